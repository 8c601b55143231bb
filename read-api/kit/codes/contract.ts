import Type, { type Static } from 'typebox';

/** What became of each code that was asked for, in the order in which they were asked. */
export const CodesFound = Type.Object({
  data: Type.Array(
    Type.Object({
      /** As it was asked. */
      code: Type.String(),
      /** Whether a garment that the caller may see has it. */
      known: Type.Boolean(),
      /** The rows of the list that it finds beside the other filters. */
      count: Type.Integer(),
    }),
  ),
});
export type CodesFound = Static<typeof CodesFound>;
