import { type StocktakeAction, stocktakeTransitions } from '#domain/stocktakes/stocktake-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm } from '../kit/actions/fields.ts';
import { stocktakesPath } from './paths.ts';

/** The form of each action, in the order of the buttons. Null for the scan box, the dialogs of its own, and the system. */
const stocktakeActionForms: Readonly<Record<StocktakeAction, ActionForm | null>> = {
  retry: { fields: [] },
  cancel: { fields: [], look: 'danger' },
  start: null,
  scan: null,
  take_back: null,
  finish: null,
  settle: null,
};

export const stocktakeActionTable: ActionTable<StocktakeAction> = {
  entity: 'stocktake',
  path: stocktakesPath,
  transitions: stocktakeTransitions,
  forms: stocktakeActionForms,
  names: 'stocktakeActions',
  statuses: 'stocktake.status',
  why: 'stocktake.why',
};
