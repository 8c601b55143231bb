import { t } from 'i18next';
import { NewClosedDays } from '#write-api/closed-days/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { closedDayFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'closed days', fields: closedDayFields(t), body: NewClosedDays },
];
