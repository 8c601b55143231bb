import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { reservationPatienceMs } from '#domain/trysets/reservation.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide, type WriteRole } from '../testing/write-side.ts';
import { addItem } from './add-item.ts';
import { requestTryset } from './request-tryset.ts';
import { claimDeadline } from './settle-claim.ts';

let side: TestWriteSide;
/** Another process. The deadlines and cancels that come in between run in it. */
let beside: WriteRole;
beforeAll(async () => {
  side = await testWriteSide();
  beside = await side.openBeside();
});
afterAll(() => side.close());

const limits = { trysets: null, items: null, itemsPerTry: null, concurrentTrysets: null };
const allowance = { ticket: async () => ({ ticketId: 7, limits }) };
const destination = { name: 'Mina', phone: '010', address: 'Seoul', notes: null };
const recipient = { name: 'Mina', phone: '010', email: null, destination };

const keyed = (): CommandContext => ({
  ...systemContext(side.deps.clock),
  actor: { label: 'staff', id: 1 },
  bodyHash: randomUUID(),
});

/** The deps of a process that does this right before it appends the first event of a type. */
function doingBefore(type: string, work: () => Promise<void>, { deps }: WriteRole = side): WriteDeps {
  const { streams } = deps;
  let isDone = false;
  const append: typeof streams.append = async (decider, id, loaded, events) => {
    const isDue = !isDone && events.some((event) => event.type === type);
    isDone ||= isDue;
    if (isDue) await work();
    return streams.append(decider, id, loaded, events);
  };
  return { ...deps, streams: { ...streams, append } };
}

const crashingBefore = (type: string) =>
  doingBefore(type, async () => {
    throw new Error('crashed');
  });

type Given = Awaited<ReturnType<typeof givenStock>>;

const request = async ({ userId, productSizeId }: Given, context: CommandContext, deps = side.deps) => {
  const wish = { userId, productSizeIds: [productSizeId], recipient };
  const { target } = await requestTryset(
    { ...deps, allowance },
    { ...wish, isPreferExpress: false, requestedPoints: 0, proposal: null },
    context,
  );
  return Number(target.id);
};
const add = async (trysetId: number, { productSizeId }: Given, context: CommandContext, deps = side.deps) =>
  (await addItem({ ...deps, allowance }, { trysetId, productSizeId }, staff, context)).trysetItemId;

const rentals = async (userId: number) => (await side.deps.streams.refresh(memberRentals, userId)).state;
const trysetOf = async (id: number) => (await side.deps.streams.refresh(tryset, id)).state;
const itemsOf = async (id: number) => (await trysetOf(id)).items.map(({ trysetItemId }) => trysetItemId);
const cancel = (id: number) => beside.call(staff, 'POST', `/v2/trysets/items/${id}/actions/cancel`);

/** Fires the deadlines of all current claims of the member. */
async function expire(userId: number, deps = beside.deps) {
  for (const [id, itemIds] of Object.entries((await rentals(userId)).claims)) {
    const claim = { userId, trysetId: Number(id), itemIds };
    const due = { name: 'settle_claim', dueAt: side.deps.clock(), claim } as const;
    await claimDeadline.fire(deps, due, () => systemContext(side.deps.clock));
  }
}

/** The only tryset that the member claims. */
async function claimed(userId: number): Promise<number> {
  const [trysetId] = Object.keys((await rentals(userId)).claims);
  return Number(trysetId);
}

