import { type OutStage, outStages } from '#domain/stock/stock-status.ts';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { OutStages } from '#read-api/stock/contract.ts';
import { stockActionForms } from '../stock/stock-action-forms.ts';
import { stockActionTable } from '../stock/stock-action-table.ts';

/** The tabs of the page, in the order in which a garment passes them. */
export const stageTabs = ['requested', 'ready', 'ongoing', 'out'] as const satisfies readonly OutStage[];
export type StageTab = (typeof stageTabs)[number];

export function isStage(text: string | null): text is OutStage {
  return (outStages as readonly (string | null)[]).includes(text);
}

export function tabOf(stage: OutStage): StageTab {
  return stage === 'requested_in_stock' || stage === 'requested_waiting' ? 'requested' : stage;
}

export const countOf: Readonly<Record<OutStage, keyof OutStages>> = {
  requested: 'requested',
  requested_in_stock: 'requestedInStock',
  requested_waiting: 'requestedWaiting',
  ready: 'ready',
  ongoing: 'ongoing',
  out: 'out',
};

const actions: Readonly<Record<StageTab, readonly StockItemAction[]>> = {
  requested: ['ready_out', 'force_ready_out', 'cancel_out_stock_request'],
  ready: ['start_out', 'roll_back_to_stock'],
  ongoing: ['out', 'roll_back_to_ready'],
  out: ['enter'],
};

/** The garment's action table, reduced to the actions of a stage. */
export function actionTableOf(stage: OutStage) {
  const forms = Object.fromEntries(actions[tabOf(stage)].map((name) => [name, stockActionForms[name]]));
  return { ...stockActionTable, forms };
}
