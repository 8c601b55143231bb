import { t } from 'i18next';
import Type from 'typebox';
import { Deferral, NewLookBody, Reasons } from '#write-api/looks/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { newLookFields } from '../create-fields.ts';
import { deferralFields, otherReasonFields } from '../desk/fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new look', fields: newLookFields(t, true, []), body: NewLookBody },
  { form: 'a rejection at the desk', fields: otherReasonFields(t), body: Type.Object(Reasons) },
  { form: 'a deferral at the desk', fields: deferralFields(t), body: Type.Object(Deferral) },
];
