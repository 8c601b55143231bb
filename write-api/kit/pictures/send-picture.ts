import type { FastifyReply } from 'fastify';
import { notFound } from '#http/errors.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Pictures } from './pictures.ts';
import { type Variant, variantsOf } from './variants.ts';

/**
 * Sends a picture or a variant, with the given cache headers. Missing variants of an older picture are made now. Throws 404
 * `picture.not_found` if the picture does not exist, or the variant cannot be made.
 */
export async function sendPicture(
  reply: FastifyReply,
  pictures: Pictures,
  hash: string,
  variant: Variant | undefined,
  keeping: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const bytes =
    (await pictures.get(hash, variant)) ??
    (variant === undefined ? null : await madeNow(pictures, hash, variant));
  if (bytes === null) throw noPicture(reply, hash);
  return reply
    .headers(keeping)
    .header('content-security-policy', "default-src 'none'")
    .type(pictureTypeOf(bytes) ?? 'application/octet-stream')
    .send(Buffer.from(bytes));
}

/**
 * Makes the variants from the original; returns null if they cannot be made. The original never replaces a variant, because
 * not everybody may see the original.
 */
async function madeNow(pictures: Pictures, hash: string, wanted: Variant): Promise<Uint8Array | null> {
  const origin = await pictures.get(hash);
  const made = origin && (await variantsOf(origin).catch(() => null));
  if (made === null) return null;
  for (const [variant, bytes] of made) await pictures.putVariant(hash, variant, bytes);
  // If the picture was removed while its variants were made, its new variants are removed too.
  if ((await pictures.get(hash)) === null) await pictures.remove(hash);
  return made.get(wanted) ?? null;
}

/** Returns the error for a missing picture. A picture that the caller may not see gets the same error. */
export function noPicture(reply: FastifyReply, hash: string): Error {
  reply.header('cache-control', 'no-store');
  return notFound('picture', hash);
}
