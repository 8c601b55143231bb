import type { FieldNames } from '../../words/field-names.ts';
import type { EventTicket } from '../event-ticket.ts';

export const eventTicketWords = {
  id: 'No.',
  eventTicketId: 'Event ticket',
  status: 'Status',
  name: 'Name',
  memberPlanId: 'Plan',
  signupStartDate: 'Sign-up from',
  signupEndDate: 'Sign-up until',
  activeDuration: 'Duration',
  activeStartDate: 'First day',
  activeEndDate: 'Last day',
  discountPrice: 'Price',
  maxUses: 'Uses at most',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const satisfies FieldNames<EventTicket>;
