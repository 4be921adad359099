import { fileSize } from "./file-note";

it.each([
  [0, "1\u00a0KB"],
  [1, "1\u00a0KB"],
  [188_416, "184\u00a0KB"],
  [999 * 1024, "999\u00a0KB"],
  [999.6 * 1024, "1,0\u00a0MB"],
  [1024 * 1024, "1,0\u00a0MB"],
  [1_258_291, "1,2\u00a0MB"],
])("fileSize: %d bytes are %s", (bytes, said) => expect(fileSize(bytes)).toBe(said));
