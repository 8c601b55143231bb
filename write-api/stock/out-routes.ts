import Type, { type Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { CommandAnswer, ItemResult } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { wanting } from '../kit/actions/action-spec.ts';
import { countChanged, takeOnEach, toEach } from '../kit/actions/bulk.ts';
import { visibleState } from '../kit/actions/entity.ts';
import { answerEach } from '../kit/actions/over-http.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { takeAction } from '../kit/actions/single.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { BrandOut, OutStockRequestBody, OutStocks } from './bodies.ts';
import { stockItemEntity } from './entity.ts';

const tags = ['stocks'];
const failures = [404, 409, 412, 422];

/**
 * Registers the routes by which garments leave the warehouse: a brand requests them, or staff force them for all in-stock
 * garments of a brand.
 */
export function outRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/outstocks',
    operation(['staff', 'brand_admin'], {
      operationId: 'createOutStocks',
      tags,
      summary: 'Request that garments are sent back to their brand',
      body: OutStocks,
      response: { 200: Type.Array(ItemResult) },
    }),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { stock_ids: ids } = request.body;
      return answerEach(reply, await takeOnEach(deps, asked, stockItemEntity, toEach(ids, requestOut)));
    },
  );

  app.post(
    '/v1/stocks/force_out_stock_brand',
    operation(
      ['staff'],
      {
        operationId: 'forceOutStockOfBrand',
        tags,
        summary: 'Make all in-stock garments of a brand ready to go out',
        body: BrandOut,
        response: { 200: Type.Array(ItemResult) },
      },
      [],
      'support',
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const ids = await deps.ids.chosenFor(stockItemEntity.name, asked.context, () =>
        inStockOfBrand(deps, request.body),
      );
      const wanted = wanting({ action: 'force_ready_out' } as const);
      return answerEach(reply, await takeOnEach(deps, asked, stockItemEntity, toEach(ids, wanted)));
    },
  );

  app.post(
    '/v1/stocks/:id/out-stock-request',
    {
      ...emptyBody,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId: 'requestOutStock',
          tags,
          summary: 'Request that the garment is sent back to its brand, or cancel the request',
          params: IdParams,
          body: OutStockRequestBody,
          response: { 200: CommandAnswer },
        },
        failures,
      ),
    },
    async (request, reply) => {
      const wanted = request.body.status === 'canceled' ? cancelRequest : requestOut;
      const asked = askedBy(deps, request);
      return answerChange(reply, await takeAction(deps, asked, stockItemEntity, request.params.id, wanted));
    },
  );

  app.post(
    '/v1/stocks/:id/out',
    {
      ...emptyBody,
      ...operation(
        ['staff'],
        {
          operationId: 'moveStockItemOut',
          tags,
          summary: 'Take the next step out of the house, depending on the garment’s status',
          params: IdParams,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: CommandAnswer },
        },
        failures,
      ),
    },
    async (request, reply) => {
      const { id } = request.params;
      const asked = askedBy(deps, request);
      const { caller, context } = asked;
      const state = await visibleState(deps, stockItemEntity, id, caller, { ...context, isNewest: true });
      const wanted = wanting({ action: nextStepOut(state.status) });
      return answerChange(reply, await takeAction(deps, asked, stockItemEntity, id, wanted));
    },
  );
}

async function inStockOfBrand(
  deps: WriteDeps,
  { brand_id: brandId, expected_count: expected }: Static<typeof BrandOut>,
): Promise<number[]> {
  const { status } = (await deps.streams.refresh(brand, brandId)).state;
  // A removed brand is accepted: its garments may still have to be returned to it.
  if (status === 'none') throw notFound('brand', brandId);
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where('brand_id', '=', brandId)
    .where('status', '=', 'in_stock')
    .orderBy('stock_item_id')
    .execute();
  if (expected !== undefined && expected !== rows.length) throw countChanged(expected, rows.length);
  return rows.map((row) => Number(row.stock_item_id));
}

const requestOut = wanting({ action: 'request_out_stock' } as const);
const cancelRequest = wanting({ action: 'cancel_out_stock_request' } as const);

function nextStepOut(status: string): 'out' | 'start_out' | 'ready_out' {
  if (status === 'out_stock_ongoing') return 'out';
  return status === 'out_stock_ready' ? 'start_out' : 'ready_out';
}
