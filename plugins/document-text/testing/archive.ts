import { deflateRawSync } from "node:zlib";

interface Packed {
  readonly name: string;
  readonly content: Buffer;
  /** The size that the archive says it has, where that is another. */
  readonly said?: number;
}

/** A ZIP archive (APPNOTE.TXT of PKWARE). */
export function archive(files: readonly Packed[], comment = ""): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let place = 0;
  for (const { name, content, said = content.length } of files) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = [Buffer.from("PK\x01\x02\x14\x00"), common, Buffer.alloc(14), Buffer.from(name)];
    entry[2]?.writeUInt32LE(place, 10);
    entries.push(...entry);
    const local = [Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed];
    parts.push(...local);
    place += Buffer.concat(local).length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, directory, end, Buffer.from(comment, "latin1")]);
}
