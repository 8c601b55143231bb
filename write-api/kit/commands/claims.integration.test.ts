import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productCodeClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { product } from '#domain/products/product.ts';
import { initialProduct } from '#domain/products/product-state.ts';
import { createCodeHolders } from '../../codes.ts';
import { impatient } from '../../testing/pace.ts';
import { type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { makeChange } from '../changes/change.ts';
import { systemContext } from '../changes/context.ts';
import { indexedWithin, indexName } from '../index/position.ts';
import { untilIndexed } from '../index/until-known.ts';
import { runCommand } from './run-command.ts';

const patience = 120_000;
let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

const context = () => systemContext(side.deps.clock);

async function newProduct(brandId: number, code: string) {
  const id = await side.deps.ids.next('product');
  const { status: _, productId: __, brandId: ___, coverImage: _c, contents: _d, ...rest } = initialProduct;
  const { isSoldOut: _e, maxPieceCount: _f, familyId: _g, sizes: _h, ...fields } = rest;
  const register = { action: 'register', productId: id, ...fields, brandId, name: 'Coat', code } as const;
  const by: Claimant = { category: 'product', id };
  const claim = productCodeClaim(brandId, code);
  const claims = { by, taken: [claim], givenUp: [] };
  return {
    id,
    by,
    claim,
    /** Registers completely, as a request does. */
    register: () =>
      makeChange(
        side.deps,
        { decider: product, id, commands: [register], name: 'register', claims },
        { context: context() },
      ),
    /** Only takes the claim, like a process that stops after it. */
    claimOnly: () => side.deps.claims.take([claim], by, context()),
    /** Only appends the event, like a process that continues late. */
    appendOnly: () =>
      runCommand(side.deps.streams, { decider: product, id, command: register, name: 'register' }, context()),
    change: (code: string | null, from: string | null) =>
      makeChange(
        side.deps,
        {
          decider: product,
          id,
          commands: [{ action: 'revise', fields: { code } }],
          name: 'revise',
          claims: {
            by,
            taken: code === null ? [] : [productCodeClaim(brandId, code)],
            givenUp: from === null ? [] : [productCodeClaim(brandId, from)],
          },
        },
        { context: context() },
      ),
  };
}

const taken = { errorCode: 'claim.product_code_taken', statusCode: 409 };

describe('a unique value', () => {
  test('goes to one of many simultaneous requests', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, () => newProduct(1, 'RACE')));
    const outcomes = await Promise.allSettled(products.map((each) => each.register()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken);
    }
  });

  test('appears in no stream name and no event', async () => {
    await (await newProduct(1, 'SECRET-CODE')).claimOnly();
    const names: string[] = [];
    for await (const { event } of side.deps.streams.client.readAll()) {
      if (event?.streamId.startsWith('claim_')) names.push(`${event.streamId} ${JSON.stringify(event.data)}`);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toContain('SECRET');
  });

  test('can be used by another brand too', async () => {
    await (await newProduct(1, 'SHARED')).register();
    await (await newProduct(2, 'SHARED')).register();
  });

  test('is free again after it was changed or released', async () => {
    const one = await newProduct(1, 'OLD');
    await one.register();
    await one.change('NEW', 'OLD');
    const other = await newProduct(1, 'OLD');
    await other.register();
    await expect(one.change('OLD', 'NEW')).rejects.toMatchObject(taken);
    await other.change(null, 'OLD');
    await one.change('OLD', 'NEW');
  });

  test('stays with its entity, however old the claim is', async () => {
    await (await newProduct(1, 'KEPT')).register();
    side.advanceClock(10 * patience);
    await expect((await newProduct(1, 'KEPT')).register()).rejects.toMatchObject(taken);
  });

  test('is released if its registration is refused', async () => {
    const one = await newProduct(1, 'REFUSED');
    await one.appendOnly();
    await one.change(null, 'REFUSED');
    await expect(one.register()).rejects.toMatchObject({ errorCode: 'product.transition_not_allowed' });
    await (await newProduct(1, 'REFUSED')).register();
  });
});

