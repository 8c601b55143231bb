import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Whether a ticket was requested, and the caller is staff or its member. */
export function seesTicket(caller: Caller): (state: UserTicket) => boolean {
  return ({ plan, userId }) => plan !== null && isInScope(caller, { brandIds: [], userId });
}
