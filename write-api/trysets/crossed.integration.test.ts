// @module-tag thorough
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { ApiError } from '#http/errors.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { requestTryset } from './request-tryset.ts';
import { releaseOf, takeBack } from './reserve.ts';
import { reserveInOrder } from './reserve-in-order.ts';

type Given = Awaited<ReturnType<typeof givenStock>>;

const seed = aSeed();
const allowance = { ticket: async () => null };
const recipient = {
  name: 'Mina',
  phone: '010',
  email: null,
  destination: { name: 'Mina', phone: '010', address: 'Seoul', notes: null },
};

let side: TestWriteSide;
/** The deps of two write roles on one store and database. Each has its own cache, turns and ids. */
let processes: WriteDeps[];
beforeAll(async () => {
  side = await testWriteSide();
  processes = [side.deps, (await side.openBeside()).deps];
});
afterAll(() => side.close());

const context = () => ({ ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const });

/** Returns the tryset's id, or the error code of the refusal. */
async function request(deps: WriteDeps, userId: number, sizes: readonly Given[]): Promise<number | string> {
  const productSizeIds = sizes.map(({ productSizeId }) => productSizeId);
  const wish = {
    userId,
    productSizeIds,
    recipient,
    isPreferExpress: false,
    requestedPoints: 0,
    proposal: null,
  };
  try {
    return (await requestTryset({ ...deps, allowance }, wish, context())).target.id as number;
  } catch (error) {
    // Status 503 means that nothing was done, for example because the machine stalled; the request is repeated.
    if (error instanceof ApiError && error.statusCode === 503) return request(deps, userId, sizes);
    if (error instanceof ApiError) return error.errorCode;
    throw error;
  }
}

const refresh = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const freeOf = async ({ stockItemIds }: Given) =>
  (await Promise.all(stockItemIds.map(refresh))).filter(({ status }) => status === 'in_stock').length;
const at = <T>(all: readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const isWon = (answer: number | string) => typeof answer === 'number';

/**
 * Expects that each garment is free or belongs to a winner, and that each refused request lacks a size. Winners have all
 * garments of that size, or it had none.
 */
async function expectFair(answers: readonly (number | string)[], asked: Given[][], sizes: readonly Given[]) {
  const won = asked.filter((_, index) => isWon(answers[index] ?? ''));
  const free = new Map<Given, number>();
  for (const size of sizes) {
    free.set(size, await freeOf(size));
    const given = won.flat().filter((each) => each === size).length;
    expect([seed, given + (free.get(size) ?? 0)]).toEqual([seed, size.stockItemIds.length]);
  }
  for (const [index, answer] of answers.entries()) {
    if (isWon(answer)) continue;
    const lacks = (asked[index] ?? []).some((size) => free.get(size) === 0);
    expect([seed, answer, lacks]).toEqual([seed, 'tryset.size_not_free', true]);
  }
}

async function giveBack(answers: readonly (number | string)[]) {
  for (const id of answers.filter(isWon)) {
    expect((await side.call(staff, 'POST', `/v2/trysets/${id}/cancel`)).status).toBe(200);
  }
}

const several = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

function someOf(random: Random, sizes: readonly Given[]): Given[] {
  const left = [...sizes];
  const chosen: Given[] = [];
  for (let count = 1 + upTo(random, 3); count > 0; count--) {
    chosen.push(...left.splice(upTo(random, left.length), 1));
  }
  return chosen;
}

describe('crossing requests', () => {
  test.each([
    ['two requests', 2],
    ['three requests in a ring', 3],
  ])('one of %s wins', async (_, count) => {
    const sizes = await several(count, () => givenStock(side, 1));
    const asked = sizes.map((size, index) => [size, at(sizes, index + 1)]);
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        asked.map((of, index) => request(at(processes, index), at(of, 0).userId, of)),
      );
      expect(answers.filter(isWon)).toHaveLength(1);
      await expectFair(answers, asked, sizes);
      await giveBack(answers);
    }
  });

  test('a request that can never be served takes nothing from others', async () => {
    const [wanted, none] = [await givenStock(side, 1), await givenStock(side, 0)];
    const asked = [[wanted, none], [wanted], [wanted, none]];
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        asked.map((of, index) => request(at(processes, index), wanted.userId, of)),
      );
      expect(answers.map(isWon)).toEqual([false, true, false]);
      await giveBack(answers);
    }
  });

  test('no request is refused a garment that nobody gets', async () => {
    const random = seeded(seed);
    const sizes = await Promise.all([1, 1, 2, 1, 0].map((count) => givenStock(side, count)));
    for (let round = 0; round < 20; round++) {
      const asked = Array.from({ length: 2 + upTo(random, 4) }, () => someOf(random, sizes));
      const answers = await Promise.all(
        asked.map((of, index) => request(pick(random, processes), at(sizes, index).userId, of)),
      );
      await expectFair(answers, asked, sizes);
      await giveBack(answers);
    }
  });
});

test.each([2, 3])(
  'two requests for two of a size get them one after the other, of %i garments',
  async (garments) => {
    const { productSizeId } = await givenStock(side, garments);
    const held = new Set<number>();
    for (let round = 0; round < 8; round++) {
      const ends = processes.map(async (deps) => {
        const trysetId = await deps.ids.next('tryset');
        const itemIds = [await deps.ids.next('tryset_item'), await deps.ids.next('tryset_item')];
        const waitsFor = { kind: 'tryset', id: trysetId } as const;
        const wanted = itemIds.map((id) => {
          const holder = { kind: 'tryset_item', id } as const;
          return { holder, waitsFor, productSizeId };
        });
        const reserved = [...(await reserveInOrder(deps, wanted, context()))];
        for (const [, id] of reserved) expect([seed, held.has(id)]).toEqual([seed, false]);
        for (const [, id] of reserved) held.add(id);
        expect(new Set(reserved.map(([, id]) => id)).size).toBe(2);
        for (const [, id] of reserved) held.delete(id);
        const releases = reserved.map(([itemId, id]) => releaseOf(id, { kind: 'tryset_item', id: itemId }));
        await takeBack(deps, releases, context());
      });
      await Promise.all(ends);
    }
  },
);
