import { createHash } from 'node:crypto';
import type { Pictures } from './pictures.ts';
import { stripped } from './strip/strip.ts';
import { type Variant, variantsOf } from './variants.ts';

/** The variant that is stored last: if it exists, all variants exist. */
export const lastVariant: Variant = 'large.jpeg';

/** Returns the hash under which a picture is stored. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A picture without data about its owner, with its sizes in memory. */
export interface MadePicture {
  hash: string;
  bytes: Uint8Array;
  sizes: ReadonlyMap<Variant, Uint8Array>;
}

/** The same picture with its sizes as files, next to the request's uploads. */
export interface ReadyPicture {
  hash: string;
  /** The total bytes of the picture and its sizes. */
  size: number;
  read(variant?: Variant): Promise<Uint8Array>;
}

/** Strips a picture and makes its sizes. Throws like `stripped` and `variantsOf`. */
export async function madePicture(sent: Uint8Array): Promise<MadePicture> {
  const bytes = stripped(sent);
  return { hash: hashOf(bytes), bytes, sizes: await variantsOf(bytes) };
}

/**
 * Stores a picture with its variants and returns its hash. The picture itself is stored last, so that a picture that exists
 * has its variants. Older pictures without variants get them. Throws like `madePicture`.
 */
export async function keepPicture(pictures: Pictures, sent: Uint8Array): Promise<string> {
  const hash = hashOf(stripped(sent));
  if ((await pictures.has(hash)) && (await pictures.has(hash, lastVariant))) return hash;
  const { bytes, sizes } = await madePicture(sent);
  for (const [variant, made] of sizes) await pictures.putVariant(hash, variant, made);
  return pictures.put(bytes);
}
