import { createHash } from "node:crypto";

/** The size that WhatsApp, Facebook and the rest ask for. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Some apps show no picture that is larger (bytes). */
export const maxSocialBytes = 300 * 1024;

/** Raised when the same input is drawn differently, so that older drawings are not taken for it. */
const version = 1;

/** The picture that goes with the link when a page is shared. */
export interface SocialImage {
  /** Its address on the site; the name is a hash of what is drawn. */
  readonly src: string;
  readonly alt: string;
  readonly words: SocialWords;
  /** The file that is cropped for it; without one, the words are drawn. */
  readonly cover: string | null;
}

/** Whether a node's field `social` has an image. */
export const isSocialImage = (value: unknown): value is SocialImage =>
  typeof value === "object" && value !== null && "src" in value && typeof value.src === "string";

export interface SocialWords {
  readonly title: string;
  /** A word or two over the title: what kind of page it is. */
  readonly label: string;
  /** Name of the site. */
  readonly site: string;
}

export interface SocialCover {
  readonly file: string;
  /** Hash of its content. */
  readonly digest: string;
  readonly alt: string;
}

/** Plans the social image of a page: its cover, cropped; without one, its title, drawn. Touches no file. */
export function planSocialImage(words: SocialWords, cover?: SocialCover): SocialImage {
  const input = cover ? ["crop", cover.digest] : ["draw", words.title, words.label, words.site];
  const hash = createHash("sha256").update(JSON.stringify([version, ...input]));
  return {
    src: `/social/${hash.digest("hex").slice(0, 20)}.jpg`,
    alt: cover?.alt || [words.label, words.title].filter(Boolean).join(": "),
    words,
    cover: cover?.file ?? null,
  };
}
