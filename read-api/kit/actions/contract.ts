import Type, { type Static } from 'typebox';
import { lineLevels } from '#domain/line-levels.ts';
import { CountsOf } from '#http/contract.ts';

/** Why an action is not allowed on some rows, which share their status and the reason. */
export const ActionObstacle = Type.Object({
  reason: Type.Object({
    /** `status`, or the code of the obstacle, as in a row's `actions`. */
    code: Type.String(),
    /** Error code that the action would return for such a row. */
    errorCode: Type.String(),
  }),
  /** Status as named in the action's transition table. */
  status: Type.String(),
  count: Type.Integer(),
});
export type ActionObstacle = Static<typeof ActionObstacle>;

/**
 * Number of rows that allow an action, and the reasons of the others, most frequent first. `levels` counts the rows by their
 * level: `soft` rows allow the action with a reason, which confirms it, and `hard` rows refuse it.
 */
export const ActionPreview = Type.Object({
  count: Type.Integer(),
  may: Type.Integer(),
  levels: CountsOf(lineLevels),
  mayNot: Type.Array(ActionObstacle),
});
export type ActionPreview = Static<typeof ActionPreview>;

/** The same for every action that the caller's role may ever take, without reasons. */
export const ActionPreviews = Type.Object({
  count: Type.Integer(),
  actions: Type.Array(
    Type.Object({ name: Type.String(), may: Type.Integer(), levels: CountsOf(lineLevels) }),
  ),
});
export type ActionPreviews = Static<typeof ActionPreviews>;
