import { slugify } from "../../../../src/lib/slug";

/** The longest name of a file, without its extension: the build takes 200 letters, and addresses are shared. */
const longestName = 100;

/**
 * The name of a file that is chosen in a form. An iPhone calls every photo that is taken for one `image.jpg`: the next one would be
 * asked to take the first one's place. So would a file of whose name no letter is left in an address, or the second of two long names.
 * Photos are stored in another format, so names count without it.
 */
export function ownName(name: string, present: readonly { readonly name: string }[]): string {
  const [, given = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const short = [...given].slice(0, longestName).join("");
  const stem = slugify(short) ? short : "arquivo";
  if (stem === given && !/^image\.jpe?g$/i.test(name)) return `${stem}${extension}`;
  const taken = new Set(present.map((file) => file.name.toLowerCase().replace(/\.[^.]+$/, "")));
  let number = 1;
  const next = () => (number === 1 ? stem : `${stem}-${number}`);
  while (taken.has(next().toLowerCase())) number++;
  return `${next()}${extension}`;
}
