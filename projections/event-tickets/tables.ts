import type { EventTicketFields } from '#domain/event-tickets/event-ticket.ts';
import { type RecordRow, recordTable } from '../kit/records.ts';

export type EventTicketRow = RecordRow<EventTicketFields>;

export const eventTicketsTable = recordTable<EventTicketFields>('read.event_tickets', {
  name: 'text',
  memberPlanId: 'integer',
  signupStartDate: 'date',
  signupEndDate: 'date',
  activeDuration: 'text',
  activeStartDate: 'date',
  activeEndDate: 'date',
  discountPrice: 'jsonb',
  maxUses: 'integer',
});
