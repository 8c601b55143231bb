import { part } from './part.ts';

const headBytes = 13;
const trailer = 0x3b;
const image = 0x2c;
const extension = 0x21;
const control = 0xf9;
const text = 0x01;
const application = 0xff;
/** The application blocks that drawing needs: animation repeats and the colour profile. */
const drawn = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Returns a GIF with only its frames and their timing. Drops comments, application data and everything after the end. */
export function strippedGif(bytes: Buffer): Buffer {
  const head = headBytes + tableBytes(part(bytes, 10, 1).readUInt8());
  const kept: Buffer[] = [part(bytes, 0, head)];
  /** The control blocks of the next frame. */
  let said: Buffer[] = [];
  for (let at = head; ; ) {
    const from = at;
    // Decoders accept a file that ends between frames.
    const kind = bytes[at] ?? trailer;
    if (kind === trailer) return Buffer.concat([...kept, Buffer.from([trailer])]);
    if (kind === image) {
      // Skips the frame's position, colour table and code width.
      at = endOfBlocks(bytes, at + 11 + tableBytes(part(bytes, at + 9, 1).readUInt8()));
      kept.push(...said, bytes.subarray(from, at));
      said = [];
    } else if (kind === extension) {
      const label = part(bytes, at + 1, 1).readUInt8();
      at = endOfBlocks(bytes, at + 2);
      const whole = bytes.subarray(from, at);
      if (label === control) said = [whole];
      if (label === text) said = [];
      if (label === application && drawn.has(whole.toString('latin1', 3, 14))) kept.push(whole);
    } else {
      throw new RangeError('no block');
    }
  }
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = -1; length !== 0; at += 1 + length) length = part(bytes, at, 1).readUInt8();
  part(bytes, from, at - from);
  return at;
}
