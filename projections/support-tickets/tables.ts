import type { TicketDescription, TicketMessage } from '#domain/support-tickets/support-ticket-events.ts';
import type { Asker, LinkedKind, SupportTicketStatus } from '#domain/support-tickets/support-ticket-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A message, still sealed with the asker's key. `label` and `id` name the author's account. */
export interface MessageRow extends TicketMessage {
  label: Asker['label'];
  id: number | null;
  /** When the message was written, an ISO instant. */
  at: string;
}

/** A ticket with all its messages, which stay sealed here. Times are ISO instants. */
export interface SupportTicketRow extends Pick<TicketDescription, 'brandId' | 'page'> {
  id: number;
  status: SupportTicketStatus;
  askerLabel: Asker['label'];
  askerId: number;
  entityCategory: LinkedKind | null;
  entityId: number | null;
  messages: readonly MessageRow[];
  /** Which of the staff cares for the ticket; null if nobody does. */
  staffId: number | null;
  /** The time since which the asker waits for an answer; null if the asker is not waiting. */
  waitingSince: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const supportTicketsTable: Table<SupportTicketRow> = table<SupportTicketRow>(
  'read.support_tickets',
  'id',
  {
    id: 'integer',
    status: 'text',
    askerLabel: 'text',
    askerId: 'integer',
    brandId: 'integer',
    page: 'text',
    entityCategory: 'text',
    entityId: 'integer',
    staffId: 'integer',
    messages: 'jsonb',
    waitingSince: 'timestamptz',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);
