import { currencies } from '#domain/payments/payment-kinds.ts';
import type { BrandMonthAction } from '#domain/settlements/month-transitions.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const currency: AskedField = {
  name: 'currency',
  text: 'currency',
  kind: 'choice',
  options: currencies,
  group: null,
  required: true,
};

/** The form of each action on a month. Null for actions of the system. */
export const monthActionForms: Readonly<Record<BrandMonthAction, ActionForm | null>> = {
  pay_out: {
    fields: [
      currency,
      { name: 'reference', text: 'reference', kind: 'text', required: true, atMost: 100, help: 'reference' },
    ],
  },
  note_tax_invoice: {
    fields: [
      {
        name: 'approval_number',
        text: 'approvalNumber',
        kind: 'text',
        required: true,
        atLeast: 24,
        atMost: 26,
        help: 'approvalNumber',
      },
    ],
  },
  charge_again: { fields: [currency], look: 'quiet' },
  add_line: null,
  close: null,
};
