import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { ApiError } from '#http/errors.ts';
import { unreadable } from './strip/unreadable.ts';

/** What a picture is kept in besides its origin: no side is longer than so many pixels, and none is enlarged. */
export const pictureSizes = { small: 320, standard: 800, large: 1600 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** The first is taken where a caller takes all of them alike. */
export const pictureFormats = ['webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** `small.webp` */
export type Variant = `${PictureSize}.${PictureFormat}`;

export const variants: readonly Variant[] = (Object.keys(pictureSizes) as PictureSize[]).flatMap((size) =>
  pictureFormats.map((format) => `${size}.${format}` as const),
);

/** More are refused before any of them is read: a small file may unfold to more than the memory holds. */
const pixelsAtMost = 50_000_000;
const quality = { webp: 80, jpeg: 82 } as const;

/** One picture at a time: a large one takes some hundred megabytes while it is read. */
const oneAtATime = pLimit(1);

/** Nothing but the kinds of pictures that are taken is ever read. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`);

let loaded: Promise<typeof import('sharp').default> | undefined;

/** Loads the library with the first picture: most processes never see one. */
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
 * A picture in all sizes and formats: upright, in sRGB, and without what cameras write into it (place, time, owner). Of one that moves
 * the first frame. Throws 413 `picture.dimensions` where it has too many pixels, 415 `picture.unreadable` where it cannot be read.
 */
export function variantsOf(picture: Uint8Array): Promise<Map<Variant, Uint8Array>> {
  return oneAtATime(async () => {
    const sharp = await library();
    const options = { limitInputPixels: pixelsAtMost, failOn: 'error' } as const;
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata().catch(refuse);
    if (width * height > pixelsAtMost) throw tooManyPixels(width, height);
    // Read once; all sizes are made of the largest.
    const whole = sharp(picture, options).autoOrient();
    const { data, info } = await within(whole, 'large')
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    const { width: columns, height: rows, channels } = info;
    const variants = new Map<Variant, Uint8Array>();
    // Sizes to which a picture does not come are all as large as it is: encoded once.
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
  // JPEG has nothing that one can see through.
  return picture
    .flatten({ background: 'white' })
    .jpeg({ quality: quality.jpeg, progressive: true })
    .toBuffer();
}

function refuse(): never {
  throw unreadable();
}

function tooManyPixels(width: number, height: number): ApiError {
  return new ApiError(413, 'picture.dimensions', `the picture has more than ${pixelsAtMost} pixels`, {
    detail: { width, height, pixelsAtMost },
  });
}
