import type { Rules, Transition } from '../transition-table.ts';
import type { SupportTicketStatus } from './support-ticket-kinds.ts';

/** `none` is before it is opened. */
export type SupportTicketLife = 'none' | SupportTicketStatus;

const byAnybody = { who: ['staff', 'brand_admin', 'user'], staff: 'any' } as const;
const open = ['opened', 'answered', 'waiting'] as const;

export const supportTicketTransitions = [
  { action: 'open', from: ['none'], to: 'opened', event: 'SupportTicketOpened', ...byAnybody },
  { action: 'answer', from: open, to: 'answered', event: 'SupportTicketAnswered', who: ['staff'] },
  // What was not answered yet stays so.
  { action: 'write', from: [...open, 'closed'], to: 'told', event: 'SupportTicketWritten', ...byAnybody },
  // Another's ticket is closed by whoever does daily work, the own one by anybody.
  { action: 'close', from: open, to: 'closed', event: 'SupportTicketClosed', ...byAnybody },
] as const satisfies readonly Transition<string, SupportTicketLife, never>[];

export type SupportTicketAction = (typeof supportTicketTransitions)[number]['action'];

export const supportTicketRules: Rules<
  SupportTicketLife,
  never,
  { status: SupportTicketLife },
  SupportTicketAction
> = { entity: 'support_ticket', table: supportTicketTransitions, guards: {} };

/** Where an event leads; types that are not in the table (of a newer version) leave it where it was. */
export function statusAfter(status: SupportTicketLife, type: string): SupportTicketLife {
  const row = supportTicketTransitions.find(({ event }) => event === type);
  if (row === undefined) return status;
  return row.to !== 'told' ? row.to : status === 'opened' ? 'opened' : 'waiting';
}
