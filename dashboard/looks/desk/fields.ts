import type { TFunction } from 'i18next';
import type { Field } from '../../kit/fields/field.ts';

/** The form field for another reason of a rejection. */
export const otherReasonFields = (t: TFunction): Field[] => [
  { name: 'other_rejected_reason', text: t('lookDesk.other'), kind: 'text', required: true, atMost: 2000 },
];

/** The form field for the comment to the member when an item is deferred. */
export const deferralFields = (t: TFunction): Field[] => [
  { name: 'comment', text: t('look.fields.comment'), kind: 'text', atMost: 2000 },
];
