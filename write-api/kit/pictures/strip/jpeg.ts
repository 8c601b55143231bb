import { orientationAlone } from './orientation.ts';
import { part } from './part.ts';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const exifName = 'Exif\0\0';
const profileName = 'ICC_PROFILE\0';

/**
 * Returns a JPEG with only its frame, tables, scans and profile. Drops everything after the end, such as other pictures of the
 * same shot or films.
 */
export function strippedJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: Buffer | null = null;
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) throw new RangeError('no marker');
    const marker = part(bytes, at + 1, 1).readUInt8();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) break;
    if (marker === start || isBare(marker)) throw new RangeError('a marker out of place');
    const length = part(bytes, at + 2, 2).readUInt16BE();
    if (length < 2) throw new RangeError('a segment without a length');
    const data = part(bytes, at + 4, length - 2);
    at += 2 + length;
    if (marker === 0xe1 && data.subarray(0, 6).toString('latin1') === exifName) {
      orientation ??= orientationAlone(data.subarray(6));
    }
    const drawn = drawnOf(marker, data);
    if (drawn !== null) kept.push(segment(marker, drawn));
    if (marker !== scan) continue;
    const until = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, until));
    at = until;
  }
  const told =
    orientation === null ? [] : [segment(0xe1, Buffer.concat([Buffer.from(exifName), orientation]))];
  const [first, ...others] = kept;
  const isJfif = first?.[1] === 0xe0;
  // Decoders expect the JFIF segment first.
  const ordered = isJfif && first !== undefined ? [first, ...told, ...others] : [...told, ...kept];
  return Buffer.concat([Buffer.from([0xff, start]), ...ordered, Buffer.from([0xff, end])]);
}

/** Returns the part of a segment that drawing the picture needs; null if drawing needs none. */
function drawnOf(marker: number, data: Buffer): Buffer | null {
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe || marker >= 0xf0 || marker < 0xc0;
  if (!isNote) return data;
  const name = data.toString('latin1', 0, 12);
  if (marker === 0xe0 && name.startsWith('JFIF\0') && data.length >= 14) {
    // Only the version and density remain, without the thumbnail.
    return Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)]);
  }
  if (marker === 0xe2 && name === profileName) return data;
  // This segment says how to convert the colours to red, green and blue.
  if (marker === 0xee && name.startsWith('Adobe') && data.length >= 12) return data.subarray(0, 12);
  return null;
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Returns the end of the coded pixels: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isBare = (marker: number) => isRestart(marker) || marker === 0 || marker === 1;
