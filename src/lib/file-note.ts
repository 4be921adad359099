/** Formats bytes: `184 KB`, `1,2 MB`, with a no-break space. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes}\u00a0KB`;
  return `${(bytes / 1024 ** 2).toFixed(1).replace(".", ",")}\u00a0MB`;
}

interface FileNote {
  readonly fileType: string;
  /** In bytes. */
  readonly fileSize: number;
  readonly pages?: number | null | undefined;
}

/** Describes a file for its link: `PDF, 184 KB, 12 páginas`. */
export function fileNote({ fileType, fileSize: bytes, pages }: FileNote): string {
  const count = pages ? [`${pages}\u00a0${pages === 1 ? "página" : "páginas"}`] : [];
  return [fileType, fileSize(bytes), ...count].join(", ");
}
