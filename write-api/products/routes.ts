import type { CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { MaxPieceCountBody, NewProductBody, ProductBody, ProductChanges } from './bodies.ts';
import { mergeRoute } from './merge-route.ts';
import { sizeRoutes } from './size-routes.ts';
import { registerProduct, removeProduct, reviseProduct, setMaxPieceCount } from './use-cases.ts';

const tags = ['products'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const response = { 200: CommandAnswer };

export function productRoutes(app: TypedApp, deps: WriteDeps): void {
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
        [404, 409, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const said = fromWire(request.body);
      const brandId =
        said.brandId ?? (asked.caller.label === 'brand_admin' ? asked.caller.brandId : undefined);
      if (brandId === undefined) {
        const missing = [{ in: 'body' as const, name: 'brand_id', message: 'is required' }];
        throw parameterMissing('brand_id', 'createProduct', missing);
      }
      return answerChange(reply, await registerProduct(deps, asked, { brandId, said }), 201);
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
        [404, 409, 412, 413, 415, 422, 429],
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: fromWire(request.body), isWhole };
        return answerChange(reply, await reviseProduct(deps, askedBy(deps, request), wanted));
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
      const wanted = { id: request.params.id, maxPieceCount: request.body.max_piece_count };
      return answerChange(reply, await setMaxPieceCount(deps, askedBy(deps, request), wanted));
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
    async (request, reply) =>
      answerChange(reply, await removeProduct(deps, askedBy(deps, request), request.params.id)),
  );
}
