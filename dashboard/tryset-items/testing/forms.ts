import { t } from 'i18next';
import Type from 'typebox';
import { Notes, trysetItemActions } from '#write-api/tryset-items/actions.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { itemNoteFields } from '../fields.ts';
import { itemActionTable } from '../item-action-table.ts';

export const forms: readonly FormSample[] = [
  { form: 'an item’s notes', fields: itemNoteFields(t), body: Type.Object(Notes) },
  ...formsOfActions(itemActionTable, trysetItemActions),
];
