import { type StockItemAction, stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { stockActionForms } from './stock-action-forms.ts';

export const stockActionTable: ActionTable<StockItemAction> = {
  entity: 'stock_item',
  path: '/v1/stocks',
  transitions: stockItemTransitions,
  forms: stockActionForms,
  names: 'stockActions',
  statuses: 'stockItem.status',
};
