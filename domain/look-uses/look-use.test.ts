import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { useDescription, useStates } from '../testing/look-uses.ts';
import { lookUse } from './look-use.ts';
import { paymentOf } from './price.ts';

const { givenState } = scenarios(lookUse);
const { initialized, in_progress, confirmed, none } = useStates;
const agreed = { ...in_progress, answer: 'agreed' } as const;
const request = { action: 'request', ...useDescription } as const;

test('an agreed use at 150,000 of 200,000 won pays the member 90,000 and is 25 percent below the list price', () => {
  const payment = {
    brandPaymentAmount: 150_000,
    curatorReceiveAmount: 90_000,
    pointAmount: null,
    paidDiscountRate: 25,
  };
  expect(paymentOf({ kind: 'cash', amount: 200_000, share: 60 }, 150_000)).toEqual(payment);
  const { startDate, endDate } = useDescription;
  givenState(agreed)
    .when({ action: 'confirm', amount: 150_000 }, actors.staff)
    .then({ type: 'LookUseConfirmed', data: { startDate, endDate, ...payment } });
});

test('a price in points pays points, a free use pays nothing, and an amount above the list price is no discount', () => {
  expect(paymentOf({ kind: 'points', amount: 3_000 }, null)).toMatchObject({ pointAmount: 3_000 });
  expect(paymentOf({ kind: 'cash', amount: 333, share: 50 }, null).curatorReceiveAmount).toBe(166);
  expect(paymentOf({ kind: 'cash', amount: 100, share: 50 }, 150).paidDiscountRate).toBe(0);
  expect(paymentOf(null, null)).toMatchObject({ brandPaymentAmount: null, pointAmount: null });
  const free = { ...agreed, price: null };
  givenState(free).when({ action: 'confirm', amount: 1 }, actors.staff).thenRefused('look_use.free', {});
  const { state } = givenState(free);
  expect(givenState(state).when({ action: 'confirm', amount: null }, actors.staff).decision).toMatchObject({
    events: [{ data: { brandPaymentAmount: null, curatorReceiveAmount: null } }],
  });
});

test('a use of a type with an end needs one, at most twelve months after its start', () => {
  const asks = (said: object) => givenState(none).when({ ...request, ...said }, actors.brand_admin);
  asks({ endDate: null }).thenRefused('look_use.end_missing');
  asks({ endDate: '2026-05-31' }).thenRefused('look_use.end_before_start');
  asks({ endDate: '2027-06-01' }).thenRefused('look_use.too_long', { latest: '2027-05-31' });
  asks({ startDate: '2026-05-01', endDate: '2026-05-31' }).thenRefused('look_use.end_past');
  expect(asks({ endDate: '2027-05-31' }).decision.ok).toBe(true);
  expect(asks({ useType: 'regram', endDate: null }).decision.ok).toBe(true);
  expect(asks({ useType: 'regram', endDate: '2028-06-01' }).decision.ok).toBe(true);
});

test('a start in the past becomes the day of the confirmation, and an end in the past refuses it', () => {
  const past = { ...agreed, startDate: '2026-05-20' };
  const confirm = { action: 'confirm', amount: null } as const;
  expect(givenState(past).when(confirm, actors.staff).decision).toMatchObject({
    events: [{ data: { startDate: '2026-06-01', endDate: '2026-12-31' } }],
  });
  givenState({ ...past, endDate: '2026-05-31' })
    .when(confirm, actors.staff)
    .thenRefused('look_use.end_past');
});

test('staff confirm fewer days than agreed, and never others', () => {
  const confirm = (said: object) =>
    givenState(agreed).when({ action: 'confirm', amount: null, ...said }, actors.staff);
  expect(confirm({ startDate: '2026-07-01', endDate: '2026-07-31' }).decision.ok).toBe(true);
  confirm({ endDate: '2027-01-31' }).thenRefused('look_use.days_not_agreed');
  confirm({ startDate: '2026-05-31' }).thenRefused('look_use.days_not_agreed');
});

test('a revision asks the member again, and one that changes nothing leaves the answer', () => {
  const same = { action: 'revise', comment: useDescription.comment } as const;
  givenState(agreed).when(same, actors.brand_admin).thenNothing();
  const after = givenState(agreed)
    .when({ action: 'revise', startDate: '2026-07-01' }, actors.brand_admin)
    .then({
      type: 'LookUseRevised',
      data: { startDate: '2026-07-01', endDate: '2026-12-31', comment: 'for our shop' },
    });
  expect(after).toMatchObject({ answer: null, answeredAt: null, isReminded: false });
  givenState(after)
    .when({ action: 'confirm', amount: null }, actors.staff)
    .thenRefused('look_use.not_agreed');
});

test('a brand gets back at most what it pays', () => {
  const end = (refund: number) => givenState(confirmed).when({ action: 'end', refund }, actors.staff);
  end(150_001).thenRefused('look_use.refund_too_high', { most: 150_000 });
  expect(end(150_000).decision.ok).toBe(true);
});

test('a look that is gone ends open uses, marks confirmed ones, and refuses a late request', () => {
  const follow = (isGone: boolean) => ({ action: 'follow_look', lookUseId: 8, lookId: 81, isGone }) as const;
  const gone = { type: 'LookUseLookGone', data: {} } as const;
  for (const open of [initialized, agreed]) {
    givenState(open).when(follow(true), actors.system).then({ type: 'LookUseCanceled', data: {} });
  }
  const marked = givenState(confirmed).when(follow(true), actors.system).then(gone);
  givenState(marked).when(follow(true), actors.system).thenNothing();
  givenState(marked).when(follow(false), actors.system).then({ type: 'LookUseLookBack', data: {} });
  const lapsed = givenState(none)
    .when(follow(true), actors.system)
    .then({ type: 'LookUseRequestExpired', data: { lookUseId: 8, lookId: 81 } });
  givenState(lapsed).when(request, actors.brand_admin).thenRefused('look_use.transition_not_allowed');
  for (const status of ['none', 'initialized', 'rejected', 'canceled', 'Expired'] as const) {
    givenState(useStates[status]).when(follow(false), actors.system).thenNothing();
  }
});
