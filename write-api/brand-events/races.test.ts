import { expect, test } from 'vitest';
import { startOfBusinessDay } from '#domain/business-day.ts';
import { type EventHouse, eventHouse, jin, mina, operator } from './testing/event-house.ts';

const start = startOfBusinessDay('2027-04-01');
const accept = { action: 'accept', additionalFields: null } as const;
const cancel = { action: 'cancel' } as const;
const attempt = <Result>(work: Promise<Result>) => work.catch((error: { errorCode: string }) => error);
const moved = (day: number) => ({
  action: 'reschedule' as const,
  start: `2027-04-${day}T04:00:00.000Z`,
  end: `2027-04-${day}T05:00:00.000Z`,
});

test('the last seat: of two members the first gets it, in either order and at once', async () => {
  for (const order of [
    [mina, jin],
    [jin, mina],
  ] as const) {
    const house = await eventHouse(start);
    const [first, second] = order;
    const { id } = await house.book(first);
    expect(await attempt(house.book(second))).toMatchObject({ errorCode: 'brand_event.full' });
    await house.settle();
    expect((await house.event()).seats).toEqual([{ reservationId: id, userId: first.id }]);
  }
  const house = await eventHouse(start);
  const both = await Promise.all([attempt(house.book(mina)), attempt(house.book(jin))]);
  expect(both.filter((each) => 'errorCode' in each)).toMatchObject([{ errorCode: 'brand_event.full' }]);
  expect((await house.event()).seats).toHaveLength(1);
});

test('a canceled seat goes to another member', async () => {
  const house = await eventHouse(start);
  const { id } = await house.book(mina);
  await house.act(id, cancel, mina);
  await house.book(jin);
  await house.moveTo(startOfBusinessDay('2027-04-02'));
  expect((await house.event()).seats).toMatchObject([{ userId: jin.id }]);
  expect(await house.reservation(id)).toMatchObject({ status: 'curator_canceled' });
});

test('cancel and accept: staff cancel an accepted invitation, and nobody accepts a canceled one', async () => {
  for (const isAcceptedFirst of [true, false]) {
    const house = await eventHouse(start);
    const { id } = await house.invite(mina);
    const steps = [() => house.act(id, accept, mina), () => house.act(id, cancel, operator)];
    const outcomes = [];
    for (const step of isAcceptedFirst ? steps : steps.toReversed()) outcomes.push(await attempt(step()));
    if (!isAcceptedFirst) {
      expect(outcomes[1]).toMatchObject({ errorCode: 'reservation.transition_not_allowed' });
    }
    await house.settle();
    expect(await house.reservation(id)).toMatchObject({ status: 'staff_canceled' });
    expect((await house.event()).seats).toEqual([]);
  }
});

test('two reschedulings: the later one counts, and a question of staff stays only if it is the later one', async () => {
  for (const isOfStaffFirst of [true, false]) {
    const house = await eventHouse(start);
    const { id } = await house.book(mina);
    const steps = [() => house.act(id, moved(11), operator), () => house.act(id, moved(12), mina)];
    for (const step of isOfStaffFirst ? steps : steps.toReversed()) await step();
    await house.settle();
    const { status, start: at, askedAt } = await house.reservation(id);
    expect(status).toBe('rescheduled');
    expect(at).toBe(isOfStaffFirst ? moved(12).start : moved(11).start);
    expect(askedAt === null).toBe(isOfStaffFirst);
    expect((await house.event()).seats).toHaveLength(1);
  }
});

test('an answer and the end of an invitation: the first one counts', async () => {
  const late = await eventHouse(start);
  const { id } = await late.invite(mina);
  await late.moveTo('2027-04-03T15:00:00.000Z');
  expect(await late.reservation(id)).toMatchObject({ status: 'staff_canceled', canceledBy: 'system' });
  expect((await late.event()).seats).toEqual([]);
  expect(await attempt(late.act(id, accept, mina))).toMatchObject({
    errorCode: 'reservation.transition_not_allowed',
  });
  const inTime = await eventHouse(start);
  const { id: other } = await inTime.invite(mina);
  await inTime.moveTo('2027-04-03T14:59:59.999Z');
  await inTime.act(other, accept, mina);
  await inTime.moveTo('2027-04-04T00:00:00.000Z');
  expect(await inTime.reservation(other)).toMatchObject({ status: 'curator_accepted' });
});

test('a rejected event cancels its reservations, also one that is being booked', async () => {
  const house = await eventHouse(start);
  const { id } = await house.book(mina);
  await house.reject();
  await house.settle();
  expect(await house.reservation(id)).toMatchObject({ status: 'staff_canceled' });
  expect((await house.event()).seats).toEqual([]);
  expect(await attempt(house.book(jin))).toMatchObject({ errorCode: 'brand_event.not_found' });
});

test('an event closes at its end, also after a sleep', async () => {
  for (const isAwake of [true, false]) {
    const house = await eventHouse(start);
    const after = startOfBusinessDay('2027-04-14');
    if (isAwake) await house.moveTo(after);
    else house.wait(after);
    await house.settle();
    expect((await house.event()).status).toBe('done');
  }
});

/** The certification of two looks, decided anew each time; the reward stays once. */
async function reward(house: EventHouse, id: number): Promise<void> {
  for (const [action, lookId] of [
    ['reward', 81],
    ['reward', 82],
    ['revoke', 81],
    ['reward', 81],
    ['revoke', 82],
  ] as const) {
    await house.run({ on: 'reservation', id, command: { action, lookId } });
  }
}

test('a crash after any append leaves one seat, one reservation and one reward, with and without the database', async () => {
  for (const losesDatabase of [false, true]) {
    for (let crashAt = 0; ; crashAt += 1) {
      const house = await eventHouse(start, crashAt, losesDatabase);
      house.arm();
      const { id } = await house.book(mina);
      await house.act(id, moved(11), operator);
      await house.act(id, accept, mina);
      await reward(house, id);
      await house.moveTo(startOfBusinessDay('2027-04-03'));
      expect((await house.event()).seats, `crash ${crashAt}`).toEqual([
        { reservationId: id, userId: mina.id },
      ]);
      expect(await house.reservation(id), `crash ${crashAt}`).toMatchObject({
        status: 'curator_accepted',
        givenPoints: 5_000,
      });
      expect(await house.points(mina.id), `crash ${crashAt}`).toBe(5_000);
      if (!house.hasCrashed()) break;
    }
  }
});

test('a crash after any append of a cancel frees the seat once', async () => {
  for (let crashAt = 0; ; crashAt += 1) {
    const house = await eventHouse(start, crashAt);
    house.arm();
    const { id } = await house.invite(mina);
    await house.act(id, cancel, operator);
    await house.moveTo(startOfBusinessDay('2027-04-03'));
    expect((await house.event()).seats, `crash ${crashAt}`).toEqual([]);
    expect((await house.reservation(id)).status, `crash ${crashAt}`).toBe('staff_canceled');
    if (!house.hasCrashed()) break;
  }
});
