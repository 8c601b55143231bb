import { createHash } from 'node:crypto';
import type { Pictures } from './pictures.ts';
import { stripped } from './strip/strip.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Made last: where it is there, all of them are. */
export const lastVariant: Variant = 'large.jpeg';

/** What a picture is kept under. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A picture without what it says of its owner, with its sizes. */
export interface MadePicture {
  hash: string;
  bytes: Uint8Array;
  sizes: ReadonlyMap<Variant, Uint8Array>;
}

/** The same where it lies beside the request. */
export interface ReadyPicture {
  hash: string;
  /** Bytes, those of its sizes among them. */
  size: number;
  read(variant?: Variant): Promise<Uint8Array>;
}

/** Throws as `stripped` and `variantsOf`. */
export async function madePicture(sent: Uint8Array): Promise<MadePicture> {
  const bytes = stripped(sent);
  return { hash: hashOf(bytes), bytes, sizes: await variantsOf(bytes) };
}

/**
 * Keeps a picture with its variants and answers its hash. The picture itself is kept last, so that whoever finds it finds
 * them too; one that was kept before there were variants gets them. Throws as `madePicture`.
 */
export async function keepPicture(pictures: Pictures, sent: Uint8Array): Promise<string> {
  const hash = hashOf(stripped(sent));
  if ((await pictures.has(hash)) && (await pictures.has(hash, lastVariant))) return hash;
  const { bytes, sizes } = await madePicture(sent);
  for (const [variant, made] of sizes) await pictures.putVariant(hash, variant, made);
  return pictures.put(bytes);
}
