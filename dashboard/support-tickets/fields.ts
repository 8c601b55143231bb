import type { TFunction } from 'i18next';
import { textAtMost, titleAtMost } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields of a new ticket. */
export const ticketFields = (t: TFunction): Field[] => [
  { name: 'title', text: t('ticket.fields.title'), kind: 'text', required: true, atMost: titleAtMost },
  {
    name: 'text',
    text: t('ticket.fields.text'),
    kind: 'lines',
    required: true,
    atMost: textAtMost,
    lines: 6,
    help: t('ticket.textHelp'),
  },
];