describe('values that look the same', () => {
  test.each([
    ['ab-1', 'AB-1'],
    ['ＦＵＬＬ', 'full'],
    ['a  b', 'A B'],
    ['x–1', 'x-1'],
    ['zero\u200b', 'ZERO'],
    ['СОАТ', 'coat'],
  ])('counts as one value: %s and %s', async (one, other) => {
    await (await newProduct(1, one)).register();
    await expect((await newProduct(1, other)).register()).rejects.toMatchObject(taken);
    await (await newProduct(2, other)).register();
  });

  test('go to one of many simultaneous requests', async () => {
    const codes = ['same-1', 'SAME-1', 'Same-1', 'ｓame-1', 'same–1'];
    const products = await Promise.all(codes.map((code) => newProduct(1, code)));
    const outcomes = await Promise.allSettled(products.map((each) => each.register()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be respelled by their owner', async () => {
    const own = await newProduct(1, 'case-1');
    await own.register();
    await own.change('CASE-1', 'case-1');
    await expect((await newProduct(1, 'case-1')).register()).rejects.toMatchObject(taken);
  });
});

describe('an older or imported code without a claim', () => {
  /** Registers a product whose code has no claim; the index contains the code. */
  async function former(code: string) {
    const one = await newProduct(1, code);
    expect((await one.appendOnly()).ok).toBe(true);
    await untilIndexed(side.deps);
    return one;
  }

  test('is respected until it is released', async () => {
    const one = await former('old-code');
    await expect((await newProduct(1, 'OLD-CODE')).register()).rejects.toMatchObject(taken);
    await (await newProduct(2, 'OLD-CODE')).register();
    await one.change('other-code', 'old-code');
    await (await newProduct(1, 'OLD-CODE')).register();
    await expect(one.change('Old-Code', 'other-code')).rejects.toMatchObject(taken);
  });

  test('can be respelled by its owner, and is claimed from then on', async () => {
    const one = await former('mine-1');
    await one.change('MINE-1', 'mine-1');
    await expect(side.deps.claims.isFree(one.claim)).resolves.toBe(false);
    await expect((await newProduct(1, 'mine-1')).register()).rejects.toMatchObject(taken);
  });

  test('is known to a process that starts with an older index', async () => {
    await former('before-1');
    await side.deps.db.deleteFrom('write.codes').execute();
    await side.deps.db.deleteFrom('write.checkpoints').where('name', '=', indexName).execute();
    expect(await indexedWithin(side.deps, 0n)).toBeNull();
    const codes = createCodeHolders(impatient(side.deps));
    await expect(codes(productCodeClaim(1, 'before-1'))).rejects.toMatchObject({ statusCode: 503 });
  });
});

describe('a crash between claim and registration', () => {
  test('frees the value after two minutes, and not before', async () => {
    const lost = await newProduct(1, 'LOST');
    await lost.claimOnly();
    side.advanceClock(patience - 60_000);
    const next = await newProduct(1, 'LOST');
    await expect(next.register()).rejects.toMatchObject(taken);
    side.advanceClock(61_000);
    expect((await next.register()).state.status).toBe('unpublished');
  });

  test('a late registration fails after its claim was taken over', async () => {
    const late = await newProduct(1, 'LATE');
    await late.claimOnly();
    side.advanceClock(patience + 1_000);
    await (await newProduct(1, 'LATE')).register();
    const outcome = await late.appendOnly();
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { errorCode: 'product.transition_not_allowed', detail: { status: 'expired' } },
    });
  });

  test('a registration that came before the takeover keeps its value', async () => {
    const late = await newProduct(1, 'CAME');
    await late.claimOnly();
    side.advanceClock(patience + 1_000);
    expect((await late.appendOnly()).ok).toBe(true);
    await expect((await newProduct(1, 'CAME')).register()).rejects.toMatchObject(taken);
  });

  test('a repeat of the registration continues where it stopped', async () => {
    const again = await newProduct(1, 'AGAIN');
    await again.claimOnly();
    side.advanceClock(10 * patience);
    expect((await again.register()).state.code).toBe('AGAIN');
    await expect((await newProduct(1, 'AGAIN')).register()).rejects.toMatchObject(taken);
  });
});

describe('a crash between a change and the release of the old value', () => {
  test('frees the old value for the next request', async () => {
    const one = await newProduct(1, 'FORMER');
    await one.register();
    await one.change('LATER', null);
    side.advanceClock(patience);
    await (await newProduct(1, 'FORMER')).register();
  });
});
