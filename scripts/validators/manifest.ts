import { z } from "zod";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const path = z.string().startsWith("/");
const icon = z.object({
  src: path,
  sizes: z.string().regex(/^\d+x\d+$/),
  type: z.string().startsWith("image/").optional(),
  purpose: z.enum(["any", "maskable", "monochrome"]).optional(),
});

/** https://www.w3.org/TR/appmanifest/, with what browsers ask for before they offer to install. */
const schema = z.object({
  id: path,
  name: z.string().min(1),
  short_name: z.string().min(1).max(30),
  description: z.string().min(1),
  lang: z.literal("pt-BR"),
  dir: z.enum(["ltr", "rtl", "auto"]),
  start_url: path,
  scope: path,
  display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
  theme_color: color,
  background_color: color,
  icons: z.array(icon).min(3),
});

export interface IconFile {
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

interface Surroundings {
  /** The picture at a path of the site. */
  readonly picture: (path: string) => Promise<IconFile | undefined>;
  readonly isPage: (path: string) => boolean;
}

/** What is wrong with the web manifest, in sentences. */
export async function manifestProblems(source: string, { picture, isPage }: Surroundings): Promise<string[]> {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    return [`not JSON: ${String(error)}`];
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) return parsed.error.issues.map(({ path: place, message }) => `${place.join(".")}: ${message}`);
  const { icons, start_url, scope } = parsed.data;
  const has = (size: string, purpose: string) =>
    icons.some((one) => one.sizes === size && (one.purpose ?? "any") === purpose);
  const files = await Promise.all(icons.map(async ({ src, sizes }) => ({ src, sizes, file: await picture(src) })));
  return [
    ...(has("192x192", "any") && has("512x512", "any") ? [] : ["no icons of 192 and 512"]),
    ...(icons.some(({ purpose }) => purpose === "maskable") ? [] : ["no maskable icon"]),
    ...files.flatMap(({ src, sizes, file }) =>
      file && `${file.width}x${file.height}` === sizes ? [] : [`${src} is not ${sizes}`],
    ),
    ...(isPage(start_url) ? [] : [`${start_url} is no page`]),
    ...(start_url.startsWith(scope) ? [] : [`${start_url} is outside of ${scope}`]),
  ];
}
