import { orientationAlone } from './orientation.ts';
import { part } from './part.ts';

const drawn = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const inFrame = new Set(['VP8 ', 'VP8L', 'ALPH']);
const exifFlag = 0x08;
const xmpFlag = 0x04;
/** The bytes of a frame's position, size and duration, before the frame's own chunks. */
const frameHead = 16;

/** Returns a WebP with only its drawing chunks, and its orientation in a chunk of its own. Drops everything after the end. */
export function strippedWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: Buffer | null = null;
  const file = part(bytes, 8, bytes.readUInt32LE(4));
  for (const { type, data } of chunksIn(file, 4)) {
    if (type === 'EXIF') orientation ??= orientationAlone(tiffOf(data));
    if (type === 'ANMF') kept.push(chunk(type, frameOf(data)));
    else if (drawn.has(type)) kept.push(chunk(type, Buffer.from(data)));
  }
  const extended = kept.find((each) => each.toString('latin1', 0, 4) === 'VP8X');
  if (extended !== undefined) {
    const flags = part(extended, 8, 1).readUInt8() & ~(exifFlag | xmpFlag);
    extended.writeUInt8(orientation === null ? flags : flags | exifFlag, 8);
    if (orientation !== null) kept.push(chunk('EXIF', orientation));
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  return chunk('RIFF', body);
}

function* chunksIn(bytes: Buffer, from: number): Generator<{ type: string; data: Buffer }> {
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    yield { type: bytes.toString('latin1', at, at + 4), data: part(bytes, at + 8, length) };
    at += 8 + length + (length % 2);
  }
}

function frameOf(data: Buffer): Buffer {
  const kept = [part(data, 0, frameHead)];
  for (const each of chunksIn(data, frameHead)) {
    if (inFrame.has(each.type)) kept.push(chunk(each.type, each.data));
  }
  return Buffer.concat(kept);
}

/** Returns the Exif data without the head of JPEG's Exif segment, which some programs write before it. */
function tiffOf(data: Buffer): Buffer {
  return data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
