import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../../deps.ts';
import { formatFor } from './picture-format.ts';
import { HashParams, pictureResponse, SizeParams } from './picture-params.ts';
import { blobName } from './pictures.ts';
import { noPicture, sendPicture } from './send-picture.ts';
import type { Variant } from './variants.ts';

const response = { ...pictureResponse, 304: Type.Unknown({ description: 'The caller has it already' }) };

const forGood = 'public, max-age=31536000, immutable';
/** What stands in for a variant may be replaced by it, where the same picture is sent again. */
const forAWhile = 'public, max-age=3600';

/**
 * Serves pictures but for certificates. Whoever knows a hash may see the picture: a page's `<img>` sends no token.
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
        summary: 'A picture as it was sent, by the hash that products, brands and users name',
        params: HashParams,
        response,
      },
      [404],
    ),
    async (request, reply) => sent(request, reply, request.params.hash),
  );
  app.get<{ Params: SizeParams }>(
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
    if (await certificates.isHidden(hash)) throw noPicture(reply, hash);
    const etag = `"${blobName(hash, variant)}"`;
    const found = { etag, 'cache-control': forGood };
    if (request.headers['if-none-match'] === etag) return reply.headers(found).code(304).send();
    return sendPicture(reply, pictures, hash, variant, { found, standIn: { 'cache-control': forAWhile } });
  }
}
