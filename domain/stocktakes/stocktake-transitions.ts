import type { Rules, Transition } from '../transition-table.ts';
import type { StocktakeLife } from './stocktake-kinds.ts';
import type { Stocktake } from './stocktake-state.ts';

type Guard = 'nothing_failed';

/** Staff scan and finish; the system then records the outcome of each garment. */
export const stocktakeTransitions = [
  { action: 'start', from: ['none'], to: 'under_way', event: 'StocktakeStarted', who: ['staff'] },
  { action: 'scan', from: ['under_way'], to: 'same', event: 'StocktakeScanned', who: ['staff'] },
  { action: 'take_back', from: ['under_way'], to: 'same', event: 'StocktakeScanTakenBack', who: ['staff'] },
  {
    action: 'finish',
    from: ['under_way'],
    to: 'finished',
    event: 'StocktakeFinished',
    who: ['staff'],
    reason: 'required',
  },
  {
    action: 'settle',
    from: ['finished'],
    to: 'same',
    event: 'StocktakeGarmentsSettled',
    who: ['system'],
  },
  {
    action: 'retry',
    from: ['finished'],
    to: 'same',
    event: 'StocktakeRetried',
    who: ['staff'],
    guards: ['nothing_failed'],
    reason: 'required',
  },
  {
    action: 'cancel',
    from: ['under_way'],
    to: 'canceled',
    event: 'StocktakeCanceled',
    who: ['staff'],
    reason: 'optional',
  },
] as const satisfies readonly Transition<string, StocktakeLife, Guard>[];

export type StocktakeAction = (typeof stocktakeTransitions)[number]['action'];

/** The input of the guards. A read model's row provides it as well as the folded state. */
export interface StocktakeStanding extends Pick<Stocktake, 'status'> {
  failedCount: number;
}

export const stocktakeRules: Rules<StocktakeLife, Guard, StocktakeStanding, StocktakeAction> = {
  entity: 'stocktake',
  table: stocktakeTransitions,
  guards: {
    nothing_failed: ({ failedCount }) => (failedCount > 0 ? null : 'nothing_failed'),
  },
};

/** The guards' input of a folded stocktake. */
export function standingOf({ status, decided }: Pick<Stocktake, 'status' | 'decided'>): StocktakeStanding {
  return { status, failedCount: decided.filter(({ outcome }) => outcome === 'failed').length };
}
