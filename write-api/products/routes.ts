import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { type ProductCommand, product } from '#domain/products/product.ts';
import type { CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound, parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { seesBrand } from '../brands/visible.ts';
import { productCodeClaim } from '../kit/commands/claim-values.ts';
import { requireNotInUse } from '../kit/masters/in-use.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { MaxPieceCountBody, NewProductBody, ProductBody, ProductChanges } from './bodies.ts';
import { mergeRoute } from './merge-route.ts';
import {
  type ProductBody as Body,
  changedProduct,
  furtherCommands,
  wholeProduct,
} from './product-commands.ts';
import { requireProductLinks, requireSizeLinks } from './product-links.ts';
import { requireMayBeSold } from './sale.ts';
import { addSize, type SizeBody, wholeSize } from './size-commands.ts';
import { sizeRoutes } from './size-routes.ts';
import { seesProduct } from './visible.ts';

const tags = ['products'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const response = { 200: CommandAnswer };

export function productRoutes(app: FastifyInstance, deps: MasterDeps): void {
  sizeRoutes(app, deps);
  mergeRoute(app, deps);

  app.post(
    '/v2/products',
    {
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: 'createProduct',
          tags,
          summary: 'Register a product, with its sizes; JSON, or multipart with pictures',
          body: NewProductBody,
          response: { 201: CommandAnswer },
        },
        [404, 409, 413, 415, 422],
      ),
    },
    async (request, reply) => {
      const { caller, context } = asked(deps, request);
      const body = request.body as Static<typeof NewProductBody> & Body;
      const brandId = body.brand_id ?? (caller.label === 'brand_admin' ? caller.brandId : undefined);
      if (brandId === undefined) {
        const missing = [{ in: 'body' as const, name: 'brand_id', message: 'is required' }];
        throw parameterMissing('brand_id', 'createProduct', missing);
      }
      const { state: owner } = await deps.streams.refresh(brand, brandId);
      if (!seesBrand(caller)(owner)) throw notFound('brand', brandId);
      const fields = wholeProduct(body);
      const sizes = (body.sizes ?? []) as SizeBody[];
      const given = await deps.ids.forCommand({ product: 1, product_size: sizes.length }, context);
      const id = given.product?.[0] ?? 0;
      await requireProductLinks(deps.streams, fields);
      const { state: before, revision } = await deps.streams.load(product, id);
      if (revision === 'no_stream') await requireMayBeSold(deps.streams, { brandId, before, fields, body });
      for (const size of sizes) await requireSizeLinks(deps.streams, wholeSize(size));
      const commands: ProductCommand[] = [
        { action: 'register', productId: id, brandId, ...fields },
        ...sizes.flatMap((size, index) => addSize(given.product_size?.[index] ?? 0, size)),
        ...(await furtherCommands(deps, request, body)),
      ];
      const claims = {
        by: { category: 'product' as const, id },
        taken: fields.code === null ? [] : [productCodeClaim(brandId, fields.code)],
        givenUp: [],
      };
      const change = { decider: product, id, commands, name: 'register', claims };
      const changed = await makeChange(deps, change, context);
      reply.code(201);
      return answerChange(reply, id, changed);
    },
  );

  const revise = (method: 'PUT' | 'PATCH') => {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v2/products/:id',
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: isWhole ? 'replaceProduct' : 'updateProduct',
          tags,
          summary: isWhole
            ? 'Replace what is said of a product; pictures, sizes and publication stay unless named'
            : 'Change a product; JSON, or multipart with pictures',
          params: IdParams,
          body: isWhole ? ProductBody : ProductChanges,
          response,
        },
        [404, 409, 412, 413, 415, 422],
      ),
      handler: async (request, reply) => {
        const { id } = request.params as IdParams;
        const body = request.body as Body;
        const { caller, context, seenRevision } = asked(deps, request);
        const { state, isRepeat } = await present(deps, product, id, context, seesProduct(caller));
        const fields = isWhole ? wholeProduct(body, state.code) : changedProduct(body, state);
        if (!isRepeat) {
          await requireProductLinks(deps.streams, fields);
          await requireMayBeSold(deps.streams, { brandId: state.brandId, before: state, fields, body });
        }
        const commands: ProductCommand[] = [
          { action: 'revise', fields },
          ...(await furtherCommands(deps, request, body)),
        ];
        const { code } = { ...state, ...fields };
        const isNewCode = code !== state.code;
        const claims = {
          by: { category: 'product' as const, id },
          taken: isNewCode && code !== null ? [productCodeClaim(state.brandId, code)] : [],
          givenUp: isNewCode && state.code !== null ? [productCodeClaim(state.brandId, state.code)] : [],
        };
        const change = { decider: product, id, commands, name: 'revise', claims };
        return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
      },
    });
  };
  revise('PUT');
  revise('PATCH');

  app.post(
    '/v2/products/:id/set_max_piece_count',
    operation(
      who,
      {
        operationId: 'setMaxPieceCount',
        tags,
        summary: 'Say how many pieces a garment of the product has',
        params: IdParams,
        body: MaxPieceCountBody,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id } = request.params as IdParams;
      const { max_piece_count: maxPieceCount } = request.body as Static<typeof MaxPieceCountBody>;
      const { caller, context, seenRevision } = asked(deps, request);
      await present(deps, product, id, context, seesProduct(caller));
      const commands = [{ action: 'set_max_piece_count' as const, maxPieceCount }];
      const change = { decider: product, id, commands, name: 'set_max_piece_count' };
      return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
    },
  );

  app.delete(
    '/v2/products/:id',
    operation(
      who,
      {
        operationId: 'deleteProduct',
        tags,
        summary: 'Remove a product and its sizes; their history stays',
        params: IdParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id } = request.params as IdParams;
      const { caller, context, seenRevision } = asked(deps, request);
      const { state, isRepeat } = await present(deps, product, id, context, seesProduct(caller));
      const productSizeIds = state.sizes.map((size) => size.productSizeId);
      if (!isRepeat) await requireNotInUse(deps, { productSizeIds });
      const claims = {
        by: { category: 'product' as const, id },
        taken: [],
        givenUp: state.code === null ? [] : [productCodeClaim(state.brandId, state.code)],
      };
      const change = {
        decider: product,
        id,
        commands: [{ action: 'remove' as const }],
        name: 'remove',
        claims,
      };
      return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
    },
  );
}
