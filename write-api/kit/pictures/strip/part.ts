/** Returns `length` bytes from `at`. Throws a RangeError if the file ends before. */
export function part(bytes: Buffer, at: number, length: number): Buffer {
  if (at + length > bytes.length) throw new RangeError('the file ends too early');
  return bytes.subarray(at, at + length);
}
