import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { PictureType } from '../kit/pictures/picture-type.ts';

export interface PictureWish {
  type?: PictureType;
  width?: number;
  height?: number;
  /** The colour as red, green, blue; each colour makes another picture. */
  color?: readonly [number, number, number];
}

/** Returns a picture of one colour. */
export async function aPicture({
  type = 'image/png',
  width = 8,
  height = 6,
  color: [r, g, b] = [20, 90, 70],
}: PictureWish = {}): Promise<Buffer<ArrayBuffer>> {
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif';
  const plain = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return Buffer.from(await plain.toFormat(format).toBuffer());
}

/** Returns a picture that no other test has: access to a picture depends on everything that names it. */
export function anOwnPicture(): Promise<Buffer<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return aPicture({ width: 9, color: [r, g, b] });
}
