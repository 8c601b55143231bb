import { type TrysetItemAction, trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { itemActionForms } from './item-action-forms.ts';

export const itemActionTable: ActionTable<TrysetItemAction> = {
  entity: 'tryset_item',
  path: '/v2/trysets/items',
  transitions: trysetItemTransitions,
  forms: itemActionForms,
  names: 'itemActions',
  statuses: 'trysetItem.status',
};
