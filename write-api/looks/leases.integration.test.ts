import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { leaseLooks, leaseMs } from './leases.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let looks = 0;
/** Returns ids of looks that no other test uses. */
const some = (amount: number) => Array.from({ length: amount }, () => ++looks);

const lease = (staffId: number, lookIds: number[], { atMost = 2, at = now } = {}) =>
  leaseLooks(side.deps.db, { staffId, lookIds, atMost, now: at });

describe('looks at the desk', () => {
  it('are leased in the requested order, and never to two people', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = some(4);
    expect(await lease(1, [three, one, two])).toEqual([three, one]);
    expect(await lease(2, [one, two, three, four])).toEqual([two, four]);
    expect(await lease(3, [one, two, three, four])).toEqual([]);
  });

  it('are given back when the colleague requests other looks', async () => {
    const [one = 0, two = 0, three = 0] = some(3);
    expect(await lease(11, [one, two])).toEqual([one, two]);
    expect(await lease(11, [two, three])).toEqual([two, three]);
    expect(await lease(12, [one])).toEqual([one]);
    expect(await lease(11, [])).toEqual([]);
    expect(await lease(12, [one, two])).toEqual([one, two]);
  });

  it('are leased to others when the lease expires, unless it was renewed', async () => {
    const [one = 0, two = 0] = some(2);
    expect(await lease(21, [one, two])).toEqual([one, two]);
    expect(await lease(21, [one], { at: later(leaseMs - 1) })).toEqual([one]);
    expect(await lease(22, [one, two], { at: later(leaseMs) })).toEqual([two]);
    expect(await lease(22, [one, two], { at: later(2 * leaseMs) })).toEqual([one, two]);
  });

  it('are shared without overlap when five people request them at once', async () => {
    for (const turn of [1, 2, 3]) {
      const wanted = some(20);
      const all = await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          lease(31 + index, index % 2 === 0 ? wanted : wanted.toReversed(), { atMost: 4 }),
        ),
      );
      expect([turn, all.map((leased) => leased.length)]).toEqual([turn, [4, 4, 4, 4, 4]]);
      expect(new Set(all.flat()).size).toBe(wanted.length);
    }
  });

  it('are requested by staff only, at most fifty at a time', async () => {
    const ask = (caller: Caller, body: object) => side.call(caller, 'POST', '/v1/looks/loans', body);
    const { status, body } = await ask(staff, { look_ids: some(3), at_most: 2 });
    expect([status, body.lookIds.length]).toEqual([200, 2]);
    expect(Date.parse(body.untilTime)).toBeGreaterThan(Date.now());
    expect((await ask({ label: 'user', id: 5, name: 'Mina' }, { look_ids: some(1) })).status).toBe(403);
    expect((await ask(staff, { look_ids: some(51) })).status).toBe(400);
    expect((await ask(staff, {})).body.errorCode).toBe('request.parameter_missing');
  });
});
