/**
 * The name of a file that is chosen in a form. An iPhone calls every photo that is taken for one `image.jpg`: the next one would be
 * asked to take the first one's place. Photos are stored in another format, so names count without it.
 */
export function ownName(name: string, present: readonly { readonly name: string }[]): string {
  const [, stem, extension] = /^(image)(\.jpe?g)$/i.exec(name) ?? [];
  if (!stem) return name;
  const taken = new Set(present.map((file) => file.name.toLowerCase().replace(/\.[^.]+$/, "")));
  let number = 1;
  const next = () => (number === 1 ? stem : `${stem}-${number}`);
  while (taken.has(next().toLowerCase())) number++;
  return `${next()}${extension}`;
}