describe('the claim of a request', () => {
  test('that a crash interrupted ends after the deadline, and counts for no ticket', async () => {
    const given = await givenStock(side, 1);
    const key = keyed();
    await expect(request(given, key, crashingBefore('TrysetRequested'))).rejects.toThrow('crashed');
    const lost = await claimed(given.userId);
    expect((await rentals(given.userId)).used[7]).toHaveProperty(String(lost));
    await expire(given.userId);
    expect(await rentals(given.userId)).toEqual({ claims: {}, used: { 7: {} }, closedTickets: [] });
    expect(await trysetOf(lost)).toMatchObject({ status: 'expired' });
  });

  test('that a crash interrupted is refused late, and succeeds with other ids under the same key', async () => {
    const given = await givenStock(side, 2);
    const key = keyed();
    await expect(request(given, key, crashingBefore('TrysetRequested'))).rejects.toThrow('crashed');
    const lost = await claimed(given.userId);
    await expire(given.userId);
    const of = { userId: given.userId, userGender: null, userRegion: 'KOREA', recipient: null } as const;
    const terms = {
      isPreferExpress: false,
      requestedPoints: 0,
      expectedDeliveryOn: null,
      prepareOn: null,
      proposalId: null,
    };
    const command = { action: 'request', trysetId: lost, items: [], ...of, ...terms } as const;
    const late = await runTarget(side.deps.streams, { on: 'tryset', id: lost, command }, keyed());
    expect(late).toMatchObject({ ok: false, refusal: { errorCode: 'tryset.transition_not_allowed' } });
    const trysetId = await request(given, key);
    expect(trysetId).not.toBe(lost);
    expect((await rentals(given.userId)).claims).toEqual({ [trysetId]: await itemsOf(trysetId) });
  });

  test('whose deadline comes first is made again for another tryset', async () => {
    const given = await givenStock(side, 2);
    const lost: number[] = [];
    const deps = doingBefore('TrysetRequested', async () => {
      lost.push(await claimed(given.userId));
      await expire(given.userId);
    });
    const trysetId = await request(given, keyed(), deps);
    expect(lost).not.toContain(trysetId);
    const { claims, used } = await rentals(given.userId);
    expect(claims).toEqual({ [trysetId]: await itemsOf(trysetId) });
    expect(used[7]).toEqual(claims);
  });

  test('whose deadline comes later stays while its items are under way', async () => {
    const given = await givenStock(side, 1);
    const trysetId = await request(given, keyed());
    const before = await rentals(given.userId);
    await expire(given.userId);
    expect(await rentals(given.userId)).toEqual(before);
    expect(await trysetOf(trysetId)).toMatchObject({ status: 'requested' });
  });

  test('stays if the request wins while the deadline is about to close it', async () => {
    const given = await givenStock(side, 1);
    const [reached, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = doingBefore('TrysetRequested', async () => {
      reached.resolve();
      await mayGo.promise;
    });
    const requested = request(given, keyed(), waiting);
    await reached.promise;
    const firing = doingBefore(
      'TrysetRequestExpired',
      async () => {
        mayGo.resolve();
        await requested;
      },
      beside,
    );
    await expire(given.userId, firing);
    const trysetId = await requested;
    expect((await rentals(given.userId)).claims).toEqual({ [trysetId]: await itemsOf(trysetId) });
    expect(await trysetOf(trysetId)).toMatchObject({ status: 'requested' });
  });

  test('made again after its item was canceled ends after the deadline', async () => {
    const given = await givenStock(side, 1);
    const trysetId = await request(given, keyed());
    const itemIds = await itemsOf(trysetId);
    expect((await cancel(itemIds[0] ?? 0)).status).toBe(200);
    const { userId } = given;
    const claim = { action: 'claim', userId, trysetId, itemIds, ticketId: 7, limits: null } as const;
    await runTarget(side.deps.streams, { on: 'member_rentals', id: userId, command: claim }, keyed());
    await expire(userId);
    expect(await rentals(userId)).toEqual({ claims: {}, used: { 7: {} }, closedTickets: [] });
  });
});

describe('the claim of an added item', () => {
  async function begun() {
    const given = await givenStock(side, 1);
    const other = await givenStock(side, 2);
    const trysetId = await request(given, keyed());
    return { userId: given.userId, trysetId, itemIds: await itemsOf(trysetId), other };
  }

  test('precedes the item, and ends with the item’s cancel', async () => {
    const { userId, trysetId, itemIds, other } = await begun();
    // Whenever the claim comes, the item is canceled right before it, if it is there.
    const deps = doingBefore('RentalClaimed', async () => {
      for (const id of await itemsOf(trysetId)) if (!itemIds.includes(id)) await cancel(id);
    });
    const added = await add(trysetId, other, keyed(), deps);
    await cancel(added);
    expect((await side.deps.streams.refresh(trysetItem, added)).state.status).toBe('tryset_canceled');
    expect(await rentals(userId)).toEqual({
      claims: { [trysetId]: itemIds },
      used: { 7: { [trysetId]: itemIds } },
      closedTickets: [],
    });
  });

  test('that a crash interrupted ends after the deadline, and the item is added with another id', async () => {
    const { userId, trysetId, itemIds, other } = await begun();
    const key = keyed();
    await expect(add(trysetId, other, key, crashingBefore('TrysetItemAdded'))).rejects.toThrow('crashed');
    const lost = (await rentals(userId)).claims[trysetId]?.filter((id) => !itemIds.includes(id));
    expect(lost).toHaveLength(1);
    await expire(userId);
    expect((await rentals(userId)).claims).toEqual({ [trysetId]: itemIds });
    expect((await trysetOf(trysetId)).expiredItemIds).toEqual(lost);
    const added = await add(trysetId, other, key);
    expect((await rentals(userId)).claims).toEqual({ [trysetId]: [...itemIds, added] });
    await expire(userId);
    expect((await rentals(userId)).claims).toEqual({ [trysetId]: [...itemIds, added] });
  });

  test('whose deadline comes first is made again for another item', async () => {
    const { userId, trysetId, itemIds, other } = await begun();
    const deps = doingBefore('TrysetItemAdded', () => expire(userId));
    const added = await add(trysetId, other, keyed(), deps);
    expect((await trysetOf(trysetId)).expiredItemIds).toHaveLength(1);
    expect((await rentals(userId)).claims).toEqual({ [trysetId]: [...itemIds, added] });
  });

  test('ends if the tryset is removed before the addition', async () => {
    const { userId, trysetId, itemIds, other } = await begun();
    const deps = doingBefore('TrysetItemAdded', async () => {
      for (const id of itemIds) await cancel(id);
      expect((await beside.call(staff, 'DELETE', `/v2/trysets/${trysetId}`)).status).toBe(200);
    });
    await expect(add(trysetId, other, keyed(), deps)).rejects.toMatchObject({
      errorCode: 'tryset.transition_not_allowed',
    });
    expect(await rentals(userId)).toEqual({ claims: {}, used: { 7: {} }, closedTickets: [] });
  });
});

test('a repeat answers with the item that a request of the same key added, though its size was withdrawn since', async () => {
  const given = await givenStock(side, 1);
  const other = await givenStock(side, 2);
  const trysetId = await request(given, keyed());
  const key = keyed();
  const added: number[] = [];
  const slow = {
    ticket: async () => {
      added.push(await add(trysetId, other, key));
      await side.call(staff, 'PATCH', `/v2/products/${other.productId}`, { is_published: false });
      return null;
    },
  };
  const wish = { trysetId, productSizeId: other.productSizeId };
  const { trysetItemId } = await addItem({ ...side.deps, allowance: slow }, wish, staff, key);
  expect([trysetItemId]).toEqual(added);
  const garments = await Promise.all(
    other.stockItemIds.map((id) => side.deps.streams.refresh(stockItem, id)),
  );
  expect(garments.map(({ state }) => state.status).sort()).toEqual(['in_stock', 'requested']);
});

// This test stays last: once the clock is this far ahead of the event store's, deadlines are due at once.
test('a member whose request a crash interrupted can be forgotten after the deadline', async () => {
  const given = await givenStock(side, 1);
  const key = keyed();
  await expect(request(given, key, crashingBefore('TrysetRequested'))).rejects.toThrow('crashed');
  const left = await side.call(staff, 'DELETE', `/v1/users/${given.userId}`);
  expect([left.status, left.body.status]).toEqual([200, 'leaving']);
  side.advanceClock(reservationPatienceMs + 1_000);
  const status = async () => (await side.deps.streams.refresh(member, given.userId)).state.status;
  await eventually(status, (now) => now === 'forgotten');
  expect((await rentals(given.userId)).claims).toEqual({});
  await expect(request(given, key)).rejects.toMatchObject({ errorCode: 'user.not_found' });
  expect(side.failures).toEqual([]);
});
