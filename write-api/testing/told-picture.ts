import sharp from 'sharp';
import type { PictureType } from '../kit/pictures/picture-type.ts';

/** The data about the owner that the pictures of `toldPicture` contain. */
export const told = [
  'Hana Choi',
  'Pixel 8',
  '<x:xmpmeta',
  'iptc caption',
  'by hand',
  'after the end',
] as const;

/**
 * Returns a picture into which a camera and programs wrote owner, place, device, comments and a thumbnail. It lies on its
 * side, except a GIF.
 */
export async function toldPicture(type: PictureType, color = 'red'): Promise<Buffer<ArrayBuffer>> {
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif';
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: color } });
  const written = plain
    .withExif({
      IFD0: { Artist: told[0], Model: told[1] },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1', GPSLongitude: '126/1 58/1 40/1' },
    })
    .withXmp(`<?xpacket?>${told[2]} xmlns:x="adobe:ns:meta/">${told[0]}</x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');
  const bytes = await written.toFormat(format).toBuffer();
  const behind = Buffer.from(`\xff\xd8 ${told[5]}`, 'latin1');
  return Buffer.from(Buffer.concat([between[format](bytes), behind]));
}

/** Inserts the parts that the image library does not write, by format. */
const between: Record<'jpeg' | 'png' | 'webp' | 'gif', (bytes: Buffer) => Buffer> = {
  jpeg: (bytes) =>
    insert(
      bytes,
      2,
      segment(0xfe, `comment ${told[4]}`),
      segment(0xed, `Photoshop 3.0\0 ${told[3]}`),
      segment(0xe2, `MPF\0 ${told[4]}`),
      segment(0xe0, `JFXX\0\x10 ${told[4]}`),
    ),
  png: (bytes) => insert(bytes, 33, pngChunk('tEXt', `Comment\0${told[4]}`), pngChunk('vpAg', told[3])),
  webp: (bytes) => {
    const longer = Buffer.concat([bytes, Buffer.from('NOTE\x0c\0\0\0'), Buffer.from(told[3])]);
    longer.writeUInt32LE(longer.length - 8, 4);
    return longer;
  },
  gif: (bytes) => {
    const table = (bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0;
    const comment = Buffer.from(`!\xfe\x07${told[4]}\0`, 'latin1');
    const xmp = Buffer.from(`!\xff\x0bXMP DataXMP\x0c${told[3]}\0`, 'latin1');
    return insert(bytes, 13 + table, comment, xmp);
  },
};

function insert(bytes: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
}

function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
}

/** Returns a PNG chunk without a valid checksum, which no reader checks. */
function pngChunk(type: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(type + text, 'latin1'), Buffer.alloc(4)]);
}
