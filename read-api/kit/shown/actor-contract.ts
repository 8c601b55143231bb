import Type from 'typebox';
import { roles } from '#domain/actor.ts';
import { Nullable, OneOf } from '#http/contract.ts';

/** Who did a thing; the name is looked up now, and null for the system and the forgotten. */
export const ActorBrief = Type.Object({
  label: OneOf(roles),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});
