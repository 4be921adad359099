import { fileSize } from "./file-size";

it.each([
  [0, "1 KB"],
  [1, "1 KB"],
  [188_416, "184 KB"],
  [999 * 1024, "999 KB"],
  [999.6 * 1024, "1,0 MB"],
  [1024 * 1024, "1,0 MB"],
  [1_258_291, "1,2 MB"],
])("fileSize: %d bytes are %s", (bytes, said) => expect(fileSize(bytes)).toBe(said));
