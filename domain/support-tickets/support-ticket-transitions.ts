import type { Rules, Transition } from '../transition-table.ts';
import type { SupportTicketStatus } from './support-ticket-kinds.ts';

/** `none`: before the ticket is opened. */
export type SupportTicketLife = 'none' | SupportTicketStatus;

const byAnybody = { who: ['staff', 'brand_admin', 'user'], staff: 'any' } as const;
const open = ['opened', 'answered', 'waiting'] as const;

export const supportTicketTransitions = [
  { action: 'open', from: ['none'], to: 'opened', event: 'SupportTicketOpened', ...byAnybody },
  { action: 'answer', from: open, to: 'answered', event: 'SupportTicketAnswered', who: ['staff'] },
  // A ticket that was not answered yet stays `opened`.
  { action: 'write', from: [...open, 'closed'], to: 'told', event: 'SupportTicketWritten', ...byAnybody },
  // Staff with daily work close any ticket; every asker closes their own.
  { action: 'close', from: open, to: 'closed', event: 'SupportTicketClosed', ...byAnybody },
] as const satisfies readonly Transition<string, SupportTicketLife, never>[];

export type SupportTicketAction = (typeof supportTicketTransitions)[number]['action'];

export const supportTicketRules: Rules<
  SupportTicketLife,
  never,
  { status: SupportTicketLife },
  SupportTicketAction
> = { entity: 'support_ticket', table: supportTicketTransitions, guards: {} };

/** The status after an event. Types that the table lacks (of a newer version) leave it unchanged. */
export function statusAfter(status: SupportTicketLife, type: string): SupportTicketLife {
  const row = supportTicketTransitions.find(({ event }) => event === type);
  if (row === undefined) return status;
  return row.to !== 'told' ? row.to : status === 'opened' ? 'opened' : 'waiting';
}
