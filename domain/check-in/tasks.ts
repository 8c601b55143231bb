import type { StockStatus } from '../stock/stock-status.ts';
import type { StockItemAction } from '../stock/stock-transitions.ts';
import type { TrysetItemAction } from '../tryset-items/item-transitions.ts';

/** An action of the garment, or of the tryset item that holds it. */
export type Step = { on: 'stock'; action: StockItemAction } | { on: 'item'; action: TrysetItemAction };

/** Steps that end a rental and take no values. */
export type Lead = Extract<TrysetItemAction, 'arrive' | 'return_complete'>;

interface TaskRow {
  /** The steps before the task's own step. Steps that were taken already are skipped. */
  leads: readonly Lead[];
  step: Step;
  /** The garment statuses in which the task is offered. If omitted, all statuses that its action allows. */
  from?: readonly StockStatus[];
}

const ended = ['arrive', 'return_complete'] as const;

/**
 * The tasks of staff with a garment in their hands, and the actions of each. The transition tables decide whether a task
 * is possible.
 */
export const checkInTasks = {
  receive: { leads: ['arrive'], step: item('return_complete') },
  unannounced: { leads: [], step: item('arrive_unannounced') },
  came_back: { leads: [], step: item('fail_delivery') },
  release: { leads: [], step: stock('release_hold') },
  recover: { leads: [], step: stock('recover') },
  enter: { leads: [], step: stock('enter') },
  // This task stows only garments in stock. In other statuses a bare Enter must not stow a garment by accident, so staff scan
  // a slot.
  stow: { leads: [], step: stock('stow'), from: ['in_stock'] },
  grade: { leads: ended, step: stock('check_complete') },
  hold: { leads: ended, step: stock('hold') },
  unavailable: { leads: ended, step: stock('unavailable') },
  // The garment is on the desk, so its parcel has arrived, whatever its fault.
  defer: { leads: ['arrive'], step: item('defer_return_item') },
  ready_out: { leads: [], step: stock('ready_out') },
  check_again: { leads: [], step: stock('check') },
} as const satisfies Record<string, TaskRow>;

export type Task = keyof typeof checkInTasks;
export const tasks = Object.keys(checkInTasks) as readonly Task[];

/** Returns the row of a task, with the optional fields that `checkInTasks` omits. */
export const taskRow = (task: Task): TaskRow => checkInTasks[task];

function item(action: TrysetItemAction): Step {
  return { on: 'item', action };
}

function stock(action: StockItemAction): Step {
  return { on: 'stock', action };
}
