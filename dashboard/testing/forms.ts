import i18next from 'i18next';
import type { TProperties, TSchema } from 'typebox';
import { bodyOf } from '#write-api/kit/actions/action-spec.ts';
import { type ActionTable, offeredActions } from '../kit/actions/action-table.ts';
import { fieldsOf } from '../kit/actions/fields.ts';
import type { Field } from '../kit/fields/field.ts';

/** A form with the schema of the body that it sends. */
export interface FormSample {
  form: string;
  fields: readonly Field[];
  body: TSchema;
}

/** The forms of the actions that an owner is offered. */
export function formsOfActions(
  table: ActionTable,
  specs: Readonly<Record<string, { fields: TProperties } | null>>,
): FormSample[] {
  return offeredActions(table, { scope: 'staff', roles: ['owner'] }).map(({ name, row, fields }) => ({
    form: name,
    fields: fieldsOf(i18next.t, fields),
    body: bodyOf(row, specs[name]?.fields ?? {}),
  }));
}
