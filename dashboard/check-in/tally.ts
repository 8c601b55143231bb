import type { Line } from './desk-store.ts';

export const tallyNames = ['received', 'graded', 'stowed', 'held', 'deferred'] as const;
export type TallyName = (typeof tallyNames)[number];

const actionsOf: Readonly<Record<TallyName, readonly string[]>> = {
  received: ['arrive', 'arrive_unannounced', 'return_complete'],
  graded: ['check_complete'],
  stowed: ['stow', 'enter'],
  held: ['hold'],
  deferred: ['defer_return_item'],
};

/** Number of garments per kind of action, without undone lines. Receiving still counts: undo does not reverse it. */
export function tallyOf(lines: readonly Line[]): Record<TallyName, number> {
  const count = (name: TallyName) => {
    const counting = lines.filter(
      ({ actions, isUndone, isUnchanged, task }) =>
        task !== 'undo' &&
        !isUnchanged &&
        (!isUndone || name === 'received') &&
        actions.some((action) => actionsOf[name].includes(action)),
    );
    return new Set(counting.map(({ stockId }) => stockId)).size;
  };
  return Object.fromEntries(tallyNames.map((name) => [name, count(name)])) as Record<TallyName, number>;
}
