import Type, { type Static } from 'typebox';

/** Why an action cannot be taken on some of the rows: they stand in the same status and the same thing is in the way. */
export const ActionObstacle = Type.Object({
  reason: Type.Object({
    /** `status`, or the code of what stands in the way, as in a row's `actions`. */
    code: Type.String(),
    /** What the action would answer for such a row. */
    errorCode: Type.String(),
  }),
  /** As the transition table calls it that the actions are of. */
  status: Type.String(),
  count: Type.Integer(),
});
export type ActionObstacle = Static<typeof ActionObstacle>;

/** How many of the rows may take an action, and why the others may not, the most first. */
export const ActionPreview = Type.Object({
  count: Type.Integer(),
  may: Type.Integer(),
  mayNot: Type.Array(ActionObstacle),
});
export type ActionPreview = Static<typeof ActionPreview>;

/** The same of every action that the caller may ever take, without the reasons. */
export const ActionPreviews = Type.Object({
  count: Type.Integer(),
  actions: Type.Array(Type.Object({ name: Type.String(), may: Type.Integer() })),
});
export type ActionPreviews = Static<typeof ActionPreviews>;
