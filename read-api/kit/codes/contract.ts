import Type, { type Static } from 'typebox';

/** Results for each requested code, in the requested order. */
export const CodesFound = Type.Object({
  data: Type.Array(
    Type.Object({
      /** The code as requested. */
      code: Type.String(),
      /** Whether the caller may see a garment with this code. */
      known: Type.Boolean(),
      /** Number of list rows with this code that match the other filters. */
      count: Type.Integer(),
    }),
  ),
});
export type CodesFound = Static<typeof CodesFound>;
