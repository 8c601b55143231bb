import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatPatienceMs } from '#domain/brand-events/event-kinds.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { personKey } from '#domain/members/person.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const url = '/v1/brand-events';
const hourMs = 3_600_000;

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side?.close());

const today = () => businessDayOf(side.deps.clock());
const eventOf = async (id: number) => (await side.deps.streams.refresh(occasion, id)).state;
const reservationOf = async (id: number) => (await side.deps.streams.refresh(reservation, id)).state;
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];
const post = (caller: Caller, path: string, body: object = {}, headers = {}) =>
  side.call(caller, 'POST', path, body, headers);

let people = 0;
async function made(path: string, body: object): Promise<number> {
  const answer = await post(staff, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

async function givenMember(said: object = {}) {
  people += 1;
  const id = await made('/v1/users', { username: `guest${people}`, gender: 'female', ...said });
  return { label: 'user', id, name: `guest${people}` } as const;
}

async function givenBrand() {
  people += 1;
  const brandId = await made('/v1/brands', { name: `Acme ${people}`, is_published: true });
  const brand = { name: 'Acme', nameKo: null };
  const admin: Caller = { label: 'brand_admin', id: 900 + people, name: 'Lee', brandId, brand };
  return { brandId, admin };
}

const fields = () => ({
  brand_tag: 'acme_popup',
  start_date: daysLater(today(), 10),
  end_date: daysLater(today(), 12),
  start_time: '11:00',
  end_time: '20:00',
  invite_people: 2,
  assigned_point: 5_000,
});

/** An event that recruits. */
async function givenEvent(said: object = {}) {
  const { brandId, admin } = await givenBrand();
  const answer = await post(admin, url, { ...fields(), ...said });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const id: number = answer.body.id;
  expect((await post(staff, `${url}/${id}/actions/approve`)).body.status).toBe('recruiting');
  return { id, brandId, admin };
}

const book = (caller: Caller, id: number, body: object = {}, headers = {}) =>
  post(caller, `${url}/${id}/reservations`, body, headers);
const invite = (caller: Caller, id: number, userId: number, body: object = {}) =>
  post(caller, `${url}/${id}/actions/invite`, { user_id: userId, ...body });
const act = (caller: Caller, id: number, action: string, body: object = {}) =>
  post(caller, `/v1/reservations/${id}/actions/${action}`, body);
const at = (days: number, hour: string) => `${daysLater(today(), days)}T${hour}:00.000+09:00`;

describe('an event', () => {
  it('is registered and revised by its brand until staff approve it', async () => {
    const { admin } = await givenBrand();
    const other = await givenBrand();
    const body = { ...fields(), event_address: 'Seoul', admin_phone: '010-1234-5678' };
    const { id } = (await post(admin, url, body)).body;
    const { contact, brandId } = await eventOf(id);
    expect(contact).not.toContain('Seoul');
    expect(await side.deps.sealing.unseal(personKey('brand', brandId), contact ?? ('' as never))).toEqual({
      eventAddress: 'Seoul',
      adminName: null,
      adminPhone: '+821012345678',
    });
    const patch = (caller: Caller, said: object) => side.call(caller, 'PATCH', `${url}/${id}`, said);
    expect((await patch(admin, { admin_name: 'Han' })).status).toBe(200);
    const before = (await eventOf(id)).contact;
    expect((await patch(admin, { memo: 'second floor', admin_name: 'Han' })).status).toBe(200);
    expect(await eventOf(id)).toMatchObject({ memo: 'second floor', contact: before, startTime: '11:00' });
    expect(errorOf(await patch(other.admin, { memo: 'x' }))).toEqual([404, 'brand_event.not_found']);
    expect(errorOf(await patch(admin, { end_date: daysLater(today(), 9) }))).toEqual([
      422,
      'brand_event.end_before_start',
    ]);
    expect((await side.call(admin, 'PUT', `${url}/${id}`, fields())).status).toBe(200);
    expect(await eventOf(id)).toMatchObject({ memo: null, contact: null });
    expect((await post(admin, `${url}/${id}/actions/approve`)).status).toBe(403);
    await post(staff, `${url}/${id}/actions/approve`);
    expect(errorOf(await patch(admin, { memo: 'x' }))).toEqual([409, 'brand_event.already_approved']);
    expect((await patch(staff, { memo: 'x' })).status).toBe(200);
  });

  it('has a code of its own, which a rejected event gives up', async () => {
    const member = await givenMember();
    const join = () => post(member, '/v1/users/events/210915/join');
    expect(errorOf(await join())).toEqual([404, 'brand_event.not_found']);
    const first = await givenEvent({ schedule_code: '210915' });
    const second = await givenEvent();
    const take = () => side.call(staff, 'PATCH', `${url}/${second.id}`, { schedule_code: '210915' });
    expect(errorOf(await take())).toEqual([409, 'claim.schedule_code_taken']);
    const joined = await join();
    expect(joined.status).toBe(201);
    expect(await reservationOf(joined.body.id)).toMatchObject({ brandEventId: first.id, status: 'created' });
    const reason = 'the place is not free';
    expect((await post(staff, `${url}/${first.id}/actions/reject`, { reason })).body.status).toBe('rejected');
    expect(await reservationOf(joined.body.id)).toMatchObject({ status: 'staff_canceled' });
    expect((await take()).status).toBe(200);
    expect((await reservationOf((await join()).body.id)).brandEventId).toBe(second.id);
  });

  it('ends with the removal of its brand', async () => {
    const { id, brandId } = await givenEvent();
    const { body } = await book(await givenMember(), id);
    expect((await side.call(staff, 'DELETE', `/v1/brands/${brandId}`)).status).toBe(200);
    await side.reacted();
    expect((await eventOf(id)).status).toBe('rejected');
    expect((await reservationOf(body.id)).status).toBe('staff_canceled');
  });
});

describe('a booking', () => {
  it('takes a seat within the hours, once a member, and answers a repeated key with the same one', async () => {
    const { id } = await givenEvent({ additional_questions: ['Which size?'] });
    const [mina, jin] = [await givenMember(), await givenMember()];
    const times = { start: at(10, '13:00'), end: at(10, '14:00') };
    expect(errorOf(await book(mina, id, times))).toEqual([422, 'reservation.answers_missing']);
    const body = { ...times, additional_fields: ['M'] };
    const early = { ...body, start: at(10, '09:00') };
    expect(errorOf(await book(mina, id, early))).toEqual([422, 'reservation.outside_event']);
    expect((await eventOf(id)).seats).toEqual([]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [await book(mina, id, body, key), await book(mina, id, body, key)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
    const { additionalFields, assignedPoint } = await reservationOf(one.body.id);
    expect(assignedPoint).toBe(5_000);
    const sealed = additionalFields ?? ('' as never);
    expect(await side.deps.sealing.unseal(personKey('user', mina.id), sealed)).toEqual([
      { question: 'Which size?', answer: 'M' },
    ]);
    expect(errorOf(await book(mina, id, body))).toEqual([409, 'brand_event.already_booked']);
    expect((await book(staff, id, { user_id: jin.id, look_upload_cash: 10_000 })).status).toBe(201);
    expect(errorOf(await book(await givenMember(), id, body))).toEqual([409, 'brand_event.full']);
    expect(errorOf(await side.call(staff, 'PATCH', `${url}/${id}`, { invite_people: 1 }))).toEqual([
      409,
      'brand_event.seats_taken',
    ]);
  });

  it('of the last seat goes to one of two members at once', async () => {
    const { id } = await givenEvent({ invite_people: 1 });
    const [mina, jin] = [await givenMember(), await givenMember()];
    const both = await Promise.all([book(mina, id), book(jin, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await eventOf(id)).seats).toHaveLength(1);
  });

  it('is for members whom the event admits', async () => {
    const { id } = await givenEvent({ gender: 'male' });
    const mina = await givenMember();
    expect(errorOf(await book(mina, id))).toEqual([422, 'reservation.other_gender']);
    const abroad = await givenMember({ gender: 'male', region_id: 'JAPAN' });
    expect(errorOf(await book(abroad, id))).toEqual([422, 'reservation.other_region']);
    const popular = await givenEvent({ minimum_followers: 10 });
    expect(errorOf(await book(mina, popular.id))).toEqual([422, 'reservation.too_few_followers']);
    expect(errorOf(await book(mina, id, { user_id: mina.id + 1 }))).toEqual([404, 'user.not_found']);
    expect(errorOf(await book(mina, id, { look_upload_point: 9 }))[0]).toBe(422);
    expect(errorOf(await book(mina, popular.id + 1_000))).toEqual([404, 'brand_event.not_found']);
    const man = await givenMember({ gender: 'male' });
    expect(errorOf(await book(man, id, { look_upload_point: 9 }))).toEqual([
      403,
      'reservation.reward_of_staff',
    ]);
    expect((await eventOf(id)).seats).toEqual([]);
  });

  it('that never came leaves no seat, and is refused afterwards', async () => {
    const { id } = await givenEvent({ invite_people: 1 });
    const mina = await givenMember();
    const reservationId = await side.deps.ids.next('reservation');
    const times = { start: at(10, '13:00'), end: at(10, '14:00') };
    const visit = { start: new Date(times.start).toISOString(), end: new Date(times.end).toISOString() };
    const seat = { reservationId, userId: mina.id };
    const command = { action: 'take_seat', ...seat, times: visit, guest: null } as const;
    await runTarget(side.deps.streams, { on: 'brand_event', id, command }, systemContext(side.deps.clock));
    expect(errorOf(await book(await givenMember(), id))).toEqual([409, 'brand_event.full']);
    side.advanceClock(seatPatienceMs);
    await expect.poll(async () => (await eventOf(id)).seats, { interval: 50 }).toEqual([]);
    expect((await reservationOf(reservationId)).status).toBe('lapsed');
    expect((await book(mina, id)).status).toBe(201);
  });
});

describe('an invitation', () => {
  it('is answered by its member, who is admitted only then', async () => {
    const { id, admin } = await givenEvent({ gender: 'male' });
    const [mina, man] = [await givenMember(), await givenMember({ gender: 'male' })];
    const first = (await invite(admin, id, mina.id)).body;
    expect(errorOf(await act(mina, first.id, 'accept'))).toEqual([422, 'reservation.other_gender']);
    expect((await act(mina, first.id, 'decline')).body.status).toBe('curator_declined');
    const second = (await invite(staff, id, man.id, { look_upload_point: 2_000 })).body;
    expect(errorOf(await act(mina, second.id, 'accept'))).toEqual([404, 'reservation.not_found']);
    expect((await act(man, second.id, 'accept')).body.status).toBe('curator_accepted');
    expect((await eventOf(id)).seats).toEqual([{ reservationId: second.id, userId: man.id }]);
    expect(errorOf(await invite(admin, id, mina.id, { look_upload_point: 1 }))).toEqual([
      403,
      'reservation.reward_of_staff',
    ]);
  });

  it('runs out without an answer', async () => {
    const { id, admin } = await givenEvent();
    const mina = await givenMember();
    const { body } = await invite(admin, id, mina.id);
    side.advanceClock(72 * hourMs);
    await expect
      .poll(async () => (await reservationOf(body.id)).status, { interval: 50 })
      .toBe('staff_canceled');
    await side.reacted();
    expect((await eventOf(id)).seats).toEqual([]);
    expect(errorOf(await act(mina, body.id, 'accept'))).toEqual([409, 'reservation.transition_not_allowed']);
  });
});

describe('a reservation', () => {
  it('is moved, attended and canceled by whom it concerns, in time', async () => {
    const { id, admin } = await givenEvent();
    const [mina, jin] = [await givenMember(), await givenMember()];
    const times = { start: at(10, '13:00'), end: at(10, '14:00') };
    const own = (await book(mina, id, times)).body;
    const other = (await book(jin, id, times)).body;
    const move = { start: at(11, '13:00'), end: at(11, '14:00'), reason: 'I travel' };
    expect((await act(mina, own.id, 'reschedule', { ...move, reason: undefined })).status).toBe(400);
    const outside = { ...move, end: at(13, '14:00') };
    expect(errorOf(await act(mina, own.id, 'reschedule', outside))).toEqual([
      422,
      'reservation.outside_event',
    ]);
    expect((await act(mina, own.id, 'reschedule', move)).body.status).toBe('rescheduled');
    expect((await act(staff, other.id, 'reschedule', move)).body.status).toBe('rescheduled');
    expect(await reservationOf(own.id)).toMatchObject({ askedAt: null });
    expect((await reservationOf(other.id)).askedAt).not.toBeNull();
    expect(errorOf(await act(admin, own.id, 'note_attendance', { has_come: true }))).toEqual([
      409,
      'reservation.not_begun',
    ]);
    expect((await act(jin, other.id, 'accept')).body.status).toBe('curator_accepted');
    side.advanceClock(Date.parse(move.start) - Date.parse(side.deps.clock()) + 1_000);
    expect(errorOf(await act(mina, own.id, 'cancel', { reason: 'ill' }))).toEqual([
      409,
      'reservation.already_begun',
    ]);
    expect((await act(admin, own.id, 'note_attendance', { has_come: true })).status).toBe(200);
    expect((await reservationOf(own.id)).hasCome).toBe(true);
    expect((await act(staff, other.id, 'cancel', { reason: 'ill' })).body.status).toBe('staff_canceled');
    expect((await eventOf(id)).seats).toMatchObject([{ reservationId: own.id }]);
    side.advanceClock(4 * 24 * hourMs);
    await expect.poll(async () => (await eventOf(id)).status, { interval: 50 }).toBe('done');
    expect(errorOf(await post(staff, `${url}/${id}/actions/reopen`))).toEqual([409, 'brand_event.over']);
  });

  it('ends with a ban and with the wish to be forgotten', async () => {
    const { id } = await givenEvent();
    const [mina, jin] = [await givenMember(), await givenMember()];
    const [own, other] = [(await book(mina, id)).body, (await book(jin, id)).body];
    expect((await post(staff, `/v1/users/${mina.id}/actions/ban`, { reason: 'spam' })).status).toBe(200);
    expect((await side.call(staff, 'DELETE', `/v1/users/${jin.id}`)).status).toBe(200);
    await side.reacted();
    for (const { id: reservationId } of [own, other]) {
      expect(await reservationOf(reservationId)).toMatchObject({
        status: 'staff_canceled',
        canceledBy: 'system',
      });
    }
    expect((await eventOf(id)).seats).toEqual([]);
    expect(errorOf(await book(staff, id, { user_id: mina.id }))).toEqual([422, 'reservation.member_banned']);
    expect(errorOf(await invite(staff, id, jin.id))[0]).toBe(404);
  });
});

describe('a look for an event', () => {
  const post = (caller: Caller, reservation_id: number) =>
    side.call(caller, 'POST', '/v1/looks', { sns_type: 'Blog', reservation_id });
  const decide = (id: number, action: string, body: object = {}) =>
    side.call(staff, 'POST', `/v1/looks/${id}/actions/${action}`, body);
  const balanceOf = async (userId: number) =>
    (await side.deps.streams.refresh(pointAccount, userId)).state.balance;

  it('earns the reward once, and loses it when it is rejected', async () => {
    const { id, admin } = await givenEvent({ is_look_taggable: true });
    const mina = await givenMember();
    const said = { user_id: mina.id, look_upload_point: 2_000 };
    const reservationId = (await book(staff, id, said)).body.id;
    const look = await post(mina, reservationId);
    expect(look.status, JSON.stringify(look.body)).toBe(201);
    expect((await decide(look.body.id, 'approve_brand_event')).status).toBe(200);
    expect(await balanceOf(mina.id)).toBe(7_000);
    const second = await post(mina, reservationId);
    await decide(second.body.id, 'approve_brand_event');
    expect(await balanceOf(mina.id)).toBe(7_000);
    const reasons = { rejected_reasons: ['BrandEventTagNotExists'] };
    await decide(look.body.id, 'reject_brand_event', reasons);
    expect(await balanceOf(mina.id)).toBe(7_000);
    await decide(second.body.id, 'reopen_brand_event');
    expect(await balanceOf(mina.id)).toBe(0);
    await decide(second.body.id, 'approve_brand_event');
    expect(await balanceOf(mina.id)).toBe(7_000);
    expect(errorOf(await act(staff, reservationId, 'cancel', { reason: 'ill' }))).toEqual([
      409,
      'reservation.already_rewarded',
    ]);
    // The brand of the event sees a look without its items.
    const like = await side.call(admin, 'POST', `/v1/looks/${second.body.id}/actions/like`);
    expect(like.status).toBe(200);
    const other = await givenBrand();
    expect((await side.call(other.admin, 'POST', `/v1/looks/${second.body.id}/actions/like`)).status).toBe(
      404,
    );
  });

  it('names a reservation of its member that stands, of an event that takes looks', async () => {
    const { id } = await givenEvent({ is_look_taggable: true });
    const [mina, jin] = [await givenMember(), await givenMember()];
    const own = (await book(mina, id)).body.id;
    expect(errorOf(await post(jin, own))).toEqual([422, 'look.reservation_unknown']);
    const asked = (await invite(staff, id, jin.id)).body.id;
    expect(errorOf(await post(jin, asked))).toEqual([422, 'look.reservation_over']);
    await act(mina, own, 'cancel', { reason: 'ill' });
    expect(errorOf(await post(mina, own))).toEqual([422, 'look.reservation_over']);
    const closed = await givenEvent();
    const silent = (await book(mina, closed.id)).body.id;
    expect(errorOf(await post(mina, silent))).toEqual([422, 'look.event_not_taggable']);
  });
});
