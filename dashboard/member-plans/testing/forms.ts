import { t } from 'i18next';
import { MemberPlanBody } from '#write-api/member-plans/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { memberPlanFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a plan of members', fields: memberPlanFields(t), body: MemberPlanBody },
];
