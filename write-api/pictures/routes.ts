import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { operation } from '#http/operation.ts';
import { formatFor } from './picture-format.ts';
import { pictureTypeOf } from './picture-type.ts';
import { blobName, type Pictures, pictureHash } from './pictures.ts';
import { type PictureSize, pictureSizes, type Variant } from './variants.ts';

const hash = Type.String({ pattern: pictureHash.source });
const HashParams = Type.Object({ hash });
const SizeParams = Type.Object({ hash, size: Type.Enum(Object.keys(pictureSizes) as PictureSize[]) });

const response = {
  200: Type.Unknown({ description: 'The picture: image/jpeg, png, webp or gif' }),
  304: Type.Unknown({ description: 'The caller has it already' }),
};

const forGood = 'public, max-age=31536000, immutable';
/** What stands in for a variant may be replaced by it, where the same picture is sent again. */
const forAWhile = 'public, max-age=3600';

/** Serves pictures. Whoever knows a hash may see the picture: a page's `<img>` sends no token. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { hash: string } }>(
    '/v1/pictures/:hash',
    operation(
      'public',
      {
        operationId: 'getPicture',
        tags: ['pictures'],
        summary: 'A picture as it was sent, by the hash that products, brands and users name',
        params: HashParams,
        response,
      },
      [404],
    ),
    async (request, reply) => sent(request, reply, request.params.hash),
  );
  app.get<{ Params: { hash: string; size: PictureSize } }>(
    '/v1/pictures/:hash/:size',
    operation(
      'public',
      {
        operationId: 'getPictureInSize',
        tags: ['pictures'],
        summary:
          'A picture in a size, as WebP or JPEG by image-accept or accept; as it was sent, where there is none in that size',
        params: SizeParams,
        response,
      },
      [404],
    ),
    async (request, reply) => {
      const { hash, size } = request.params;
      reply.header('vary', 'image-accept, accept');
      const variant = await sent(request, reply, hash, `${size}.${formatFor(request)}`);
      return variant;
    },
  );

  async function sent(request: FastifyRequest, reply: FastifyReply, hash: string, variant?: Variant) {
    const etag = `"${blobName(hash, variant)}"`;
    if (request.headers['if-none-match'] === etag) {
      return reply.header('etag', etag).header('cache-control', forGood).code(304).send();
    }
    const wanted = await pictures.get(hash, variant);
    const bytes = wanted ?? (variant === undefined ? null : await pictures.get(hash));
    if (bytes === null) {
      reply.header('cache-control', 'no-store');
      throw notFound('picture', hash);
    }
    if (wanted === null) reply.header('cache-control', forAWhile);
    else reply.header('etag', etag).header('cache-control', forGood);
    return reply
      .header('content-security-policy', "default-src 'none'")
      .type(pictureTypeOf(bytes) ?? 'application/octet-stream')
      .send(Buffer.from(bytes));
  }
}
