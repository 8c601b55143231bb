import { t } from 'i18next';
import Type from 'typebox';
import { Notes, trysetItemActions } from '#write-api/tryset-items/actions.ts';
import { DamageBody } from '#write-api/tryset-items/bodies.ts';
import { fieldsOf } from '../../kit/actions/fields.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { damageFields, itemNoteFields } from '../fields.ts';
import { itemActionTable } from '../item-action-table.ts';

export const forms: readonly FormSample[] = [
  { form: 'an item’s notes', fields: itemNoteFields(t), body: Type.Object(Notes) },
  { form: 'a report of damage', fields: fieldsOf(t, damageFields), body: DamageBody },
  ...formsOfActions(itemActionTable, trysetItemActions),
];
