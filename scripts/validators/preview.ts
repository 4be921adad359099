/** The size that plugins/social-images gives, and the bytes above which some apps show no picture. */
const [width, height, maxBytes] = [1200, 630, 300 * 1024];

/** A picture file of the site. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly bytes: number;
}

/** What the preview of a shared page must say; Open Graph's required four, and what WhatsApp and X read. */
const required = [
  "og:title",
  "og:type",
  "og:image",
  "og:description",
  "og:site_name",
  "og:locale",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
] as const;

/** The meta elements of a page by their name or property. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const tags = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return new Map(
    tags.flatMap((tag) => {
      const name = attribute(tag, "property") ?? attribute(tag, "name");
      return name === undefined ? [] : [[name, attribute(tag, "content") ?? ""] as const];
    }),
  );
}

/** What is missing or wrong in what a page shows of itself when it is shared. */
export async function previewProblems(
  html: string,
  origin: string,
  picture: (path: string) => Promise<PictureFile | undefined>,
): Promise<string[]> {
  const meta = metaOf(html);
  const missing = required.filter((name) => !meta.get(name)).map((name) => `no ${name}`);
  const image = meta.get("og:image") ?? "";
  if (missing.length > 0) return missing;
  if (!image.startsWith(`${origin}/`)) return [`og:image ${image} is not a full address of the site`];
  const file = await picture(image.slice(origin.length));
  if (!file) return [`og:image ${image} is not there`];
  const said = `${meta.get("og:image:width")} × ${meta.get("og:image:height")}`;
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  return [
    ...(file.width === width && file.height === height ? [] : [`${image} is ${file.width} × ${file.height}`]),
    ...(said === `${file.width} × ${file.height}` ? [] : [`og:image is said to be ${said}`]),
    ...(file.format === "jpeg" ? [] : [`${image} is no JPEG`]),
    ...(file.bytes <= maxBytes ? [] : [`${image} has ${file.bytes} bytes`]),
    ...(meta.get("og:url") === canonical ? [] : [`og:url is not the canonical address ${canonical}`]),
  ];
}
