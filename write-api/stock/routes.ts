import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionDoor, actionRoutes, bulkDoor } from '../kit/actions/routes.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NewPiece, NewStockItem, StockTermsBody, usualTerms, WholeStockTerms } from './bodies.ts';
import { changeSizeRoute } from './change-size-route.ts';
import { createPiece } from './create-piece.ts';
import { stockItemEntity } from './entity.ts';
import { memoRoute } from './memo-route.ts';
import { outRoutes } from './out-routes.ts';
import { registerStock } from './register.ts';
import { reviseStock } from './revise.ts';

const who = ['staff', 'brand_admin'] as const;
const tags = ['stocks'];
const failures = [404, 409, 412, 422];

/** Paths of the platform's older clients, with the actions they run. */
const doors = [
  ['check', 'check'],
  ['check-complete', 'check_complete'],
  ['hold', 'hold'],
  ['unavailable', 'unavailable'],
] as const;

/** Registers all actions on stock items under both the new and the older paths, plus registration, correction and pieces. */
export function stockRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, stockItemEntity);
  for (const [path, action] of doors) {
    actionDoor(app, deps, stockItemEntity, 'POST', `/v1/stocks/:id/${path}`, action);
  }
  actionDoor(app, deps, stockItemEntity, 'DELETE', '/v1/stocks/:id', 'remove');
  bulkDoor(app, deps, stockItemEntity, '/v1/stocks/enter', 'enter');
  outRoutes(app, deps);
  registerRoute(app, deps);
  reviseRoutes(app, deps);
  pieceRoute(app, deps);
  memoRoute(app, deps);
  changeSizeRoute(app, deps);
}

function registerRoute(app: TypedApp, deps: WriteDeps) {
  const described = operation(
    who,
    {
      operationId: 'createStockItem',
      tags,
      summary: 'Register a garment of a product’s size',
      body: NewStockItem,
      response: { 201: CommandAnswer },
    },
    failures,
  );
  app.post('/v1/stocks', described, async (request, reply) => {
    const { productSizeId, code = null, ...terms } = fromWire(request.body);
    const wish = { productSizeId, code, terms: { ...usualTerms, ...terms } };
    return answerChange(reply, await registerStock(deps, askedBy(deps, request), wish), 201);
  });
}

function reviseRoutes(app: TypedApp, deps: WriteDeps) {
  for (const [method, body] of [
    ['PUT', WholeStockTerms],
    ['PATCH', StockTermsBody],
  ] as const) {
    const described = operation(
      who,
      {
        operationId: `${method.toLowerCase()}StockItem`,
        tags,
        summary: method === 'PUT' ? 'Replace the garment’s terms' : 'Correct the garment’s terms or size',
        params: IdParams,
        body,
        response: { 200: CommandAnswer },
      },
      failures,
    );
    app.route({
      method,
      url: '/v1/stocks/:id',
      ...described,
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, terms: fromWire(request.body) };
        return answerChange(reply, await reviseStock(deps, askedBy(deps, request), wanted));
      },
    });
  }
}

function pieceRoute(app: TypedApp, deps: WriteDeps) {
  const described = operation(
    ['staff'],
    {
      operationId: 'createStockPiece',
      tags,
      summary: 'Add a piece to the garment',
      params: IdParams,
      body: NewPiece,
      response: { 201: CommandAnswer },
    },
    failures,
  );
  app.post('/v1/stocks/:id/pieces', described, async (request, reply) => {
    const wanted = { id: request.params.id, piece: request.body };
    const changed = await createPiece(deps, askedBy(deps, request), wanted);
    // The answer's status is the piece's own, but its revision is the garment's.
    return { ...answerChange(reply, changed, 201), status: 'Created' };
  });
}
