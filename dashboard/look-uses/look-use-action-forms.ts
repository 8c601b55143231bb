import { priceLimit } from '#domain/look-uses/use-kinds.ts';
import type { LookUseAction } from '#domain/look-uses/use-transitions.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const days: readonly AskedField[] = [
  { name: 'use_start_date', text: 'startDate', kind: 'date', required: false },
  { name: 'use_end_date', text: 'endDate', kind: 'date', required: false },
];
const amount = { kind: 'whole', atLeast: 0, atMost: priceLimit } as const;

/**
 * The form of each action on a use, in the order of the buttons. Null for actions of the system, for those of members, and for
 * requests, which begin at the look.
 */
export const lookUseActionForms: Readonly<Record<LookUseAction, ActionForm | null>> = {
  take_up: { fields: [] },
  confirm: {
    fields: [...days, { ...amount, name: 'amount', text: 'amount', required: false, help: 'listPrice' }],
  },
  issue_payment: { fields: [], look: 'quiet' },
  ask_again: { fields: [], look: 'quiet' },
  revise: {
    fields: [
      ...days,
      { name: 'comment', text: 'toMember', kind: 'text', required: false, atMost: 2000, lines: 3 },
    ],
    look: 'quiet',
  },
  agree: { fields: [], look: 'quiet' },
  withhold_payment: { fields: [], look: 'danger' },
  end: {
    fields: [{ ...amount, name: 'refund', text: 'refundAmount', required: true }],
    look: 'danger',
  },
  reject: { fields: [], look: 'danger' },
  cancel: { fields: [], look: 'danger' },
  request: null,
  lapse: null,
  decline: null,
  remind: null,
  begin: null,
  expire: null,
  note_look_gone: null,
  note_look_back: null,
};
