import { createHash } from "node:crypto";

/** The size that WhatsApp, Facebook and the rest ask for. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Some apps show no picture that is larger (bytes). */
export const maxSocialBytes = 300 * 1024;

/** Changes whenever the same input would be drawn otherwise, so that older drawings are not taken for it. */
const drawing = 1;

/** The picture that goes with the link when a page is shared. */
export interface SocialImage {
  /** Its address on the site; the name follows from what is drawn. */
  readonly src: string;
  /** What it shows, in words. */
  readonly alt: string;
}

/** How a social image is made: out of a picture, or from words. */
export type SocialJob = SocialImage & {
  readonly words: SocialWords;
  readonly cover?: string | undefined;
};

export interface SocialWords {
  readonly title: string;
  /** A word or two over the title: what kind of page it is. */
  readonly label: string;
  /** Name of the site. */
  readonly site: string;
}

export interface SocialCover {
  /** Where the file is. */
  readonly file: string;
  /** Changes with its content. */
  readonly digest: string;
  readonly alt: string;
}

/** Plans the social image of a page: its cover, cropped; without one, its title, drawn. Touches no file. */
export function planSocialImage(words: SocialWords, cover?: SocialCover): SocialJob {
  const input = cover ? ["crop", cover.digest] : ["draw", words.title, words.label, words.site];
  const digest = createHash("sha256")
    .update(JSON.stringify([drawing, ...input]))
    .digest("hex")
    .slice(0, 20);
  return {
    src: `/social/${digest}.jpg`,
    alt: cover?.alt || `${words.label ? `${words.label}: ` : ""}${words.title}`,
    words,
    cover: cover?.file,
  };
}
