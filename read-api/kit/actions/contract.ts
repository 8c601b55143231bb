import Type, { type Static } from 'typebox';
import { lineLevels } from '#domain/line-levels.ts';
import { CountsOf } from '#http/contract.ts';

/** A reason against an action, and the number of rows with this status to which it applies. */
export const ActionObstacle = Type.Object({
  reason: Type.Object({
    /** Code of the reason: `status`, or the obstacle's code, as in a row's `actions`. */
    code: Type.String(),
    /** Error code that the action would return for such a row. */
    errorCode: Type.String(),
  }),
  /** The rows' status, as named in the action's transition table. */
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

/** For every action that the caller's role may ever take: the number of rows that allow it, without reasons. */
export const ActionPreviews = Type.Object({
  count: Type.Integer(),
  actions: Type.Array(
    Type.Object({ name: Type.String(), may: Type.Integer(), levels: CountsOf(lineLevels) }),
  ),
});
export type ActionPreviews = Static<typeof ActionPreviews>;
