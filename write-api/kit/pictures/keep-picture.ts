import { createHash } from 'node:crypto';
import type { Pictures } from './pictures.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Made last: where it is there, all of them are. */
const lastVariant: Variant = 'large.jpeg';

/** What a picture is kept under. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps a picture with its variants and answers its hash. The picture itself is kept last, so that whoever finds it finds
 * them too; one that was kept before there were variants gets them. Throws as `variantsOf`.
 */
export async function keepPicture(pictures: Pictures, bytes: Uint8Array): Promise<string> {
  const hash = hashOf(bytes);
  if ((await pictures.has(hash)) && (await pictures.has(hash, lastVariant))) return hash;
  for (const [variant, made] of await variantsOf(bytes)) await pictures.putVariant(hash, variant, made);
  return pictures.put(bytes);
}
