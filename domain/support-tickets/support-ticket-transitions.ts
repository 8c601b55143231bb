import type { Rules, Transition } from '../transition-table.ts';
import type { SupportTicketStatus } from './support-ticket-kinds.ts';

/** The status of a ticket; `none` before it is opened. */
export type SupportTicketLife = 'none' | SupportTicketStatus;

const byAnybody = { who: ['staff', 'brand_admin', 'user'], staff: 'any' } as const;
const open = ['opened', 'answered', 'waiting'] as const;

export const supportTicketTransitions = [
  { action: 'open', from: ['none'], to: 'opened', event: 'SupportTicketOpened', ...byAnybody },
  { action: 'answer', from: open, to: 'answered', event: 'SupportTicketAnswered', who: ['staff'] },
  // A ticket stays `opened` until staff answer, even if the asker writes again.
  { action: 'write', from: [...open, 'closed'], to: 'told', event: 'SupportTicketWritten', ...byAnybody },
  { action: 'assign', from: [...open, 'closed'], to: 'same', event: 'SupportTicketAssigned', who: ['staff'] },
  // Staff with daily work may close any ticket; askers may close their own tickets.
  { action: 'close', from: open, to: 'closed', event: 'SupportTicketClosed', ...byAnybody },
] as const satisfies readonly Transition<string, SupportTicketLife, never>[];

export type SupportTicketAction = (typeof supportTicketTransitions)[number]['action'];

export const supportTicketRules: Rules<
  SupportTicketLife,
  never,
  { status: SupportTicketLife },
  SupportTicketAction
> = { entity: 'support_ticket', table: supportTicketTransitions, guards: {} };

/** Returns the status after an event. Event types of a newer version leave the status unchanged. */
export function statusAfter(status: SupportTicketLife, type: string): SupportTicketLife {
  const row = supportTicketTransitions.find(({ event }) => event === type);
  if (row === undefined || row.to === 'same') return status;
  return row.to !== 'told' ? row.to : status === 'opened' ? 'opened' : 'waiting';
}
