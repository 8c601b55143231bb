import Type from 'typebox';
import { tasks } from '#domain/check-in/tasks.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { Nullable, OneOf } from '#http/contract.ts';

const onStock = OneOf(stockItemTransitions.map(({ action }) => action));
const onItem = OneOf(trysetItemTransitions.map(({ action }) => action));

const Step = Type.Union([
  Type.Object({ on: Type.Literal('stock'), action: onStock }),
  Type.Object({ on: Type.Literal('item'), action: onItem }),
]);

/** A task at the check-in desk, and whether its whole chain of actions is allowed now. */
export const TaskAnswer = Type.Object({
  name: OneOf(tasks),
  allowed: Type.Boolean(),
  /** The actions that the task takes from the current state, in order. */
  steps: Type.Array(Step),
  /** The first action of the task that the server would refuse; null if all are allowed. */
  refusedAt: Nullable(Type.Union([onStock, onItem])),
  /** Why `refusedAt` would be refused: `status`, or the code of the guard; null if no action would be. */
  reasonCode: Nullable(Type.String()),
});
