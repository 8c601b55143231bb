import { t } from 'i18next';
import { PointsBody } from '#write-api/points/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { pointFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'points', fields: pointFields(t).filter(({ name }) => name !== 'delta'), body: PointsBody },
];
