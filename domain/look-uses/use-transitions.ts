import { businessDayOf, daysLater } from '../business-day.ts';
import type { Rules, Transition } from '../transition-table.ts';
import { type LookUseLife, openUseStatuses, reminderDays } from './use-kinds.ts';
import type { LookUse } from './use-state.ts';

export type LookUseGuard =
  | 'agreed'
  | 'notAgreed'
  | 'unreminded'
  | 'notBegun'
  | 'startReached'
  | 'endReached'
  | 'paymentPending'
  | 'lookThere'
  | 'lookGone';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type LookUseStanding = Pick<
  LookUse,
  | 'status'
  | 'answer'
  | 'askedAt'
  | 'isReminded'
  | 'startDate'
  | 'endDate'
  | 'payment'
  | 'isBegun'
  | 'isLookGone'
>;

const staff = ['staff'] as const;
const bySystem = ['system'] as const;
const byBrand = ['brand_admin', 'staff'] as const;
const paid = ['confirmed', 'Expired'] as const;

/** Every action on a look use. Rows from `openUseStatuses` wait for a decision. */
export const lookUseTransitions = [
  row('request', ['none'], 'initialized', 'LookUseRequested', byBrand),
  row('lapse', ['none'], 'lapsed', 'LookUseRequestExpired', bySystem),
  row('take_up', ['initialized'], 'in_progress', 'LookUseTakenUp', staff),
  row('agree', openUseStatuses, 'same', 'LookUseAgreed', ['user', 'staff'], {
    guards: ['notAgreed'],
    reason: 'optional',
  }),
  row('decline', openUseStatuses, 'rejected', 'LookUseDeclined', ['user'], { reason: 'required' }),
  row('ask_again', openUseStatuses, 'same', 'LookUseAskedAgain', staff, { guards: ['notAgreed'] }),
  row('remind', openUseStatuses, 'same', 'LookUseReminded', bySystem, {
    guards: ['notAgreed', 'unreminded'],
  }),
  row('revise', openUseStatuses, 'same', 'LookUseRevised', byBrand),
  row('confirm', ['in_progress'], 'confirmed', 'LookUseConfirmed', staff, {
    guards: ['agreed'],
    reason: 'optional',
  }),
  row('reject', openUseStatuses, 'rejected', 'LookUseRejected', staff, { reason: 'required' }),
  row('cancel', openUseStatuses, 'canceled', 'LookUseCanceled', ['brand_admin', 'staff', 'system']),
  row('begin', ['confirmed'], 'same', 'LookUseBegan', bySystem, { guards: ['notBegun', 'startReached'] }),
  row('issue_payment', paid, 'same', 'LookUsePaymentIssued', ['system', 'staff'], {
    guards: ['paymentPending'],
  }),
  row('withhold_payment', paid, 'same', 'LookUsePaymentCanceled', staff, {
    guards: ['paymentPending'],
    reason: 'required',
  }),
  row('end', ['confirmed'], 'Expired', 'LookUseEnded', ['staff', 'system'], {
    staff: 'support',
    reason: 'required',
  }),
  row('expire', ['confirmed'], 'Expired', 'LookUseExpired', bySystem, { guards: ['endReached'] }),
  row('note_look_gone', ['confirmed'], 'same', 'LookUseLookGone', bySystem, { guards: ['lookThere'] }),
  row('note_look_back', ['confirmed'], 'same', 'LookUseLookBack', bySystem, { guards: ['lookGone'] }),
] as const satisfies readonly Transition<string, LookUseLife, LookUseGuard>[];

export type LookUseAction = (typeof lookUseTransitions)[number]['action'];

export const lookUseRules: Rules<LookUseLife, LookUseGuard, LookUseStanding, LookUseAction> = {
  entity: 'look_use',
  table: lookUseTransitions,
  guards: {
    agreed: ({ answer }) => (answer === 'agreed' ? null : 'not_agreed'),
    notAgreed: ({ answer }) => (answer === 'agreed' ? 'already_agreed' : null),
    unreminded: ({ isReminded, askedAt }, { at }) => {
      if (isReminded) return 'already_reminded';
      return askedAt !== null && at >= reminderDue(askedAt) ? null : 'reminded_too_soon';
    },
    notBegun: ({ isBegun }) => (isBegun ? 'already_begun' : null),
    startReached: ({ startDate }, { at }) => (businessDayOf(at) >= startDate ? null : 'not_begun'),
    endReached: ({ endDate }, { at }) =>
      endDate !== null && businessDayOf(at) > endDate ? null : 'not_over',
    paymentPending: ({ payment }) => (payment === 'pending' ? null : 'no_pending_payment'),
    lookThere: ({ isLookGone }) => (isLookGone ? 'look_gone' : null),
    lookGone: ({ isLookGone }) => (isLookGone ? null : 'look_there'),
  },
};

/** Returns the instant from which the member is reminded of a question. */
export function reminderDue(askedAt: string): string {
  return new Date(Date.parse(askedAt) + reminderDays * 86_400_000).toISOString();
}

/** Returns the day after a use, on which a renewal may start; null if the use has no end. */
export function renewalStart({ endDate }: Pick<LookUse, 'endDate'>): string | null {
  return endDate === null ? null : daysLater(endDate, 1);
}

function row<
  const Action extends string,
  const From extends readonly LookUseLife[],
  const To extends LookUseLife | 'same',
  const Event extends string,
  const Who extends Transition['who'],
  const Extra extends Partial<
    Pick<Transition<string, LookUseLife, LookUseGuard>, 'guards' | 'reason' | 'staff'>
  > = Record<string, never>,
>(action: Action, from: From, to: To, event: Event, who: Who, extra?: Extra) {
  return { action, from, to, event, who, ...extra };
}
