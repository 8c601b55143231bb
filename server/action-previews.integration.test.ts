// @module-tag thorough
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { ItemResult } from '#http/contract.ts';
import type { ActionPreview } from '#read-api/kit/actions/contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { settled } from '#test/settled.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
}, 300_000);
afterAll(() => server?.close());

const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId,
  brand: { name: 'One', nameKo: null },
});

const parcel = { courier: 'CJ_LOGISTICS', tracking_number: '1234' };
const reason = 'as it was agreed';
const inSixWeeks = new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10);

/** Refusals of a sent value. A preview judges only the rows, so it cannot foresee them. */
const ofValues: readonly string[] = ['tryset_item.not_extended', 'tryset_item.extended_too_far'];
const isTaken = ({ ok, errorCode = '' }: ItemResult) => ok || ofValues.includes(errorCode);

/** A valid body for each action, by the path of the entity's collection. */
const bodies: Record<string, Record<string, object>> = {
  '/v2/trysets/items': {
    cancel: {},
    accept: {},
    deny: { reason },
    forced_deny: { reason },
    express: {},
    normal: {},
    outbound: parcel,
    send_again: { courier: 'LOGEN', tracking_number: '1234567890' },
    arrive_unannounced: {},
    extend_trial: { last_day: inSixWeeks },
    extend_post: { last_day: inSixWeeks },
    correct_parcel: { courier: 'LOGEN', tracking_number: '1234567890' },
    correct_return_parcel: { courier: 'LOGEN', tracking_number: '1234567890' },
    force_track: { courier_status: 'in_transit' },
    force_delivered: { reason },
    fail_delivery: { outcome: 'lost', reason },
    not_received: { courier_claim: 'CJ-1', reason },
    refuse_post: { refusal_type: 'planned' },
    // The demo has no such order: the purchase of a paid one does not end.
    start_purchase: { order_id: 900_000, original_price: 90_000, sales_price: 63_000 },
    request_return: {},
    withdraw_return: {},
    accept_return: {},
    return_item: parcel,
    arrive: {},
    return_complete: {},
    fail_return: { reason },
    defer_return_item: { fault_type: 'curator', reason },
    retry_return: {},
    force_purchase: { fault_type: 'curator', reason },
    write_off: { outcome: 'lost', reason },
    remove: {},
  },
  '/v1/stocks': {
    enter: {},
    check: {},
    check_complete: { grade: 'A' },
    hold: { reason },
    release_hold: {},
    unavailable: { unavailable_reason: 'lost' },
    recover: {},
    request_out_stock: {},
    cancel_out_stock_request: {},
    ready_out: {},
    force_ready_out: { reason },
    start_out: {},
    out: {},
    roll_back_to_ready: {},
    roll_back_to_stock: {},
    memo: { comment: 'seen' },
    memo_in_use: { memo_in_use: 'seen' },
    remove: {},
  },
};

let position = '0';

async function call(caller: Caller, method: 'GET' | 'POST', path: string, body?: object) {
  const headers = {
    authorization: await server.authorization(caller),
    'x-min-position': position,
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await settled(() =>
    fetch(`${server.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  );
  const answered = response.headers.get('x-position') ?? '0';
  if (method === 'POST' && BigInt(answered) > BigInt(position)) position = answered;
  expect(response.headers.get('x-stale')).toBeNull();
  return { status: response.status, body: await response.json() };
}

const actions = Object.entries(bodies).flatMap(([path, all]) =>
  Object.keys(all).map((action) => ({ path, action })),
);
const rounds = fc.record({
  seed: fc.nat(999),
  taken: fc.constantFrom(...actions),
  isBrand: fc.boolean(),
  size: fc.integer({ min: 1, max: 40 }),
  skip: fc.nat(60),
});

test('a preview of random rows with growing histories predicts the result of the action', async () => {
  let compared = 0;
  let confirmed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(rounds, { minLength: 6, maxLength: 6 }), async (history) => {
      for (const { taken, isBrand, size, skip } of history) {
        const { path, action } = taken;
        const page = await call(staff, 'GET', `${path}?limit=${size}&offset=${skip}&order=-updated_time`);
        const ids: number[] = page.body.data.map(({ id }: { id: number }) => id);
        if (ids.length === 0) continue;
        const caller = isBrand ? adminOf(page.body.data[0].brand.id) : staff;
        const preview = await call(caller, 'GET', `${path}/actions/${action}/preview?ids=${ids.join(',')}`);
        const body = { ...bodies[path]?.[action], ids };
        if (preview.status === 403) {
          expect(preview.body.errorCode).toMatch(/\.forbidden$/);
          continue;
        }
        const { count, may, levels, mayNot } = preview.body as ActionPreview;
        expect([levels.none + levels.soft, levels.hard]).toEqual([may, count - may]);
        if (levels.soft > 0) {
          const unconfirmed = { ...body, reason: undefined };
          const refused = await call(caller, 'POST', `${path}/actions/${action}`, unconfirmed);
          expect([action, refused.status]).toEqual([action, 400]);
          confirmed += 1;
        } else if (levels.none > 0) expect([action, 'reason' in body]).toEqual([action, false]);
        const results = (await call(caller, 'POST', `${path}/actions/${action}`, body)).body as ItemResult[];
        const seen = results.filter(({ errorCode }) => !errorCode?.endsWith('.not_found'));
        expect(count).toBe(seen.length);
        expect({ action, may }).toEqual({ action, may: seen.filter(isTaken).length });
        expect(byCode(mayNot.map(({ reason: { errorCode }, count: each }) => [errorCode, each]))).toEqual(
          byCode(seen.flatMap((result) => (isTaken(result) ? [] : [[result.errorCode ?? '', 1] as const]))),
        );
        compared += count;
      }
    }),
    { numRuns: 25 },
  );
  expect(compared).toBeGreaterThan(500);
  expect(confirmed).toBeGreaterThan(0);
}, 240_000);

test('a preview of a filter counts the same rows as the list', async () => {
  for (const filter of ['statuses=in_stock,in_use', 'is_out_requested=true', 'search=a']) {
    const list = await call(staff, 'GET', `/v1/stocks?limit=1&${filter}`);
    const preview = await call(staff, 'GET', `/v1/stocks/actions/preview?${filter}`);
    expect(preview.body.count).toBe(list.body.count);
  }
});

function byCode(lines: readonly (readonly [string, number])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [code, count] of lines) sums[code] = (sums[code] ?? 0) + count;
  return sums;
}
