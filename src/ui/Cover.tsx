import type { ContentPicture } from "../lib/picture";
import { Picture } from "./Picture";

interface Props {
  picture: ContentPicture;
  /** Places it on its page. */
  className?: string | undefined;
  /** Replaces the data's own `sizes`, where a place is narrower. */
  sizes?: string;
}

/** The first picture of a page, with its credit. */
export function Cover({ picture, className = "", ...rest }: Props) {
  return (
    <figure className={`cover ${className}`}>
      <Picture picture={picture} first {...rest} />
      {picture.credit && <figcaption className="meta">{picture.credit}</figcaption>}
    </figure>
  );
}
