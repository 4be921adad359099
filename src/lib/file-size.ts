/** A number of bytes as people say it: `184 KB`, `1,2 MB`; a line never breaks between number and unit. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes}\u00a0KB`;
  return `${(bytes / 1024 ** 2).toFixed(1).replace(".", ",")}\u00a0MB`;
}
