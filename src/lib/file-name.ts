/** A file's name as it is on the disk: in a link, a space is often written as `%20`. */
export function fileNameOf(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
