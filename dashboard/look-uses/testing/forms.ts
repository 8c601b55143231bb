import { t } from 'i18next';
import { LookUseBody } from '#write-api/look-uses/bodies.ts';
import { lookUseEntity } from '#write-api/look-uses/entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { requestFields } from '../fields.ts';
import { lookUseActionTable } from '../look-use-action-table.ts';

export const forms: readonly FormSample[] = [
  { form: 'the request for a use', fields: requestFields(t), body: LookUseBody },
  ...formsOfActions(lookUseActionTable, lookUseEntity.specs),
];
