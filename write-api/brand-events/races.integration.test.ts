// @module-tag thorough
import { expect, test, vi } from 'vitest';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { twoRoles } from '../testing/two-roles.ts';
import type { WriteRole } from '../testing/write-side.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// A region has one payout at a time, so this test needs its own store.
const roles = twoRoles(5, { ownStore: true });
const { seed } = roles;

type Answer = Awaited<ReturnType<WriteRole['call']>>;
/** A call that one of the two roles makes. */
type Step = (role: WriteRole) => Promise<Answer>;

/** Each test runs in both orders, then four times at once. */
const rounds = 6;
const today = () => businessDayOf(roles.side.deps.clock());
const streams = () => roles.side.deps.streams;
const eventOf = async (id: number) => (await streams().refresh(occasion, id)).state;
const reservationOf = async (id: number) => (await streams().refresh(reservation, id)).state;
const dueTo = async ({ id }: Caller) => dueOf((await streams().refresh(cashAccount, id)).state, 'KRW');
const pointsOf = async ({ id }: Caller) => (await streams().refresh(pointAccount, id)).state.balance;
const errorOf = ({ status, body }: Answer) => (status < 300 ? null : body.errorCode);

async function made(path: string, body: object): Promise<number> {
  const answer = await roles.side.call(staff, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

let names = 0;
async function givenMember(): Promise<MemberCaller> {
  names += 1;
  const name = `racer${seed}x${names}`;
  return { label: 'user', id: await made('/v1/users', { username: name, role: 'influencer' }), name };
}

async function givenAccount(mina: MemberCaller): Promise<void> {
  const bank = { bank_name: 'Hana', account_number: '110-123-456789', account_holder_name: 'Mina Kim' };
  const { status } = await roles.side.call(mina, 'PUT', `/v1/users/${mina.id}/bank_account`, bank);
  expect(status).toBe(200);
}

/** An event that recruits. */
async function givenEvent(invite_people: number): Promise<number> {
  names += 1;
  const brand_id = await made('/v1/brands', { name: `Acme ${seed} ${names}`, is_published: true });
  const [start_date, end_date] = [daysLater(today(), 10), daysLater(today(), 12)];
  const described = { brand_id, brand_tag: 'acme', assigned_point: 5_000, is_look_taggable: true };
  const id = await made('/v1/brand-events', { ...described, start_date, end_date, invite_people });
  await made(`/v1/brand-events/${id}/actions/approve`, {});
  return id;
}

const invited = (id: number, user_id: number) =>
  made(`/v1/brand-events/${id}/actions/invite`, { user_id, look_upload_cash: 40_000 });
const on =
  (caller: Caller, id: number, action: string, body: object = {}): Step =>
  (role) =>
    role.call(caller, 'POST', `/v1/reservations/${id}/actions/${action}`, body);

const called = [
  ['its member', 'curator_canceled'],
  ['staff', 'staff_canceled'],
] as const;

test.each(called)(
  `an answer and a cancel by %s: the cancel ends it, the seat is free (TEST_SEED=${seed})`,
  async (who, ended) => {
    for (let round = 0; round < rounds; round++) {
      const [id, mina] = [await givenEvent(1), await givenMember()];
      const reservationId = await invited(id, mina.id);
      const accept = on(mina, reservationId, 'accept');
      const cancel = on(who === 'staff' ? staff : mina, reservationId, 'cancel', { reason: 'ill' });
      const [accepted, canceled] = await roles.crossed(round, accept, cancel);
      expect(canceled.status).toBe(200);
      const refusal = errorOf(accepted);
      if (round === 0) expect(refusal).toBeNull();
      else if (round === 1) expect(refusal).toBe('reservation.transition_not_allowed');
      else expect([null, 'reservation.transition_not_allowed']).toContain(refusal);
      await roles.side.reacted();
      expect((await reservationOf(reservationId)).status).toBe(ended);
      expect((await eventOf(id)).seats).toEqual([]);
      // The seat is there for the next member.
      await invited(id, (await givenMember()).id);
    }
  },
);

test(`of two members the first gets the last seat, at once as well (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const [id, guests] = [await givenEvent(1), [await givenMember(), await givenMember()]];
    const [first, second] = guests.map(
      (guest): Step =>
        (role) =>
          role.call(guest, 'POST', `/v1/brand-events/${id}/reservations`, {}),
    );
    if (first === undefined || second === undefined) throw new Error('no guests');
    const answers = await roles.crossed(round, first, second);
    expect(answers.map(errorOf).toSorted()).toEqual(['brand_event.full', null].toSorted());
    const won = answers.findIndex(({ status }) => status === 201);
    expect((await eventOf(id)).seats).toEqual([
      { reservationId: answers[won]?.body.id, userId: guests[won]?.id },
    ]);
    if (round < 2) expect(won).toBe(round);
  }
});

test(`a decision that changes while its cash is paid is settled by the next payout (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const [id, mina] = [await givenEvent(1), await givenMember()];
    const said = { user_id: mina.id, look_upload_cash: 40_000 };
    const reservation_id = await made(`/v1/brand-events/${id}/reservations`, said);
    const lookId = await made('/v1/looks', { user_id: mina.id, sns_type: 'Blog', reservation_id });
    const decide =
      (action: string, body: object = {}): Step =>
      (role) =>
        role.call(staff, 'POST', `/v1/looks/${lookId}/actions/${action}`, body);
    expect((await decide('approve_brand_event')(roles.side)).status).toBe(200);
    await roles.side.reacted();
    expect([await dueTo(mina), await pointsOf(mina)]).toEqual([40_000, 5_000]);
    await givenAccount(mina);
    const month = `20${20 + round}-01`;
    const payoutId = await made('/v1/payouts', { region_id: 'KOREA', month });
    await made(`/v1/payouts/${payoutId}/actions/approve`, {});
    const lines = [{ user_id: mina.id, reference: `T-${round}` }];
    const pay: Step = (role) => role.call(staff, 'POST', `/v1/payouts/${payoutId}/actions/pay`, { lines });
    const reject = decide('reject_brand_event', { rejected_reasons: ['BrandEventTagNotExists'] });
    const answers = await roles.crossed(round, pay, reject);
    expect(answers.map(errorOf)).toEqual([null, null]);
    await roles.side.reacted();
    expect([await dueTo(mina), await pointsOf(mina)]).toEqual([-40_000, 0]);
    expect((await decide('approve_brand_event')(roles.other)).status).toBe(200);
    await roles.side.reacted();
    expect([await dueTo(mina), await pointsOf(mina)]).toEqual([0, 5_000]);
  }
});
