import { dailyWork } from '#domain/staff-role-kinds.ts';
import {
  type SupportTicket,
  type SupportTicketCommand,
  supportTicket,
} from '#domain/support-tickets/support-ticket.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { isAsker } from '#domain/support-tickets/support-ticket-kinds.ts';
import { supportTicketTransitions } from '#domain/support-tickets/support-ticket-transitions.ts';
import { type Caller, requireRole } from '#http/caller.ts';
import { Nullable } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { assignedToStaff } from './assigned-to-staff.ts';

export const supportTicketEntity: ActionEntity<SupportTicket, SupportTicketCommand, SupportTicketEvent> = {
  name: 'support_ticket',
  path: '/v1/support-tickets',
  title: 'SupportTicket',
  tag: 'support',
  decider: supportTicket,
  transitions: supportTicketTransitions,
  specs: {
    open: null,
    answer: null,
    write: null,
    assign: action(
      { staff_id: Nullable(Id), former_staff_id: Nullable(Id) },
      ({ staff_id: staffId, former_staff_id: formerId }): SupportTicketCommand => ({
        action: 'assign',
        staffId,
        formerId,
      }),
    ),
    close: action(
      {},
      (_body, state: SupportTicket, _commandId, caller): SupportTicketCommand => {
        requireOwnOrWork(state, caller);
        return { action: 'close' };
      },
      { onState: true },
    ),
  },
  isVisible: (state, caller) => seesTicket(caller)(state),
  run: assignedToStaff,
  target: (id, command) => ({ on: 'support_ticket', id, command }),
};

/** Returns a function that tells whether a ticket exists and the caller may see it: the asker or staff. */
export function seesTicket(caller: Caller): (state: SupportTicket) => boolean {
  return (state) => state.status !== 'none' && (caller.label === 'staff' || isAsker(state, caller));
}

/**
 * Checks that staff have the role for daily work, except on their own tickets.
 *
 * @throws 403 `auth.role_missing` otherwise.
 */
export function requireOwnOrWork(state: SupportTicket, caller: Caller): void {
  if (!isAsker(state, caller)) requireRole(caller, dailyWork);
}
