import type { FastifyReply } from 'fastify';
import { notFound } from '#http/errors.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Pictures } from './pictures.ts';
import { type Variant, variantsOf } from './variants.ts';

/**
 * Sends a picture or a variant, with the given cache headers. Missing variants of an older picture are made now. 404
 * `picture.not_found` if there is none, or none can be made.
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

/** Makes the variants from the original. The original never replaces a variant, because not everybody may see it. */
async function madeNow(pictures: Pictures, hash: string, wanted: Variant): Promise<Uint8Array | null> {
  const origin = await pictures.get(hash);
  const made = origin && (await variantsOf(origin).catch(() => null));
  if (made === null) return null;
  for (const [variant, bytes] of made) await pictures.putVariant(hash, variant, bytes);
  // If the picture was removed meanwhile, remove its new variants too.
  if ((await pictures.get(hash)) === null) await pictures.remove(hash);
  return made.get(wanted) ?? null;
}

/** The same error for a missing picture and for one that the caller may not see. */
export function noPicture(reply: FastifyReply, hash: string): Error {
  reply.header('cache-control', 'no-store');
  return notFound('picture', hash);
}
