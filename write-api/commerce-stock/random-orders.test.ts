import { expect, test } from 'vitest';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import type { CommercePiece } from '#domain/commerce-stock/stock-events.ts';
import { product } from '#domain/products/product.ts';
import { later } from '#domain/reacting.ts';
import { sale } from '#domain/testing/commerce-stock.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError } from '#http/errors.ts';
import { aSeed, pick, seeded, upTo } from '#projections/testing/random.ts';
import { followerInMemory } from '../payments/testing/follower.ts';
import { wholeProduct } from '../products/product-commands.ts';
import {
  commerceStockDeadline,
  releaseCommerceStock,
  reserveCommerceStock,
  sellCommerceStock,
} from './pieces.ts';

const seed = aSeed();
const mina: Caller = { label: 'user', id: 51, name: 'mina' };
const { productSizeId } = sale;

/** A store without streams of orders. */
const noOrders = { client: { readStream: async function* () {} } } as object;

/** A write side with a published product of one size, of which the brand has some pieces. It crashes once. */
async function shop(pieces: number, crashAt: number, losesDatabase: boolean) {
  const follower = followerInMemory({
    start: '2026-06-01T00:00:00.000Z',
    crashAt,
    losesDatabase,
    effects: [],
    async fire(deps, due, context) {
      if (due.name !== 'settle_commerce_stock') return;
      await commerceStockDeadline.fire({ ...deps, streams: { ...deps.streams, ...noOrders } }, due, context);
    },
  });
  const { given } = follower;
  const fields = { ...wholeProduct({ name: 'Coat', originalPrice: 9_000 }), isCommerceSaleAvailable: true };
  await given(product, sale.productId, { action: 'register', productId: 21, brandId: 3, ...fields });
  await given(product, sale.productId, { action: 'publish' });
  await given(commerceStock, productSizeId, { action: 'set_sale', ...sale });
  await given(commerceStock, productSizeId, { action: 'set_available_count', availableCount: pieces });
  follower.arm();
  return follower;
}

async function trade(life: number): Promise<void> {
  const random = seeded(life);
  const pieces = upTo(random, 5);
  const crashAt = upTo(random, 3) === 0 ? -1 : upTo(random, 40);
  const { deps, ask, log, moveTo, now } = await shop(pieces, crashAt, upTo(random, 2) === 0);
  let orders = 0;
  const reserved: CommercePiece[] = [];
  for (let step = 0; step < 30; step += 1) {
    const piece = reserved[upTo(random, reserved.length)];
    const what = pick(random, ['reserve', 'reserve', 'release', 'sell', 'wait'] as const);
    try {
      if (what === 'wait') await moveTo(later(now(), upTo(random, 3) * 60_000));
      else if (what === 'reserve') {
        orders += 1;
        const wanted = { orderId: orders, orderItemId: 10 * orders };
        await ask(
          ({ context }) => reserveCommerceStock(deps, context, { productSizeId, piece: wanted }),
          mina,
        );
        reserved.push(wanted);
      } else if (piece !== undefined) {
        const move = what === 'sell' ? sellCommerceStock : releaseCommerceStock;
        const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
        await ask(({ context }) => move(deps, context, { productSizeId, piece }), staff);
      }
    } catch (error) {
      // A refusal is an answer like any other.
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    }
    let left = pieces;
    for (const { type } of log) {
      if (type === 'CommerceStockReserved') left -= 1;
      if (type === 'CommerceStockReleased') left += 1;
      expect(left).toBeGreaterThanOrEqual(0);
    }
  }
  // No order ever followed, so the deadlines give back everything that was not sold.
  await moveTo(later(now(), 3_600_000));
  const {
    availableCount,
    soldCount,
    reserved: waiting,
  } = (await deps.streams.refresh(commerceStock, productSizeId)).state;
  expect(waiting).toEqual([]);
  expect((availableCount ?? 0) + soldCount).toBe(pieces);
}

const runs = (count: number) => async () => {
  for (let run = 0; run < count; run += 1) {
    const life = (seed + run) >>> 0;
    await trade(life).catch((error) => {
      throw new Error(`TEST_SEED=${life}`, { cause: error });
    });
  }
};

test(`no piece is sold twice or lost, whenever it crashes (TEST_SEED=${seed})`, runs(150));

test(`the same in 5,000 lives (TEST_SEED=${seed})`, { tags: 'thorough', timeout: 900_000 }, runs(5_000));
