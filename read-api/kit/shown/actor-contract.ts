import Type from 'typebox';
import { Nullable } from '#http/contract.ts';

/** Who did a thing; the name is looked up now, and null for the system and the forgotten. */
export const ActorBrief = Type.Object({
  label: Type.String(),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});
