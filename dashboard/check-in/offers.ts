import type { Task } from '#domain/check-in/tasks.ts';
import { conditionGrades } from '#domain/stock/stock-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

/** A key of the desk. `next` stands for Enter alone and takes the usual step. */
export type Key = 'next' | 'S' | 'A' | 'B' | 'C' | 'H' | 'U' | 'D' | 'O' | 'K';

/** An allowed task and its key. */
export interface Offer {
  key: Key;
  task: Task;
}

/** The tasks that Enter may take, in order of priority. Enter takes the first allowed one. */
const usual: readonly Task[] = ['receive', 'unannounced', 'came_back', 'release', 'recover', 'enter', 'stow'];

const grades: readonly Offer[] = conditionGrades.map((key) => ({ key, task: 'grade' }));
const others: readonly Offer[] = [
  { key: 'H', task: 'hold' },
  { key: 'D', task: 'defer' },
  { key: 'U', task: 'unavailable' },
  { key: 'K', task: 'check_again' },
  { key: 'O', task: 'ready_out' },
];

/** The tasks that the server allows for the garment, in display order. */
export function offersOf({ tasks }: Scanned): readonly Offer[] {
  const may = (task: Task) => tasks.some(({ name, allowed }) => allowed && name === task);
  const next = usual.find(may);
  const enter: readonly Offer[] = next === undefined ? [] : [{ key: 'next', task: next }];
  return [...grades, ...enter, ...others].filter(({ task }) => may(task));
}

/**
 * The reason code why a key does nothing now. Null if only the garment's status or holder prevents the task, or if the
 * key has no task.
 */
export function obstacleOf({ tasks }: Scanned, key: Key): string | null {
  const offer = [...grades, ...others].find((each) => each.key === key);
  const code = tasks.find(({ name }) => name === offer?.task)?.reasonCode ?? null;
  return code === 'status' || code === 'has_holder' ? null : code;
}

/** Whether scanning a slot puts this garment into that slot. */
export function takesSlot({ stock }: Pick<Scanned, 'stock'>): boolean {
  return mayOnStock(stock, 'stow') || mayOnStock(stock, 'enter');
}

/** The task that a scanned slot starts for this garment. */
export function slotTask({ stock }: Pick<Scanned, 'stock'>): Task {
  return mayOnStock(stock, 'enter') ? 'enter' : 'stow';
}

const mayOnStock = ({ actions }: Pick<Scanned['stock'], 'actions'>, action: string) =>
  actions.some(({ name, allowed }) => allowed && name === action);
