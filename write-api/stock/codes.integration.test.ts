import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
let house: House;
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'acme');
});
afterAll(() => side.close());

const register = (code?: string) =>
  side.call(staff, 'POST', '/v1/stocks', {
    product_size_id: house.sizeId,
    ...(code !== undefined && { code }),
  });
const rename = (id: number, code: string) => side.call(staff, 'PATCH', `/v1/stocks/${id}`, { code });
const codeOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state.code;
const taken = { status: 409, body: { errorCode: 'claim.stock_code_taken' } };
const invalid = { status: 422, body: { errorCode: 'stock_item.code_invalid' } };

/** Gives a garment a code from before codes were normalized: invalid by today's rules, and without a claim. */
async function former(code: string): Promise<number> {
  const { body } = await register();
  const context = { ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const };
  const command = { action: 'revise_terms', terms: { code } } as const;
  const revised = await runCommand(
    side.deps.streams,
    { decider: stockItem, id: body.id, command, name: 'revise' },
    context,
  );
  expect(revised.ok).toBe(true);
  await untilIndexed(side.deps);
  return body.id;
}

describe('a garment’s code', () => {
  test('is stored as its label prints it, and belongs to one garment', async () => {
    const { body, status } = await register(' ｌabel-1 ');
    expect([status, await codeOf(body.id)]).toEqual([201, 'LABEL-1']);
    for (const code of ['LABEL-1', 'label-1', 'Label-1']) expect(await register(code)).toMatchObject(taken);
    expect(await rename(house.stockIds[1], 'label-1')).toMatchObject(taken);
  });

  test.each(['12', '12-34', 'S0009999', 'АВС', 'A_1', 'A\u200b1', '코트'])(
    '%s is refused on registration and on renaming',
    async (code) => {
      expect(await register(code)).toMatchObject(invalid);
      expect(await rename(house.stockIds[1], code)).toMatchObject(invalid);
    },
  );

  test('is generated when absent, and can be taken again after a rename', async () => {
    const { body } = await register();
    const given = `S${String(body.id).padStart(7, '0')}`;
    expect(await codeOf(body.id)).toBe(given);
    expect((await rename(body.id, 'OTHER-1')).status).toBe(200);
    expect((await rename(body.id, given.toLowerCase())).status).toBe(200);
    expect(await codeOf(body.id)).toBe(given);
  });
});

describe('a code from before codes were folded', () => {
  test('stays reserved until its garment is renamed', async () => {
    const id = await former('old_1');
    const dashed = await former('old–2');
    expect(await register('OLD-2')).toMatchObject(taken);
    expect((await rename(dashed, 'NEW-2')).status).toBe(200);
    expect((await register('OLD-2')).status).toBe(201);
    expect(await rename(dashed, 'OLD-2')).toMatchObject(taken);
    expect(await codeOf(id)).toBe('old_1');
  });

  test('can be kept as stored or as shown when other terms change', async () => {
    const id = await former('kept_1');
    for (const code of ['kept_1', 'KEPT_1']) {
      const terms = { code, quality: 'used', discount_rate: 5, reimbursement_rate: 5 };
      expect((await side.call(staff, 'PUT', `/v1/stocks/${id}`, terms)).status).toBe(200);
      expect(await codeOf(id)).toBe('kept_1');
    }
  });
});
