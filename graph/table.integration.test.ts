// @module-tag thorough
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { subscriptionCases } from './testing/cases/brand-subscriptions.ts';
import { commerceStockCases } from './testing/cases/commerce-stock.ts';
import { lookUseCases } from './testing/cases/look-uses.ts';
import { lookCases } from './testing/cases/looks.ts';
import { otherCases } from './testing/cases/others.ts';
import { settlementCases } from './testing/cases/settlements.ts';
import { stockCases } from './testing/cases/stock.ts';
import { itemCases } from './testing/cases/tryset-items.ts';
import { allOperations } from './testing/operations.ts';
import { type Case, callerOf, type Good, type House, kinds, openHouse, sameFacts } from './testing/table.ts';

const cases = [
  ...stockCases,
  ...commerceStockCases,
  ...lookCases,
  ...lookUseCases,
  ...itemCases,
  ...otherCases,
  ...subscriptionCases,
  ...settlementCases,
];
const kindOf = new Map(allOperations().map(({ name, kind }) => [name, kind]));
const patience = 120_000;

let house: House;
beforeAll(async () => {
  vi.stubEnv('SNS', 'simulator');
  house = await openHouse();
}, 300_000);
afterAll(async () => {
  await house?.server.close();
  vi.unstubAllEnvs();
});

test('covers every operation besides signIn, which has tests of its own', () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(
    [...kindOf.keys()].filter((name) => name !== 'signIn').sort(),
  );
});

/** Sends an operation and its twin as a refused caller: both answer the same error. */
async function refusesAlike(each: Case, good: Good, kind: (typeof kinds)[number]) {
  const caller = callerOf(house, kind, good.brandId);
  const { status, data, errors } = await house.graph(caller, each.name, good.variables);
  if (caller === null) {
    expect([status, errors[0].extensions.errorCode]).toEqual([401, 'auth.token_missing']);
    return;
  }
  const own = each.ownErrors?.[kind];
  if (own !== undefined) {
    expect([kind, errors[0].extensions.errorCode, data[each.name]]).toEqual([kind, own, null]);
    return;
  }
  const { method, path, body } = each.twin(good.variables, good);
  const twin = await house.ask(caller, method, path, body);
  const isForStaff = errors?.[0]?.extensions.detail.who?.join() === 'staff' && twin.status < 300;
  if (isForStaff) return;
  if (Array.isArray(twin.body)) {
    expect(data[each.name]).toMatchObject(twin.body);
    expect(twin.body.every(({ ok }: { ok: boolean }) => !ok)).toBe(true);
    return;
  }
  expect([kind, twin.status >= 400, data?.[each.name]]).toEqual([kind, true, null]);
  const { errorCode, detail, status: of } = errors[0].extensions;
  expect([kind, of, errorCode, errors[0].message]).toEqual([
    kind,
    twin.status,
    twin.body.errorCode,
    twin.body.message,
  ]);
  expect(detail).toEqual(twin.body.detail);
}

describe.each(cases.filter(({ name }) => kindOf.get(name) === 'query'))('$name', (each) => {
  test('answers what its twin answers, to each kind of caller', { timeout: patience }, async () => {
    const good = await each.good(house);
    for (const kind of kinds) {
      if (!each.admits.includes(kind)) {
        await refusesAlike(each, good, kind);
        continue;
      }
      const caller = callerOf(house, kind, good.brandId);
      if (caller === null) throw new Error(`${each.name} is for signed-in callers`);
      const { data, errors } = await house.graph(caller, each.name, good.variables);
      if (each.name === 'getMyUserProfile') {
        expect(data.getMyUserProfile.type).toBe(caller.label);
        continue;
      }
      expect([kind, errors]).toEqual([kind, undefined]);
      const { method, path } = each.twin(good.variables, good);
      const { status, body } = await house.ask(caller, method, path);
      expect([kind, status]).toEqual([kind, 200]);
      const answer = data[each.name];
      if (each.same !== undefined) {
        each.same(answer, body, kind);
        continue;
      }
      const { items, stocks, edges, manualBrands } = answer;
      const rows = items ?? stocks ?? manualBrands ?? edges?.map(({ node }: { node: object }) => node);
      const isList = Array.isArray(answer) || rows !== undefined;
      const compared = sameFacts(isList ? (rows ?? answer) : answer, isList ? body.data : body);
      if (!isList || body.data.length > 0) expect(compared).toBeGreaterThan(0);
      const total = answer.pageInfo?.totalCount ?? answer.totalCount;
      if (total !== undefined) expect(total).toBe(body.count);
    }
  });
});

describe.each(cases.filter(({ name }) => kindOf.get(name) === 'mutation'))('$name', (each) => {
  test('refuses as its twin, has one effect under one key, and answers the twin’s facts', {
    timeout: patience,
  }, async () => {
    const good = await each.good(house);
    for (const kind of kinds) if (!each.admits.includes(kind)) await refusesAlike(each, good, kind);
    const [first = 'staff'] = each.admits;
    const caller = callerOf(house, first, good.brandId);
    if (caller === null) throw new Error(`${each.name} is for signed-in callers`);
    const key = `table of ${each.name}`;
    const once = await house.graph(caller, each.name, good.variables, key);
    expect(once.errors).toBeUndefined();
    const answer = once.data[each.name];
    const after = { 'x-min-position': once.extensions?.position };
    if (kindIsWrite(each))
      expect(once.extensions).toEqual({ position: expect.stringMatching(/^\d+$/), stale: false });
    const facts = each.facts?.(good.variables, good) ?? null;
    if (facts !== null) {
      const { status, body } = await house.ask(caller, 'GET', facts, undefined, after);
      expect(status).toBe(200);
      expect(sameFacts(answer, body)).toBeGreaterThan(0);
    }
    if (!kindIsWrite(each)) return;
    // The repeat may read what the first call changed.
    await house.ask(house.callers.staff, 'GET', '/v2/products?limit=1', undefined, after);
    const again = await house.graph(caller, each.name, good.variables, key);
    expect(again.errors).toBeUndefined();
    const { revision } = again.data[each.name];
    if (each.isFollowed) expect(Number(revision)).toBeGreaterThanOrEqual(Number(answer.revision));
    else expect(revision).toBe(answer.revision);
    if (Array.isArray(answer)) {
      expect(answer.every(({ ok }) => ok)).toBe(true);
      expect(again.data).toEqual(once.data);
    }
  });
});

/** A link to a sheet is a read under a mutation's name. */
function kindIsWrite({ name }: Case): boolean {
  return !name.endsWith('SheetUrl');
}
