import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPicture } from '../../testing/picture.ts';
import { pictureTypes } from './picture-type.ts';
import { variantsOf } from './variants.ts';

const read = async (bytes: Uint8Array | undefined) => sharp(bytes).metadata();

test.each(pictureTypes)(
  '%s is made into every size and format, none larger than the original',
  async (type) => {
    const variants = await variantsOf(await aPicture({ type, width: 1000, height: 500 }));
    const made = await Promise.all(
      [...variants].map(async ([name, bytes]) => {
        const { format, width, height } = await read(bytes);
        return [name, format, width, height];
      }),
    );
    expect(made).toEqual([
      ['small.webp', 'webp', 320, 160],
      ['small.jpeg', 'jpeg', 320, 160],
      ['standard.webp', 'webp', 800, 400],
      ['standard.jpeg', 'jpeg', 800, 400],
      ['large.webp', 'webp', 1000, 500],
      ['large.jpeg', 'jpeg', 1000, 500],
    ]);
  },
);

test('it is upright, and has no place, time or owner', async () => {
  const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Copyright: 'Hana Choi' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await read(lying)).toMatchObject({ width: 40, height: 20, orientation: 6 });
  for (const bytes of (await variantsOf(lying)).values()) {
    const { width, height, orientation, exif, xmp, iptc } = await read(bytes);
    expect([width, height]).toEqual([20, 40]);
    expect([orientation, exif, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('transparency becomes white in JPEG, and stays in WebP', async () => {
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const variants = await variantsOf(clear);
  const { data } = await sharp(variants.get('small.jpeg')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect((await read(variants.get('small.webp'))).hasAlpha).toBe(true);
});

test('greyscale, palettes and sixteen bits a channel are readable too', async () => {
  const grey = sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } });
  const pictures = [
    await grey.clone().greyscale().jpeg().toBuffer(),
    await grey.clone().png({ palette: true }).toBuffer(),
    await grey.clone().toColourspace('rgb16').png().toBuffer(),
  ];
  for (const picture of pictures) expect((await variantsOf(picture)).size).toBe(6);
});

test('a small file that unpacks to too many pixels is refused before it is decoded', async () => {
  const bomb = await aPicture({ width: 8000, height: 7000 });
  expect(bomb.length).toBeLessThan(2 ** 20);
  await expect(variantsOf(bomb)).rejects.toMatchObject({
    statusCode: 413,
    errorCode: 'picture.dimensions',
    detail: { width: 8000, height: 7000, pixelsAtMost: 50_000_000 },
  });
});

test('files that are damaged, cut off or not pictures are refused', async () => {
  const whole = await aPicture({ type: 'image/jpeg', width: 2000, height: 2000 });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('89504e470d0a1a0a', 'hex'), svg]) {
    await expect(variantsOf(bytes)).rejects.toMatchObject({
      statusCode: 415,
      errorCode: 'picture.unreadable',
    });
  }
});
