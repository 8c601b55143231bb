import { t } from 'i18next';
import { NewTicketBody } from '#write-api/support-tickets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { ticketFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a question to the staff', fields: ticketFields(t), body: NewTicketBody },
];
