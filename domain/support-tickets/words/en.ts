import type { FieldNames } from '../../words/field-names.ts';
import type { SupportTicket } from '../support-ticket.ts';
import type { TicketDescription, TicketText } from '../support-ticket-events.ts';

export const ticketWords = {
  id: 'No.',
  status: 'Status',
  title: 'Subject',
  text: 'What is it about?',
  content: 'What was written',
  pictures: 'Pictures',
  asker: 'Asked by',
  askerLabel: 'Asked by: role',
  askerId: 'Asked by: no.',
  brandId: 'Brand',
  page: 'Asked at',
  entity: 'About',
  entityCategory: 'About: kind',
  entityId: 'About: no.',
  staffId: 'Assigned to',
  messageCount: 'Messages',
  waitingSince: 'Waiting since',
  createdTime: 'Asked',
  updatedTime: 'Last change',
} as const satisfies FieldNames<SupportTicket | TicketDescription | TicketText>;
