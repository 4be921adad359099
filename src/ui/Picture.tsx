import type { ContentPicture } from "../lib/picture";

interface Props {
  /** `decorative` also if the text beside it says the same. */
  picture: ContentPicture;
  /** True for the first picture of a page: it is fetched at once, and before others. */
  first?: boolean;
  /** Replaces the data's own `sizes`, where a place is narrower. */
  sizes?: string;
}

/** A picture in its best format, its place kept while it loads. Needs no script. */
export function Picture({ picture: { alt, decorative, data }, first = false, sizes }: Props) {
  if (!data) return null;
  const shown = sizes ?? data.sizes;
  return (
    <picture>
      {data.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shown} />
      ))}
      <img
        src={data.src}
        width={data.width}
        height={data.height}
        alt={decorative ? "" : (alt ?? "")}
        style={{ backgroundColor: data.color }}
        decoding="async"
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
