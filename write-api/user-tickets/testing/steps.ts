import type { Caller } from '#http/caller.ts';
import { cancelTicket } from '../cancel.ts';
import type { WantedTicket } from '../prepare-sign-up.ts';
import { signUp } from '../sign-up.ts';
import { mina, plans, type TicketHouse } from './ticket-house.ts';

/** Signs a member up for the standard plan, from 1 April 2027 if omitted. */
export function join(house: TicketHouse, changed: Partial<WantedTicket> = {}, caller: Caller = mina) {
  const wanted: WantedTicket = {
    userId: caller.id,
    memberPlanId: plans.standard,
    startDate: '2027-04-01',
    eventTicketId: null,
    usedPoints: 0,
    isRecharging: null,
    isForced: false,
    ...changed,
  };
  return house.ask((asked) => signUp(house.deps, asked, wanted), caller);
}

export const cancel = (house: TicketHouse, id: number, caller: Caller = mina) =>
  house.ask((asked) => cancelTicket(house.deps, asked, id), caller);
