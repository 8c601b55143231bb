import { businessDayOf } from '../business-day.ts';
import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { paymentOf } from './price.ts';
import type { LookUseAct } from './use-commands.ts';
import { badDates } from './use-days.ts';
import type { LookUseEvent } from './use-events.ts';
import type { LookUse } from './use-state.ts';

type Decided = Decision<LookUseEvent>;
type Act<Action extends LookUseAct['action']> = Extract<LookUseAct, { action: Action }>;

export function request({ action: _, ...data }: Act<'request'>, { at }: Asked): Decided {
  return badDates(data.useType, data, at) ?? accept({ type: 'LookUseRequested', data });
}

/** A revision that changes nothing leaves the member's answer as it is. */
export function revise(use: LookUse, command: Act<'revise'>, { at }: Asked): Decided {
  const { startDate = use.startDate, endDate = use.endDate, comment = use.comment } = command;
  if (startDate === use.startDate && endDate === use.endDate && comment === use.comment) return nothingToDo;
  const refused = badDates(use.useType, { startDate, endDate }, at);
  return refused ?? accept({ type: 'LookUseRevised', data: { startDate, endDate, comment } });
}

/** A start in the past becomes the day of the confirmation. Staff may only shorten what the member agreed to. */
export function confirm(use: LookUse, command: Act<'confirm'>, { at }: Asked): Decided {
  const { startDate: named = use.startDate, endDate = use.endDate, amount } = command;
  if (isOutside(use, { startDate: named, endDate })) {
    const message = 'the member agreed to other days: revise the use, and let the member agree again';
    const { startDate, endDate: agreedEnd } = use;
    return refuse('conflict', 'look_use.days_not_agreed', message, { startDate, endDate: agreedEnd });
  }
  const today = businessDayOf(at);
  const isPast = named < today;
  const startDate = isPast ? today : named;
  // With its start moved to today, a use whose end has passed would end before it starts.
  const refused = badDates(use.useType, { startDate: named, endDate }, at);
  if (refused !== null) return refused;
  if (use.price === null && amount !== null) {
    const message = 'the use is free under the brand’s plan: confirm it without an amount';
    return refuse('invalid', 'look_use.free', message);
  }
  return accept({
    type: 'LookUseConfirmed',
    data: { startDate, endDate, ...paymentOf(use.price, amount) },
  });
}

function isOutside(use: LookUse, { startDate, endDate }: { startDate: string; endDate: string | null }) {
  if (startDate < use.startDate) return true;
  return use.endDate !== null && (endDate === null || endDate > use.endDate);
}

export function end({ brandPaymentAmount }: LookUse, { refund }: Act<'end'>): Decided {
  const most = brandPaymentAmount ?? 0;
  if (refund > most) {
    const message = `the brand gets back at most its payment of ${most}: name a smaller refund`;
    return refuse('invalid', 'look_use.refund_too_high', message, { most });
  }
  return accept({ type: 'LookUseEnded', data: { refund } });
}
