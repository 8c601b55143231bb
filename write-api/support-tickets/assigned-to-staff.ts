import { staff } from '#domain/members/staff.ts';
import type { SupportTicket, SupportTicketCommand } from '#domain/support-tickets/support-ticket.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';

/** Runs a command on a ticket. Throws 422 `support_ticket.assignee_unknown` if it assigns the ticket to no active account of staff. */
export async function assignedToStaff(
  { streams }: WriteDeps,
  { id, command, context, seenRevision }: ActionOn<SupportTicket, SupportTicketCommand>,
): Promise<TargetOutcome> {
  if (command.action === 'assign' && command.staffId !== null) {
    const { staffId } = command;
    const { state } = await streams.refresh(staff, staffId);
    if (state.status !== 'active') {
      throw unprocessable(
        'support_ticket.assignee_unknown',
        `there is no active account ${staffId} of staff; choose another one`,
        { staffId },
      );
    }
  }
  return runTarget(streams, { on: 'support_ticket', id, command }, context, seenRevision);
}
