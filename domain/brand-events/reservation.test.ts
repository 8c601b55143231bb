import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { guest, occasionIn, reservationDescription, reservationIn } from '../testing/brand-events.ts';
import { scenarios } from '../testing/given.ts';
import { afterReservation } from './after-event.ts';
import { type ReservationCommand, reservation } from './reservation.ts';
import type { ReservationEvent } from './reservation-events.ts';
import { answerDue } from './reservation-transitions.ts';
import { settleSeat } from './settle-seat.ts';

const { given, givenState } = scenarios(reservation);
const { staff, system, user, brand_admin: admin } = actors;
const at = '2026-06-01T00:00:00.000Z';
const asked = { askedAt: '2026-05-31T00:00:00.000Z', isInvitation: true };
const created = reservationIn('created');
const invited = { ...created, ...asked };
const accept: ReservationCommand = { action: 'accept', additionalFields: null };
const moved = { start: '2026-06-11T04:00:00.000Z', end: '2026-06-11T05:00:00.000Z' };
const codeOf = ({ decision }: { decision: { ok: boolean } }) =>
  decision.ok ? null : (decision as unknown as { refusal: { errorCode: string } }).refusal.errorCode;

test('a booked reservation awaits no answer, an invited one does', () => {
  expect(codeOf(givenState(created).when(accept, user))).toBe('reservation.no_answer_awaited');
  expect(givenState(invited).when(accept, user).decision.ok).toBe(true);
});

test('an invited member is admitted at the answer', () => {
  const answer = (who: object): ReservationCommand => ({
    ...accept,
    admission: { occasion: occasionIn('recruiting'), guest: { ...guest, ...who } },
  });
  expect(givenState(invited).when(answer({}), user).decision.ok).toBe(true);
  expect(codeOf(givenState(invited).when(answer({ followers: 1 }), user))).toBe(
    'reservation.too_few_followers',
  );
});

test('a member’s move takes effect at once, and one by staff asks the member', () => {
  const reschedule: ReservationCommand = { action: 'reschedule', ...moved };
  const own = givenState(created)
    .when(reschedule, user)
    .then({ type: 'ReservationRescheduled', data: { ...moved, by: 'user' } });
  expect(own).toMatchObject({ status: 'rescheduled', askedAt: null, start: moved.start });
  const theirs = givenState(created)
    .when(reschedule, staff)
    .then({ type: 'ReservationRescheduled', data: { ...moved, by: 'staff' } });
  expect(theirs).toMatchObject({ status: 'rescheduled', askedAt: expect.any(String), isInvitation: false });
  givenState(own).when(reschedule, user).thenNothing();
  const begun = { start: '2026-05-31T04:00:00.000Z' };
  const attend: ReservationCommand = { action: 'note_attendance', hasCome: true };
  expect(givenState({ ...own, ...begun }).when(attend, admin).decision.ok).toBe(true);
  expect(codeOf(givenState({ ...theirs, ...begun }).when(attend, admin))).toBe('reservation.answer_awaited');
});

test('a move to times at which the event is closed is refused', () => {
  const reschedule: ReservationCommand = {
    action: 'reschedule',
    start: '2026-06-20T04:00:00.000Z',
    end: '2026-06-20T05:00:00.000Z',
    hours: occasionIn('recruiting'),
  };
  expect(codeOf(givenState(created).when(reschedule, staff))).toBe('reservation.outside_event');
});

test('a member moves until 24 hours before the start, and cancels until the start; staff may do both later', () => {
  const move: ReservationCommand = { action: 'reschedule', ...moved };
  const cancel: ReservationCommand = { action: 'cancel' };
  const starting = (start: string) => givenState({ ...created, start });
  const [dayBefore, later] = ['2026-06-02T00:00:00.000Z', '2026-06-01T23:59:59.999Z'];
  expect(codeOf(starting(dayBefore).when(move, user))).toBeNull();
  expect(codeOf(starting(later).when(move, user))).toBe('reservation.too_late');
  expect(codeOf(starting(later).when(move, staff))).toBeNull();
  expect(codeOf(starting('2026-06-01T00:00:00.001Z').when(cancel, user))).toBeNull();
  expect(codeOf(starting(at).when(cancel, user))).toBe('reservation.already_begun');
  expect(codeOf(starting(at).when(cancel, staff))).toBeNull();
});

