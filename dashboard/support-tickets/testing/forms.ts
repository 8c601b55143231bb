import { t } from 'i18next';
import { MessageBody, NewTicketBody } from '#write-api/support-tickets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { messageFields, ticketFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a question to the staff', fields: ticketFields(t), body: NewTicketBody },
  { form: 'a message of a question', fields: messageFields('', undefined), body: MessageBody },
];
