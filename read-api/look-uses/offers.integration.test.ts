import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import type { Caller } from '#http/caller.ts';
import { lookUsesProjection } from '#projections/look-uses/projection.ts';
import { lookUsesTable } from '#projections/look-uses/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const url = '/v1/look-uses';
const on = '2026-03-01';

/** The rows of a confirmed use of brand A with these days. Today is 15 March 2026. */
function confirmed(lookUseId: number, startDate: string, endDate: string | null) {
  const of = { lookUseId, lookId: 801, brandId: 1, userId: 1001, useType: 'regram' } as const;
  const paid = {
    brandPaymentAmount: null,
    curatorReceiveAmount: null,
    pointAmount: null,
    paidDiscountRate: 0,
  };
  const days = { startDate, endDate };
  const events: LookUseEvent[] = [
    { type: 'LookUseRequested', data: { ...useDescription, ...of, ...days } },
    { type: 'LookUseTakenUp', data: {} },
    { type: 'LookUseAgreed', data: {} },
    { type: 'LookUseConfirmed', data: { ...days, ...paid } },
  ];
  const history = events.map((event) => ({ event, on }));
  return foldAll(lookUsesProjection, `look_use-${lookUseId}`, history) ?? [];
}

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const ends = { 871: '2026-04-14', 872: '2026-04-15', 873: null };
  const rows = Object.entries(ends).flatMap(([id, end]) => confirmed(Number(id), '2026-03-02', end));
  await insertRows(models.pool, lookUsesTable, rows);
});
afterAll(() => models.close());

async function idsOf(caller: Caller, query: string) {
  const { status, body } = await models.get(caller, `${url}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data.map(({ id }: { id: number }) => id);
}

describe('uses that end soon', () => {
  it('are confirmed and end within 30 days', async () => {
    expect(await idsOf(staff, 'is_ending=true')).toEqual([871]);
    expect(await idsOf(adminB, 'is_ending=true')).toEqual([]);
  });

  it('are all others with the opposite filter', async () => {
    expect(await idsOf(adminA, 'is_ending=false')).toEqual([873, 872, 861]);
  });
});

describe('the price of a use', () => {
  // Look 801 tags items of both brands, and look 802 one of brand B.
  const offers = (caller: Caller, query = '', lookId = 801) =>
    models.get(caller, `/v1/looks/${lookId}/look-use-offers${query}`);

  it('is told to the brand without the share of the member', async () => {
    const { body } = await offers(adminA);
    expect(body.currency).toBe('KRW');
    expect(body.data).toContainEqual({ type: 'regram', price: { kind: 'cash', amount: 50_000 } });
    expect((await offers(staff, '?brand_id=1')).body).toEqual(body);
  });

  it('is the list price without a brand, is hidden with the look, and is no matter of members', async () => {
    expect((await offers(staff)).body.data).toHaveLength(6);
    expect((await offers(adminA, '', 802)).status).toBe(404);
    expect((await offers(member(1001))).status).toBe(403);
  });
});
