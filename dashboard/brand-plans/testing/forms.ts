import { t } from 'i18next';
import { PlanBody } from '#write-api/brand-plans/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { planFields } from '../fields.ts';

export const forms: readonly FormSample[] = [{ form: 'a brand plan', fields: planFields(t), body: PlanBody }];
