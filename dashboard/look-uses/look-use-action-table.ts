import { type LookUseAction, lookUseTransitions } from '#domain/look-uses/use-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { lookUseActionForms } from './look-use-action-forms.ts';
import { lookUsesPath } from './paths.ts';

export const lookUseActionTable: ActionTable<LookUseAction> = {
  entity: 'look_use',
  path: lookUsesPath,
  transitions: lookUseTransitions,
  forms: lookUseActionForms,
  names: 'lookUseActions',
  statuses: 'lookUse.status',
  why: 'lookUse.why',
  done: 'lookUseDone',
};
