import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { operation } from '#http/operation.ts';
import { pictureTypeOf } from './picture-type.ts';
import { type Pictures, pictureHash } from './pictures.ts';

const HashParams = Type.Object({ hash: Type.String({ pattern: pictureHash.source }) });

/** Serves pictures. Whoever knows a hash may see the picture: a page's `<img>` sends no token. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get(
    '/v1/pictures/:hash',
    operation(
      'public',
      {
        operationId: 'getPicture',
        tags: ['pictures'],
        summary: 'A picture by the hash that products, brands and users name',
        params: HashParams,
        response: {
          200: Type.Unknown({ description: 'The picture: image/jpeg, png, webp or gif' }),
          304: Type.Unknown({ description: 'The caller has it already' }),
        },
      },
      [404],
    ),
    async (request, reply) => {
      const { hash } = request.params as { hash: string };
      const etag = `"${hash}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await pictures.get(hash);
      if (bytes === null) {
        reply.removeHeader('etag').header('cache-control', 'no-store');
        throw notFound('picture', hash);
      }
      return reply
        .header('content-security-policy', "default-src 'none'")
        .type(pictureTypeOf(bytes) ?? 'application/octet-stream')
        .send(Buffer.from(bytes));
    },
  );
}
