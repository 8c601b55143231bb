import { t } from 'i18next';
import { EventTicketBody } from '#write-api/event-tickets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { eventTicketFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'an event ticket', fields: eventTicketFields(t, []), body: EventTicketBody },
];
