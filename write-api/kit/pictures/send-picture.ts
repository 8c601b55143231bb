import type { FastifyReply } from 'fastify';
import { notFound } from '#http/errors.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Pictures } from './pictures.ts';
import type { Variant } from './variants.ts';

/** How the answer may be kept: as what was asked for, or as what stands in for a variant that is missing. */
export interface Keeping {
  found: Readonly<Record<string, string>>;
  standIn: Readonly<Record<string, string>>;
}

/** Answers a picture, or the origin where it has no such variant. 404 `picture.not_found` where there is neither. */
export async function sendPicture(
  reply: FastifyReply,
  pictures: Pictures,
  hash: string,
  variant: Variant | undefined,
  keeping: Keeping,
): Promise<FastifyReply> {
  const wanted = await pictures.get(hash, variant);
  const bytes = wanted ?? (variant === undefined ? null : await pictures.get(hash));
  if (bytes === null) throw noPicture(reply, hash);
  return reply
    .headers(wanted === null ? keeping.standIn : keeping.found)
    .header('content-security-policy', "default-src 'none'")
    .type(pictureTypeOf(bytes) ?? 'application/octet-stream')
    .send(Buffer.from(bytes));
}

/** The same for a picture that is not there and for one that the caller may not see. */
export function noPicture(reply: FastifyReply, hash: string): Error {
  reply.header('cache-control', 'no-store');
  return notFound('picture', hash);
}
