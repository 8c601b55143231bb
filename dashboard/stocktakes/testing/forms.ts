import { t } from 'i18next';
import { FinishBody, StartBody } from '#write-api/stocktakes/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { finishFields, placeFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'new stocktake', fields: placeFields(t), body: StartBody },
  { form: 'the end of a stocktake', fields: finishFields(t), body: FinishBody },
];
