import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../../testing/picture.ts';
import { told, toldPicture } from '../../../testing/told-picture.ts';
import { pictureTypes } from '../picture-type.ts';
import { stripped } from './strip.ts';

const pixelsOf = (bytes: Uint8Array, options = {}) => sharp(bytes, options).raw().toBuffer();
const said = (bytes: Uint8Array) =>
  told.filter((text) => Buffer.from(bytes).toString('latin1').includes(text));
/** A place of 37 degrees, 33 minutes, 59 seconds, as Exif stores it in either byte order. */
const places = ['2500000001000000', '0000002500000001'];
const hasPlace = (bytes: Uint8Array) => {
  const hex = Buffer.from(bytes).toString('hex');
  return places.some((place) => hex.includes(place));
};

describe.each(pictureTypes)('%s', (type) => {
  test('loses what cameras and programs wrote into it, and keeps pixels, profile and orientation', async () => {
    const before = await toldPicture(type);
    expect(said(before).length).toBeGreaterThan(1);
    const after = stripped(before);
    expect([said(after), hasPlace(after)]).toEqual([[], false]);
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    expect(is.format).toBe(was.format);
    expect([is.orientation, is.xmp, is.iptc, is.comments]).toEqual([
      was.orientation,
      undefined,
      undefined,
      undefined,
    ]);
    expect(is.icc).toEqual(was.icc);
    if (type !== 'image/gif') expect([hasPlace(before), is.orientation]).toEqual([true, 6]);
    expect(await pixelsOf(after)).toEqual(await pixelsOf(before));
    expect(stripped(after)).toEqual(after);
  });

  test('without such data stays unchanged', async () => {
    const plain = await aPicture({ type });
    expect(Buffer.from(stripped(plain)).equals(plain)).toBe(true);
  });

  test('that is cut off anywhere is refused, or gains nothing', async () => {
    const whole = await toldPicture(type);
    for (let length = 12; length < whole.length; length += 1) {
      try {
        expect(said(stripped(whole.subarray(0, length)))).toEqual([]);
      } catch (error) {
        expect(error).toMatchObject({ statusCode: 415, errorCode: 'picture.unreadable' });
      }
    }
  });
});

test.each(['image/gif', 'image/webp'] as const)('all frames of an animated %s stay', async (type) => {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const format = type === 'image/gif' ? 'gif' : 'webp';
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 3, delay: [100, 200, 300] })
    .toBuffer();
  const after = stripped(moving);
  const { pages, loop, delay } = await sharp(after, { animated: true }).metadata();
  expect([pages, loop, delay]).toEqual([3, 3, [100, 200, 300]]);
  expect(await pixelsOf(after, { animated: true })).toEqual(await pixelsOf(moving, { animated: true }));
});

test('a JPEG in several scans or in four colours stays whole', async () => {
  const noise = {
    create: {
      width: 200,
      height: 120,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      background: 'red',
    },
  };
  const progressive = await sharp(noise).jpeg({ progressive: true }).toBuffer();
  expect(await pixelsOf(stripped(progressive))).toEqual(await pixelsOf(progressive));
  const cmyk = await sharp(noise).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(stripped(cmyk)).metadata()).space).toBe('cmyk');
  expect(await pixelsOf(stripped(cmyk))).toEqual(await pixelsOf(cmyk));
});

test('a thumbnail in the head of a JPEG is removed', async () => {
  const plain = await aPicture({ type: 'image/jpeg' });
  const thumb = Buffer.from('\xff\xe0\x00\x13JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01abc', 'latin1');
  const withThumb = Buffer.concat([plain.subarray(0, 2), thumb, plain.subarray(2)]);
  expect(Buffer.from(stripped(withThumb)).includes('abc')).toBe(false);
  expect(await pixelsOf(stripped(withThumb))).toEqual(await pixelsOf(plain));
});
