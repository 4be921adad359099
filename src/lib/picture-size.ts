/** Width and height of a picture as it says itself, by its kind; undefined where it says nothing that is known here. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  } catch {
    // It ends before it says so.
  }
  return undefined;
}

/** A JPEG is a row of segments; those that begin a picture have the numbers C0 to CF, but for three. */
function jpegSize(view: DataView) {
  for (let place = 2; ; place += 2 + view.getUint16(place + 2)) {
    const marker = view.getUint8(place + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    if (marker === 0xda) return undefined;
  }
}

/** Its first chunk is one of three (RFC 9649). */
function webpSize(view: DataView) {
  const kind = view.getUint8(15);
  if (kind === 0x58) {
    const at = (place: number) => 1 + view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000;
    return { width: at(24), height: at(27) };
  }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
