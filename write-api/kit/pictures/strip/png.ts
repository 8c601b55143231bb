import { crc32 } from 'node:zlib';
import { orientationAlone } from './orientation.ts';
import { part } from './part.ts';

const signatureBytes = 8;
/** The chunks that drawing needs: pixels, colours, sizes and animation. */
const drawn = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Returns a PNG with only its drawing chunks, and its orientation in a chunk of its own. Drops everything after the end. */
export function strippedPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [part(bytes, 0, signatureBytes)];
  for (let at = signatureBytes; ; ) {
    const length = part(bytes, at, 8).readUInt32BE();
    const type = bytes.toString('latin1', at + 4, at + 8);
    const whole = part(bytes, at, length + 12);
    at += length + 12;
    if (type === 'eXIf') {
      const orientation = orientationAlone(whole.subarray(8, -4));
      if (orientation !== null) kept.push(chunk('eXIf', orientation));
    }
    if (drawn.has(type)) kept.push(whole);
    if (type === 'IEND') return Buffer.concat(kept);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
