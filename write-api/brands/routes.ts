import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { endAccess } from '../auth/end-access.ts';
import { requireNotInUse } from '../kit/masters/in-use.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { adminRoutes } from './admin-routes.ts';
import { BrandBody, BrandChanges } from './bodies.ts';
import {
  type BrandBody as Body,
  brandFields,
  furtherCommands,
  replacedBrand,
  whole,
  wholeBrand,
} from './brand-commands.ts';
import { phoneRoutes } from './phone-routes.ts';
import { seesBrand } from './visible.ts';

const tags = ['brands'];
const response = { 200: CommandAnswer };

export function brandRoutes(app: FastifyInstance, deps: MasterDeps): void {
  adminRoutes(app, deps);
  phoneRoutes(app, deps);

  app.post(
    '/v1/brands',
    {
      ...takesPictures,
      ...operation(
        ['staff'],
        {
          operationId: 'createBrand',
          tags,
          summary: 'Register a brand; JSON, or multipart with pictures',
          body: BrandBody,
          response: { 201: CommandAnswer },
        },
        [409, 413, 415, 422],
      ),
    },
    async (request, reply) => {
      const { context } = asked(deps, request);
      const body = request.body as Body & { name: string };
      const { brand: [id = 0] = [] } = await deps.ids.forCommand({ brand: 1 }, context);
      const commands: BrandCommand[] = [
        { action: 'register', brandId: id, ...wholeBrand(body) },
        ...(await furtherCommands(deps, request, id, brand.initial, body)),
      ];
      const changed = await makeChange(deps, { decider: brand, id, commands, name: 'register' }, context);
      reply.code(201);
      return answerChange(reply, id, changed);
    },
  );

  app.post(
    '/v1/brands/update_cache',
    operation(['staff', 'brand_admin'], {
      operationId: 'updateBrandCache',
      tags,
      summary: 'Older clients call this after a change; answers are always of now, so there is nothing to do',
      response: { 200: Type.Object({ isUpToDate: Type.Literal(true) }) },
    }),
    async () => ({ isUpToDate: true as const }),
  );

  const revise = (method: 'PUT' | 'PATCH') => {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v1/brands/:id',
      ...takesPictures,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId: isWhole ? 'replaceBrand' : 'updateBrand',
          tags,
          summary: isWhole
            ? 'Replace what is said of a brand; pictures and publication stay unless named'
            : 'Change a brand; JSON, or multipart with pictures',
          params: IdParams,
          body: isWhole ? BrandBody : BrandChanges,
          response,
        },
        [404, 409, 412, 413, 415, 422],
      ),
      handler: async (request, reply) => {
        const { id } = request.params as IdParams;
        const { caller, context, seenRevision } = asked(deps, request);
        const { state } = await present(deps, brand, id, context, seesBrand(caller));
        const body = request.body as Body & { name: string };
        const fields = isWhole ? replacedBrand(body, state) : brandFields(body);
        const said = isWhole ? whole(body) : body;
        const commands: BrandCommand[] = [
          { action: 'revise', fields },
          ...(await furtherCommands(deps, request, id, state, said)),
        ];
        const change = { decider: brand, id, commands, name: 'revise' };
        return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
      },
    });
  };
  revise('PUT');
  revise('PATCH');

  app.delete(
    '/v1/brands/:id',
    operation(
      ['staff'],
      {
        operationId: 'deleteBrand',
        tags,
        summary: 'Remove a brand; its history stays',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id } = request.params as IdParams;
      const { caller, context, seenRevision } = asked(deps, request);
      const { isRepeat } = await present(deps, brand, id, context, seesBrand(caller));
      if (!isRepeat) await requireNotInUse(deps, { brandId: id });
      const change = { decider: brand, id, commands: [{ action: 'remove' as const }], name: 'remove' };
      const changed = await makeChange(deps, change, context, seenRevision);
      await endAccess(deps, { type: 'BrandRemoved', data: {} }, id);
      return answerChange(reply, id, changed);
    },
  );
}
