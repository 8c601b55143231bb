import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { operation } from '#http/operation.ts';
import { steadySeconds } from '#http/signed-links.ts';
import type { WriteDeps } from '../../deps.ts';
import { formatFor } from './picture-format.ts';
import { HashParams, pictureResponse, SizeParams } from './picture-params.ts';
import { blobName } from './pictures.ts';
import { noPicture, sendPicture } from './send-picture.ts';
import type { Variant } from './variants.ts';

const response = { ...pictureResponse, 304: Type.Unknown({ description: 'The caller has it already' }) };

const forGood = 'public, max-age=31536000, immutable';
const forTheirsAlone = `private, max-age=${steadySeconds}, immutable`;

const SignedQuery = Type.Object({ signature: Type.Optional(Type.String({ maxLength: 200 })) });

/**
 * Serves pictures, except hidden ones, without a token, because a page's `<img>` sends none. Anybody who knows a hash may see
 * the picture in its sizes. The original requires the signed address that comes with the entity it belongs to.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { pictures, certificates }: Pick<WriteDeps, 'pictures' | 'certificates'>,
): void {
  app.get<{ Params: HashParams }>(
    '/v1/pictures/:hash',
    operation(
      'public',
      {
        operationId: 'getPicture',
        tags: ['pictures'],
        summary: 'Get a picture’s original by the signed address that products, brands, looks and users have',
        params: HashParams,
        querystring: SignedQuery,
        response,
      },
      [403, 404],
    ),
    async (request, reply) => {
      const { hash } = request.params;
      request.server.tokens.links.verify(request.url);
      return sent(request, reply, hash);
    },
  );
  app.get<{ Params: SizeParams }>(
    '/v1/pictures/:hash/:size',
    operation(
      'public',
      {
        operationId: 'getPictureInSize',
        tags: ['pictures'],
        summary: 'Get a picture in a size, as WebP or JPEG by image-accept or accept',
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
    if (await certificates.isHidden(hash)) throw noPicture(reply, hash);
    const etag = `"${blobName(hash, variant)}"`;
    const found = { etag, 'cache-control': variant === undefined ? forTheirsAlone : forGood };
    if (request.headers['if-none-match'] === etag) return reply.headers(found).code(304).send();
    return sendPicture(reply, pictures, hash, variant, found);
  }
}
