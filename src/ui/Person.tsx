import type { ContentPicture } from "../lib/picture";
import * as styles from "./Person.module.css";
import { Picture } from "./Picture";

interface Props {
  name: string;
  role?: string | null;
  photo: ContentPicture | null;
}

/** Somebody with a photo, or with initials where there is none. */
export function Person({ name, role, photo }: Props) {
  return (
    <div className={styles.person}>
      {photo?.data ? (
        // The name beside it says whose portrait it is.
        <Picture picture={{ ...photo, decorative: photo.decorative || isNamed(photo.alt ?? "", name) }} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
        <strong>{name}</strong>
        {role && <p className="meta">{role}</p>}
        {photo?.credit && <p className="meta">{photo.credit}</p>}
      </div>
    </div>
  );
}

/** True for a description that only says whose picture it is. */
const isNamed = (alt: string, name: string) =>
  alt.includes(name) && /^(foto(grafia)?|retrato)?( d[aeo])? *$/i.test(alt.replace(name, ""));

/** `Pr. Daniel de Exemplo` → `DE`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith("."));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? "").join("");
}
