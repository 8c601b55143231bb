import type { StockStatus } from '../stock/stock-status.ts';
import type { StockItemAction } from '../stock/stock-transitions.ts';
import type { TrysetItemAction } from '../tryset-items/item-transitions.ts';

/** An action of the garment, or of the tryset item that holds it. */
export type Step = { on: 'stock'; action: StockItemAction } | { on: 'item'; action: TrysetItemAction };

/** Steps that end a rental, and need to be told nothing. */
export type Lead = Extract<TrysetItemAction, 'arrive' | 'return_complete'>;

interface TaskRow {
  /** What comes before it; those in front that were taken already are left out. */
  leads: readonly Lead[];
  step: Step;
  /** Fewer statuses of the garment than its action takes. */
  from?: readonly StockStatus[];
}

const ended = ['arrive', 'return_complete'] as const;

/**
 * What staff do with a garment that they hold in their hands, and the actions that each comes to. Whether it can be
 * done is the tables' to say.
 */
export const checkInTasks = {
  receive: { leads: ['arrive'], step: item('return_complete') },
  announce: { leads: [], step: item('return_item') },
  accept: { leads: [], step: item('accept_return') },
  ask: { leads: [], step: item('request_return') },
  came_back: { leads: [], step: item('fail_delivery') },
  release: { leads: [], step: stock('release_hold') },
  recover: { leads: [], step: stock('recover') },
  enter: { leads: [], step: stock('enter') },
  // Elsewhere a garment is stowed by scanning the slot, never by chance with a bare Enter.
  stow: { leads: [], step: stock('stow'), from: ['in_stock'] },
  grade: { leads: ended, step: stock('check_complete') },
  hold: { leads: ended, step: stock('hold') },
  unavailable: { leads: ended, step: stock('unavailable') },
  // In somebody's hands it has arrived, whatever is wrong with it.
  defer: { leads: ['arrive'], step: item('defer_return_item') },
  ready_out: { leads: [], step: stock('ready_out') },
  check_again: { leads: [], step: stock('check') },
} as const satisfies Record<string, TaskRow>;

export type Task = keyof typeof checkInTasks;
export const tasks = Object.keys(checkInTasks) as readonly Task[];

/** The rows as they are read, whichever of them it is. */
export const taskRow = (task: Task): TaskRow => checkInTasks[task];

function item(action: TrysetItemAction): Step {
  return { on: 'item', action };
}

function stock(action: StockItemAction): Step {
  return { on: 'stock', action };
}
