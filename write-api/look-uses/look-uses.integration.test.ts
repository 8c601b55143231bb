import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { lookUses } from '#domain/look-uses/look-uses.ts';
import { requestPatienceMs } from '#domain/look-uses/use-kinds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { confirmedUsesOf } from '../live-look-uses.ts';
import { givenItems } from '../looks/testing/given-items.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const dayMs = 86_400_000;

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side?.close());

const today = () => businessDayOf(side.deps.clock());
const useOf = async (id: number) => (await side.deps.streams.refresh(lookUse, id)).state;
const claimsOf = async (lookId: number) => (await side.deps.streams.refresh(lookUses, lookId)).state.claims;
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

/** A posted look of one item; approved unless told otherwise. */
async function givenLook({ isApproved = true } = {}) {
  const { userId, itemIds, brandIds, member, adminOf } = await givenItems(side);
  const said = { sns_type: 'Instagram', tryset_item_ids: itemIds, user_id: userId };
  const { body } = await side.call(staff, 'POST', '/v1/looks', said);
  const lookId: number = body.id;
  if (isApproved) await side.call(staff, 'POST', `/v1/looks/${lookId}/actions/approve_item`, {});
  return { lookId, userId, member, admin: adminOf(0), brandId: brandIds[0] ?? 0 };
}

const ask = (caller: Caller, lookId: number, said: object = {}, headers = {}) =>
  side.call(
    caller,
    'POST',
    `/v1/looks/${lookId}/look-use`,
    { type: 'commercial_use', use_start_date: today(), use_end_date: daysLater(today(), 90), ...said },
    headers,
  );
const act = (caller: Caller, id: number, action: string, said: object = {}) =>
  side.call(caller, 'POST', `/v1/look-uses/${id}/actions/${action}`, said);

async function requested(said: object = {}) {
  const given = await givenLook();
  const answer = await ask(given.admin, given.lookId, said);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { ...given, id: answer.body.id as number };
}