test('an invitation runs out after 72 hours, or 24 hours before its start', () => {
  expect(answerDue(invited)).toBe('2026-06-03T00:00:00.000Z');
  expect(answerDue({ ...invited, start: '2026-06-02T06:00:00.000Z' })).toBe('2026-06-01T06:00:00.000Z');
  expect(answerDue(created)).toBeNull();
  expect(codeOf(givenState(invited).when({ action: 'run_out' }, system))).toBe('reservation.not_run_out');
  const late: ReservationCommand = {
    action: 'invite',
    ...reservationDescription,
    start: '2026-06-02T00:00:00.000Z',
  };
  expect(codeOf(given([]).when(late, admin))).toBe('reservation.invited_too_late');
});

test('only staff set what a look earns', () => {
  const said = { ...reservationDescription, lookUploadPoint: 2_000 };
  expect(codeOf(given([]).when({ action: 'book', ...said }, user))).toBe('reservation.reward_of_staff');
  expect(codeOf(given([]).when({ action: 'invite', ...said }, admin))).toBe('reservation.reward_of_staff');
  expect(codeOf(given([]).when({ action: 'invite', ...said }, staff))).toBeNull();
});

test('a reservation of an event that is gone ends, and one that never came is refused for good', () => {
  const command: ReservationCommand = { action: 'call_off', reservationId: 401, brandEventId: 31 };
  given([])
    .when(command, system)
    .then({ type: 'ReservationBookExpired', data: { reservationId: 401, brandEventId: 31 } });
  givenState(invited)
    .when(command, system)
    .then({ type: 'ReservationCanceled', data: { by: 'system' } });
  givenState(reservationIn('curator_canceled')).when(command, system).thenNothing();
});

test('people cancel no rewarded reservation before its look is rejected', () => {
  const rewarded = { ...created, rewardedLookIds: [81], givenPoints: 5_000 };
  for (const actor of [user, staff]) {
    expect(codeOf(givenState(rewarded).when({ action: 'cancel' }, actor))).toBe(
      'reservation.already_rewarded',
    );
  }
  expect(givenState(rewarded).when({ action: 'cancel' }, system).decision.ok).toBe(true);
});

const decisionOfLook = fc.record({
  action: fc.constantFrom('reward', 'revoke'),
  lookId: fc.integer({ min: 81, max: 83 }),
});

test('random decisions on looks grant the reward once, and take it back with the last certified look', () => {
  fc.assert(
    fc.property(fc.array(decisionOfLook, { minLength: 5, maxLength: 40 }), (decisions) => {
      let state = { ...created, lookUploadPoint: 2_000, lookUploadCash: 10_000 };
      const certified = new Set<number>();
      let balance = 0;
      for (const { action, lookId } of decisions) {
        if (action === 'reward') certified.add(lookId);
        else certified.delete(lookId);
        const command = { action, lookId } as ReservationCommand;
        const decision = reservation.decide(state, command, { actor: system, at });
        if (!decision.ok) throw new Error('refused');
        for (const event of decision.events) {
          state = reservation.evolve(state, event, at) as typeof state;
          balance += movedBy(event);
        }
        expect(balance).toBe(certified.size > 0 ? 7_000 : 0);
        expect(state).toMatchObject({ givenPoints: balance, givenCash: certified.size > 0 ? 10_000 : 0 });
      }
    }),
  );
});

function movedBy(event: ReservationEvent): number {
  return afterReservation(event, created).reduce((sum, { command }) => {
    if (!('pointReason' in command)) return sum;
    return command.action === 'give' ? sum + command.amount : sum - command.amount;
  }, 0);
}

test('an end frees the seat, and a seat without a reservation is settled in two steps', () => {
  const free = { on: 'brand_event', id: 31, command: { action: 'free_seat', reservationId: 401 } };
  expect(afterReservation({ type: 'ReservationDeclined', data: {} }, created)).toEqual([
    { ...free, as: 'system' },
  ]);
  const of = { brandEventId: 31, reservationId: 401 };
  expect(settleSeat(of, { status: 'none' })).toMatchObject({
    step: { command: { action: 'lapse' } },
    isLast: false,
  });
  expect(settleSeat(of, { status: 'lapsed' })).toEqual({ step: free, isLast: true });
  expect(settleSeat(of, { status: 'created' })).toEqual({ step: null, isLast: true });
});
