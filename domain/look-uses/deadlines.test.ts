import { describe, expect, test } from 'vitest';
import { useDescription, useStates } from '../testing/look-uses.ts';
import { afterUse } from './after-use.ts';
import { deadlinesOfUse, dutyOfUse } from './deadlines.ts';
import type { LookUseEvent } from './use-events.ts';
import { regramStatusOf } from './use-kinds.ts';
import { renewalStart } from './use-transitions.ts';

const { initialized, in_progress, confirmed, Expired } = useStates;
const at = '2026-06-01T00:00:00.000Z';
const { startDate, endDate } = useDescription;
const { brandPaymentAmount, curatorReceiveAmount, pointAmount, paidDiscountRate } = confirmed;
const claimed = { lookId: 81, lookUseId: 8, brandId: 7, useType: 'commercial_use' } as const;
const payment = { brandPaymentAmount, curatorReceiveAmount, pointAmount, paidDiscountRate };
const confirmation = (dates: { startDate: string; endDate: string | null }): LookUseEvent => ({
  type: 'LookUseConfirmed',
  data: { ...dates, ...payment },
});
const dues = (event: LookUseEvent) =>
  deadlinesOfUse(event, confirmed, at).map(({ name, dueAt }) => `${name} ${dueAt}`);

describe('the deadlines of a use', () => {
  test('the member is reminded three days after each question', () => {
    const questions: LookUseEvent[] = [
      { type: 'LookUseRequested', data: useDescription },
      { type: 'LookUseAskedAgain', data: {} },
      { type: 'LookUseRevised', data: { startDate, endDate, comment: '' } },
    ];
    for (const each of questions) expect(dues(each)).toEqual(['remind_of_look_use 2026-06-04T00:00:00.000Z']);
  });

  test('a use begins and ends with its days in UTC+9, and its end is announced 14 days before', () => {
    expect(dues(confirmation({ startDate, endDate }))).toEqual([
      'begin_look_use 2026-05-31T15:00:00.000Z',
      'announce_look_use_end 2026-12-16T15:00:00.000Z',
      'expire_look_use 2026-12-31T15:00:00.000Z',
    ]);
    expect(dues(confirmation({ startDate, endDate: null }))).toHaveLength(1);
    expect(dues(confirmation({ startDate, endDate: '2026-06-10' }))).toEqual([
      'begin_look_use 2026-05-31T15:00:00.000Z',
      'expire_look_use 2026-06-10T15:00:00.000Z',
    ]);
  });

  test('a deadline that is out of date does nothing', () => {
    expect(dutyOfUse({ ...initialized, answer: 'agreed' }, 'remind_of_look_use', at)).toBeNull();
    expect(dutyOfUse({ ...initialized, askedAt: at }, 'remind_of_look_use', at)).toBeNull();
    expect(dutyOfUse(in_progress, 'remind_of_look_use', at)).toEqual({ do: 'remind' });
    expect(dutyOfUse({ ...in_progress, isReminded: true }, 'remind_of_look_use', at)).toBeNull();
    expect(dutyOfUse(confirmed, 'begin_look_use', '2026-05-31T14:59:59.999Z')).toBeNull();
    expect(dutyOfUse(confirmed, 'begin_look_use', '2026-05-31T15:00:00.000Z')).toEqual({ do: 'begin' });
    expect(dutyOfUse({ ...confirmed, isBegun: true }, 'begin_look_use', at)).toBeNull();
    const begun = { ...confirmed, isBegun: true };
    expect(dutyOfUse(begun, 'expire_look_use', '2026-12-31T14:59:59.999Z')).toBeNull();
    expect(dutyOfUse(begun, 'expire_look_use', '2026-12-31T15:00:00.000Z')).toEqual({ do: 'expire' });
    expect(dutyOfUse(confirmed, 'expire_look_use', '2026-12-31T15:00:00.000Z')).toEqual({ do: 'begin' });
    expect(dutyOfUse(Expired, 'announce_look_use_end', at)).toBeNull();
    expect(dutyOfUse(confirmed, 'announce_look_use_end', at)).toEqual({ do: 'announce' });
  });

  test('a renewal starts the day after the end', () => {
    expect(renewalStart(confirmed)).toBe('2027-01-01');
    expect(renewalStart({ endDate: null })).toBeNull();
  });
});

describe('the consequences of a use', () => {
  test('other days are claimed before the former ones end, unless the use has ended meanwhile', () => {
    const revised: LookUseEvent = { type: 'LookUseRevised', data: { startDate, endDate, comment: '' } };
    const former = { ...in_progress, formerDays: [{ startDate: '2026-05-01', endDate }] };
    expect(afterUse(revised, former).map(({ command }) => command)).toEqual([
      { action: 'claim', claim: { ...claimed, from: startDate, until: endDate } },
      { action: 'end_claim', lookId: 81, lookUseId: 8, days: [{ from: '2026-05-01', until: endDate }] },
    ]);
    expect(afterUse(revised, in_progress)).toEqual([]);
    expect(afterUse(revised, { ...former, status: 'canceled' })).toEqual([]);
  });

  const began: LookUseEvent = { type: 'LookUseBegan', data: {} };
  const issued = (points: number | null): LookUseEvent => ({
    type: 'LookUsePaymentIssued',
    data: { curatorReceiveAmount: null, pointAmount: points },
  });

  test('its start issues a pending payment', () => {
    expect(afterUse(began, confirmed)).toMatchObject([
      { on: 'look_use', command: { action: 'issue_payment' } },
    ]);
    for (const each of [null, 'issued', 'canceled'] as const) {
      expect(afterUse(began, { ...confirmed, payment: each })).toEqual([]);
    }
  });

  test('points go to the member for the look, and money stays with the event', () => {
    expect(afterUse(issued(3_000), confirmed)).toEqual([
      {
        on: 'point_account',
        id: 51,
        as: 'system',
        command: {
          action: 'give',
          amount: 3_000,
          pointReason: 'curator_incentive',
          message: '',
          forLook: { lookId: 81, entryId: null, trysetItemId: null },
        },
      },
    ]);
    expect(afterUse(issued(null), confirmed)).toEqual([]);
  });

  test.each(['LookUseDeclined', 'LookUseRejected', 'LookUseCanceled', 'LookUseExpired'] as const)(
    '%s ends the claim',
    (type) => {
      expect(afterUse({ type, data: {} }, confirmed)).toMatchObject([
        { on: 'look_uses', id: 81, command: { action: 'end_claim', lookUseId: 8, days: null } },
      ]);
    },
  );
});

test('a regram request shows a use as initialized, confirmed or rejected', () => {
  expect(
    (['initialized', 'in_progress', 'confirmed', 'Expired', 'rejected', 'canceled'] as const).map(
      regramStatusOf,
    ),
  ).toEqual(['initialized', 'initialized', 'confirmed', 'confirmed', 'rejected', 'rejected']);
});
