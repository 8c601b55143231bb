import { t } from 'i18next';
import { PointsBody, RefundBody } from '#write-api/points/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { pointFields, refundFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'points', fields: pointFields(t).filter(({ name }) => name !== 'delta'), body: PointsBody },
  { form: 'a refund of points', fields: refundFields(t, [], 1_000_000_000), body: RefundBody },
];
