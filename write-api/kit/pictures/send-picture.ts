import type { FastifyReply } from 'fastify';
import { notFound } from '#http/errors.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Pictures } from './pictures.ts';
import { type Variant, variantsOf } from './variants.ts';

/**
 * Answers a picture or a variant of it, with headers that say how it may be kept. Of a picture from before there were variants they are
 * made now. 404 `picture.not_found` where there is none, or none can be made.
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

/** The origin never stands in for a variant: not everybody may see it. */
async function madeNow(pictures: Pictures, hash: string, wanted: Variant): Promise<Uint8Array | null> {
  const origin = await pictures.get(hash);
  const made = origin && (await variantsOf(origin).catch(() => null));
  if (made === null) return null;
  for (const [variant, bytes] of made) await pictures.putVariant(hash, variant, bytes);
  // It may have been removed meanwhile: nothing of it stays then.
  if ((await pictures.get(hash)) === null) await pictures.remove(hash);
  return made.get(wanted) ?? null;
}

/** The same for a picture that is not there and for one that the caller may not see. */
export function noPicture(reply: FastifyReply, hash: string): Error {
  reply.header('cache-control', 'no-store');
  return notFound('picture', hash);
}
