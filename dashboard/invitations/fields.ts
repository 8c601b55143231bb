import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The form field of a new invitation: its last day. */
export const publishFields = (t: TFunction): Field[] => [
  { name: 'expired_time', text: t('invitation.lastDay'), kind: 'day', required: true },
];
