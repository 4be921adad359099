/** Where an archive says what is in it; its comment may come after (APPNOTE.TXT of PKWARE, 4.3.16). */
const endLength = 22;
const longestComment = 0xffff;

/**
 * Adds up what a ZIP archive (a DOCX, ODT, …) holds once it is unpacked, and stops as soon as it is more than `most`. What the archive says of
 * itself may be false, so it is unpacked, and thrown away as it comes. Undefined if it can't be read.
 */
export async function unpackedSize(archive: Uint8Array<ArrayBuffer>, most: number): Promise<number | undefined> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - endLength;
  const first = Math.max(0, end - longestComment);
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < first) return undefined;
  try {
    let size = 0;
    let place = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0 && size <= most; left -= 1) {
      if (view.getUint32(place, true) !== 0x02014b50) return undefined;
      const isDeflated = view.getUint16(place + 10, true) === 8;
      const packed = view.getUint32(place + 20, true);
      const said = view.getUint32(place + 24, true);
      const local = view.getUint32(place + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      // What says that it is too much is believed.
      if (size + said > most) return size + said;
      size += isDeflated ? await inflated(archive.subarray(start, start + packed), most - size) : packed;
      place +=
        46 + view.getUint16(place + 28, true) + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    }
    return size;
  } catch {
    return undefined;
  }
}

async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  let size = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return size;
    }
  }
}
