import type { Task } from '#domain/check-in/tasks.ts';
import { conditionGrades } from '#domain/stock/stock-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

/** What a person strikes; `next` is Enter alone, the usual step. */
export type Key = 'next' | 'S' | 'A' | 'B' | 'C' | 'H' | 'U' | 'D' | 'O' | 'K';

/** A task under its key. */
export interface Offer {
  key: Key;
  task: Task;
}

/** What Enter does: the first of them that may be done. */
const usual: readonly Task[] = [
  'receive',
  'announce',
  'accept',
  'ask',
  'came_back',
  'release',
  'recover',
  'enter',
  'stow',
];

const grades: readonly Offer[] = conditionGrades.map((key) => ({ key, task: 'grade' }));
const others: readonly Offer[] = [
  { key: 'H', task: 'hold' },
  { key: 'D', task: 'defer' },
  { key: 'U', task: 'unavailable' },
  { key: 'K', task: 'check_again' },
  { key: 'O', task: 'ready_out' },
];

/** What the server allows with the garment, in the order in which it is shown. */
export function offersOf({ tasks }: Scanned): readonly Offer[] {
  const may = (task: Task) => tasks.some(({ name, allowed }) => allowed && name === task);
  const next = usual.find(may);
  const enter: readonly Offer[] = next === undefined ? [] : [{ key: 'next', task: next }];
  return [...grades, ...enter, ...others].filter(({ task }) => may(task));
}

/** Why a key does nothing now; null where only the status stands in its way, or no task is under it. */
export function obstacleOf({ tasks }: Scanned, key: Key): string | null {
  const offer = [...grades, ...others].find((each) => each.key === key);
  const code = tasks.find(({ name }) => name === offer?.task)?.reasonCode ?? null;
  return code === 'status' || code === 'has_holder' ? null : code;
}

/** Whether a scanned slot says where this garment lies now. */
export function takesSlot({ stock }: Pick<Scanned, 'stock'>): boolean {
  return mayOnStock(stock, 'stow') || mayOnStock(stock, 'enter');
}

/** What a scanned slot is to this garment. */
export function slotTask({ stock }: Pick<Scanned, 'stock'>): Task {
  return mayOnStock(stock, 'enter') ? 'enter' : 'stow';
}

const mayOnStock = ({ actions }: Pick<Scanned['stock'], 'actions'>, action: string) =>
  actions.some(({ name, allowed }) => allowed && name === action);
