import { fileSize } from "./file-size";

interface FileNote {
  /** `PDF` */
  readonly fileType: string;
  /** In bytes. */
  readonly fileSize: number;
  readonly pages?: number | null | undefined;
}

/** What one gets by a link to a file: `PDF, 184 KB, 12 páginas`. */
export function fileNote({ fileType, fileSize: bytes, pages }: FileNote): string {
  const count = pages ? [`${pages}\u00a0${pages === 1 ? "página" : "páginas"}`] : [];
  return [fileType, fileSize(bytes), ...count].join(", ");
}
