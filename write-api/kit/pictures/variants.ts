import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { ApiError } from '#http/errors.ts';
import { unreadable } from './strip/unreadable.ts';

/** The sizes that are stored next to the original, in pixels. No side is longer, and no picture is enlarged. */
export const pictureSizes = { small: 320, standard: 800, large: 1600 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** The formats of variants. The first one is used if a caller accepts all equally. */
export const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The name of a variant, by size and format: `small.webp`. */
export type Variant = `${PictureSize}.${PictureFormat}`;

export const variants: readonly Variant[] = (Object.keys(pictureSizes) as PictureSize[]).flatMap((size) =>
  pictureFormats.map((format) => `${size}.${format}` as const),
);

/**
 * The maximum number of pixels. Larger pictures are refused before decoding: a small file may unpack to more than fits into
 * memory.
 */
const pixelsAtMost = 50_000_000;
const quality = { webp: 80, jpeg: 82 } as const;

/** Only one picture is decoded at a time, since a large one takes some hundred megabytes. */
const oneAtATime = pLimit(1);

/** The decoders of the accepted types of pictures; no other decoder is enabled. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`);

let loaded: Promise<typeof import('sharp').default> | undefined;

/** Loads the image library with the first picture: most processes never handle one. */
function library() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
    return sharp;
  });
  return loaded;
}

/**
 * Makes all sizes and formats of a picture: upright, in sRGB, and without camera data (place, time, owner). Of an animation,
 * only the first frame is used. Throws 413 `picture.dimensions` if the picture has too many pixels, 415 `picture.unreadable`
 * if it cannot be decoded.
 */
export function variantsOf(picture: Uint8Array): Promise<Map<Variant, Uint8Array>> {
  return oneAtATime(async () => {
    const sharp = await library();
    const options = { limitInputPixels: pixelsAtMost, failOn: 'error' } as const;
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata().catch(refuse);
    if (width * height > pixelsAtMost) throw tooManyPixels(width, height);
    // The picture is decoded once, and all sizes are made from the largest.
    const whole = sharp(picture, options).autoOrient();
    const { data, info } = await within(whole, 'large')
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    const { width: columns, height: rows, channels } = info;
    const variants = new Map<Variant, Uint8Array>();
    // A small picture has the same variant for all sizes above its own, so it is encoded once.
    const made = new Map<string, Uint8Array>();
    for (const size of Object.keys(pictureSizes) as PictureSize[]) {
      for (const format of pictureFormats) {
        const same = `${Math.min(pictureSizes[size], Math.max(columns, rows))}.${format}`;
        const large = sharp(data, { raw: { width: columns, height: rows, channels } });
        const variant = made.get(same) ?? (await encoded(within(large, size), format));
        made.set(same, variant);
        variants.set(`${size}.${format}`, variant);
      }
    }
    return variants;
  });
}

function within(picture: Sharp, size: PictureSize): Sharp {
  const side = pictureSizes[size];
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Uint8Array> {
  if (format === 'webp') return picture.webp({ quality: quality.webp }).toBuffer();
  // JPEG has no transparency, so transparent pixels become white.
  return picture
    .flatten({ background: 'white' })
    .jpeg({ quality: quality.jpeg, progressive: true })
    .toBuffer();
}

function refuse(): never {
  throw unreadable();
}

function tooManyPixels(width: number, height: number): ApiError {
  return new ApiError(
    413,
    'picture.dimensions',
    `the picture has more than ${pixelsAtMost} pixels; send a smaller one`,
    {
      detail: { width, height, pixelsAtMost },
    },
  );
}
