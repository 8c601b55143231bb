import type { EntityKind } from '#domain/areas.ts';
import { dailyWork } from '#domain/staff-role-kinds.ts';
import type { Transition } from '#domain/transition-table.ts';
import type { en } from '../../i18n/en/index.ts';
import type { LabelGroup } from '../../i18n/label.ts';
import { mayDo, type Rights } from '../session/rights.ts';
import type { ActionForm, AskedField } from './fields.ts';
import { reasonField } from './reason-field.ts';

/** The actions that the dashboard offers for one kind of entity. */
export interface ActionTable<Action extends string = string> {
  entity: EntityKind & keyof typeof en.actions.things;
  /** The path of the entity's calls: `/v1/stocks`. */
  path: string;
  transitions: readonly Transition<Action>[];
  /** The action's forms in the order of the buttons; null for actions that the dashboard does not offer. */
  forms: Readonly<Record<Action, ActionForm | null>>;
  names: LabelGroup;
  statuses: LabelGroup;
  /** Texts of this table's own reason codes, besides the common ones. */
  why?: LabelGroup;
  /** Texts that name the new state after an action, by action. The others are reported as done. */
  done?: LabelGroup;
}

export interface OfferedAction {
  name: string;
  row: Transition;
  form: ActionForm;
  /** The form's fields, followed by the reason if the transition table requires one. */
  fields: readonly AskedField[];
}

/** The actions offered to people with these rights, in the order of the buttons. */
export function offeredActions({ transitions, forms }: ActionTable, rights: Rights): OfferedAction[] {
  return Object.entries(forms).flatMap(([name, form]) => {
    const row = transitions.find((transition) => transition.action === name);
    if (row === undefined || form === null || !row.who.includes(rights.scope)) return [];
    if (!mayDo(rights, row.staff ?? dailyWork)) return [];
    const reason = reasonField(row);
    return [{ name, row, form, fields: reason === null ? form.fields : [...form.fields, reason] }];
  });
}
