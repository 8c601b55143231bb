import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operation } from '#http/operation.ts';
import { callerOf, type Who } from '#http/rights.ts';
import type { WriteDeps } from '../../deps.ts';
import { formatFor } from './picture-format.ts';
import { HashParams, pictureResponse as response, SizeParams } from './picture-params.ts';
import { noPicture, sendPicture } from './send-picture.ts';
import type { Variant } from './variants.ts';

const who: Who = ['staff', 'brand_admin'];
const nowhere = { 'cache-control': 'private, no-store' };

/** Serves business certificates to staff and to the brand's own admins. For all other callers they do not exist. */
export function certificateRoutes(
  app: FastifyInstance,
  { pictures, certificates }: Pick<WriteDeps, 'pictures' | 'certificates'>,
): void {
  app.get<{ Params: HashParams }>(
    '/v1/pictures/certificates/:hash',
    operation(
      who,
      {
        operationId: 'getCertificate',
        tags: ['pictures'],
        summary: 'Get a business certificate in its original size, by the hash that its brand names',
        params: HashParams,
        response,
      },
      [404],
    ),
    async (request, reply) => sent(request, reply, request.params.hash),
  );
  app.get<{ Params: SizeParams }>(
    '/v1/pictures/certificates/:hash/:size',
    operation(
      who,
      {
        operationId: 'getCertificateInSize',
        tags: ['pictures'],
        summary: 'Get a business certificate in another size',
        params: SizeParams,
        response,
      },
      [404],
    ),
    async (request, reply) => {
      const { hash, size } = request.params;
      return sent(request, reply, hash, `${size}.${formatFor(request)}`);
    },
  );

  async function sent(request: FastifyRequest, reply: FastifyReply, hash: string, variant?: Variant) {
    if (!(await certificates.isSeenBy(hash, callerOf(request)))) throw noPicture(reply, hash);
    return sendPicture(reply, pictures, hash, variant, nowhere);
  }
}