async function confirmed(said: object = {}, confirmation: object = {}) {
  const given = await requested(said);
  for (const [caller, action, body] of [
    [staff, 'take_up', {}],
    [given.member, 'agree', {}],
    [staff, 'confirm', confirmation],
  ] as const) {
    const answer = await act(caller, given.id, action, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  return given;
}

describe('asking for a use', () => {
  it('requests the use at the list price and claims its days', async () => {
    const { id, lookId, brandId, userId } = await requested({ comment: 'for our shop' });
    expect(await useOf(id)).toMatchObject({
      status: 'initialized',
      lookId,
      brandId,
      userId,
      comment: 'for our shop',
      price: { kind: 'cash', amount: 200_000, share: 60 },
    });
    expect(await claimsOf(lookId)).toMatchObject([{ lookUseId: id, from: today() }]);
  });

  it('refuses overlapping days of one brand and type, and leaves no claim', async () => {
    const { id, lookId, admin } = await requested();
    expect(errorOf(await ask(admin, lookId))).toEqual([409, 'look_use.overlaps']);
    expect((await ask(admin, lookId, { type: 'ADVERTISING' })).status).toBe(201);
    const renewal = { use_start_date: daysLater(today(), 91), use_end_date: daysLater(today(), 120) };
    expect((await ask(admin, lookId, renewal)).status).toBe(201);
    expect((await act(admin, id, 'cancel')).status).toBe(200);
    expect((await ask(admin, lookId)).status).toBe(201);
  });

  it('refuses another price than the requester saw, and leaves no claim', async () => {
    const { lookId, admin } = await givenLook();
    const refused = await ask(admin, lookId, { expected_amount: 199_999 });
    expect(errorOf(refused)).toEqual([409, 'look_use.price_changed']);
    expect(refused.body.detail).toEqual({ amount: 200_000, pointAmount: 0 });
    expect(await claimsOf(lookId)).toEqual([]);
    expect((await ask(admin, lookId, { expected_amount: 200_000 })).status).toBe(201);
    const path = `/v1/looks/${lookId}/regram-requests`;
    const regram = { use_start_date: today(), expected_point_amount: 1 };
    expect(errorOf(await side.call(admin, 'POST', path, regram))).toEqual([409, 'look_use.price_changed']);
  });

  it('of two requests at once for the same days one wins', async () => {
    const { lookId, admin } = await givenLook();
    const both = await Promise.all([ask(admin, lookId), ask(admin, lookId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await claimsOf(lookId)).toHaveLength(1);
  });

  it('answers a repeated key with the same use', async () => {
    const { lookId, admin } = await givenLook();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [await ask(admin, lookId, {}, key), await ask(admin, lookId, {}, key)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
  });

  it('refuses wrong days, a look that is not certified, and another brand', async () => {
    const { lookId, admin } = await givenLook();
    expect(errorOf(await ask(admin, lookId, { use_end_date: null }))).toEqual([422, 'look_use.end_missing']);
    const late = { use_end_date: daysLater(today(), 400) };
    expect(errorOf(await ask(admin, lookId, late))).toEqual([422, 'look_use.too_long']);
    expect(await claimsOf(lookId)).toEqual([]);
    const open = await givenLook({ isApproved: false });
    expect(errorOf(await ask(open.admin, open.lookId))).toEqual([422, 'look_use.not_certified']);
    expect((await ask(open.admin, lookId)).status).toBe(404);
  });

  it('ends the claim of a request that never came, and refuses it afterwards', async () => {
    const { lookId, brandId, admin } = await givenLook();
    const lookUseId = await side.deps.ids.next('look_use');
    const days = { from: today(), until: daysLater(today(), 90) };
    const claim = { lookId, lookUseId, brandId, useType: 'commercial_use', ...days } as const;
    const command = { action: 'claim', claim } as const;
    await runTarget(
      side.deps.streams,
      { on: 'look_uses', id: lookId, command },
      systemContext(side.deps.clock),
    );
    expect(errorOf(await ask(admin, lookId))).toEqual([409, 'look_use.overlaps']);
    side.advanceClock(requestPatienceMs);
    await expect.poll(() => claimsOf(lookId), { interval: 50 }).toEqual([]);
    expect((await useOf(lookUseId)).status).toBe('lapsed');
    expect((await ask(admin, lookId)).status).toBe(201);
  });
});

describe('deciding on a use', () => {
  it('confirms at another price only with a reason, and only after the member agreed', async () => {
    const { id, member: who } = await requested();
    await act(staff, id, 'take_up');
    expect(errorOf(await act(staff, id, 'confirm'))).toEqual([409, 'look_use.not_agreed']);
    expect(errorOf(await act(staff, id, 'agree'))).toEqual([422, 'look_use.reason_missing']);
    expect((await act(who, id, 'agree')).status).toBe(200);
    const cheap = { amount: 150_000 };
    expect(errorOf(await act(staff, id, 'confirm', cheap))).toEqual([422, 'look_use.reason_missing']);
    expect((await act(staff, id, 'confirm', { ...cheap, reason: 'first use' })).status).toBe(200);
    expect(await useOf(id)).toMatchObject({
      status: 'confirmed',
      brandPaymentAmount: 150_000,
      curatorReceiveAmount: 90_000,
      paidDiscountRate: 25,
    });
  });

  it('a revision moves the claim, and the member must agree again', async () => {
    const { id, lookId, admin, member: who } = await requested();
    await act(who, id, 'agree');
    const url = `/v1/looks/${lookId}/look-use/${id}`;
    const dates = { use_start_date: daysLater(today(), 10), use_end_date: daysLater(today(), 20) };
    expect((await side.call(admin, 'PATCH', url, dates)).status).toBe(200);
    expect(await useOf(id)).toMatchObject({ answer: null, startDate: dates.use_start_date });
    expect(await claimsOf(lookId)).toMatchObject([
      { lookUseId: id, from: dates.use_start_date, until: dates.use_end_date },
    ]);
    expect((await ask(admin, lookId, { use_end_date: daysLater(today(), 9) })).status).toBe(201);
    const back = { use_start_date: today(), use_end_date: daysLater(today(), 20) };
    expect(errorOf(await side.call(admin, 'PATCH', url, back))).toEqual([409, 'look_use.overlaps']);
    expect((await side.call(admin, 'DELETE', `/v1/looks/${lookId + 1}/look-use/${id}`, {})).status).toBe(404);
    expect((await side.call(admin, 'DELETE', url, {})).status).toBe(200);
    expect((await useOf(id)).status).toBe('canceled');
  });

  it('sets statuses by one call, and shows each use to nobody else', async () => {
    const { id, member: who } = await requested();
    const put = (said: object, caller: Caller = staff) =>
      side.call(caller, 'PUT', `/v1/looks/look-use/${id}/status`, said);
    expect((await put({ status: 'in_progress' })).status).toBe(200);
    expect((await put({ status: 'rejected' })).status).toBe(400);
    await act(who, id, 'agree');
    expect((await put({ status: 'confirmed' })).status).toBe(200);
    expect((await put({ status: 'Expired', reason: 'the shop closed' })).status).toBe(400);
    expect((await put({ status: 'Expired', reason: 'the shop closed', refund: 200_001 })).status).toBe(422);
    expect((await put({ status: 'Expired', reason: 'the shop closed', refund: 50_000 })).status).toBe(200);
    expect(await useOf(id)).toMatchObject({ status: 'Expired', refund: 50_000 });
    const other = await givenLook();
    expect((await act(other.member, id, 'agree')).status).toBe(404);
    expect((await act(other.admin, id, 'cancel')).status).toBe(404);
  });
});

describe('the course of a use', () => {
  it('reminds the member, pays points once at the start, and ends with its last day', async () => {
    const price = { region_id: 'KOREA', type: 'regram', price: { kind: 'points', amount: 3_000 } };
    expect((await side.call(staff, 'PUT', '/v1/look-use-prices', { prices: [price] })).status).toBe(200);
    const {
      id,
      lookId,
      userId,
      member: who,
    } = await requested({
      type: 'regram',
      use_start_date: daysLater(today(), 5),
      use_end_date: daysLater(today(), 6),
    });
    side.advanceClock(3 * dayMs);
    await expect.poll(async () => (await useOf(id)).isReminded, { interval: 50 }).toBe(true);
    await act(staff, id, 'take_up');
    await act(who, id, 'agree');
    const balance = async () => (await side.deps.streams.refresh(pointAccount, userId)).state.balance;
    const before = await balance();
    expect((await act(staff, id, 'confirm')).status).toBe(200);
    expect(await useOf(id)).toMatchObject({ payment: 'pending', pointAmount: 3_000 });
    side.advanceClock(3 * dayMs);
    await expect.poll(async () => (await useOf(id)).payment, { interval: 50 }).toBe('issued');
    await side.reacted();
    expect((await balance()) - before).toBe(3_000);
    side.advanceClock(3 * dayMs);
    await expect.poll(async () => (await useOf(id)).status, { interval: 50 }).toBe('Expired');
    await side.reacted();
    expect(await claimsOf(lookId)).toEqual([]);
    expect((await balance()) - before).toBe(3_000);
  });

  it('a removed look cancels open uses and marks confirmed ones, which may not be confirmed any more', async () => {
    const open = await requested();
    await act(staff, open.id, 'take_up');
    await act(open.member, open.id, 'agree');
    const held = await confirmed();
    for (const { lookId } of [open, held]) {
      expect((await side.call(staff, 'DELETE', `/v1/looks/${lookId}`, {})).status).toBe(200);
    }
    expect((await useOf(open.id)).status).toBe('canceled');
    expect(errorOf(await act(staff, open.id, 'confirm'))).toEqual([409, 'look_use.transition_not_allowed']);
    expect(await useOf(held.id)).toMatchObject({ status: 'confirmed', isLookGone: true });
    expect((await ask(open.admin, open.lookId)).status).toBe(404);
  });

  it('a ban does the same, and its end takes the mark away', async () => {
    const { id, userId, lookId, admin } = await confirmed();
    const other = await ask(admin, lookId, { type: 'ADVERTISING' });
    const ban = (action: string) =>
      side.call(staff, 'POST', `/v1/users/${userId}/actions/${action}`, { reason: 'spam' });
    expect((await ban('ban')).status).toBe(200);
    await side.reacted();
    expect(await useOf(id)).toMatchObject({ status: 'confirmed', isLookGone: true });
    expect((await useOf(other.body.id)).status).toBe('canceled');
    expect(errorOf(await ask(admin, lookId, { type: 'ADVERTISING' }))).toEqual([422, 'look_use.member_gone']);
    expect((await ban('unban')).status).toBe(200);
    await side.reacted();
    expect((await useOf(id)).isLookGone).toBe(false);
  });

  it('forgetting a member waits for confirmed uses', async () => {
    const { id, userId } = await confirmed();
    const waited = () => confirmedUsesOf(side.deps, { kind: 'user', id: userId });
    expect(await waited()).toEqual([id]);
    await act(staff, id, 'end', { refund: 0, reason: 'the member leaves' });
    expect(await waited()).toEqual([]);
  });
});
