import Type, { type Static } from 'typebox';
import { accountLabels } from '#domain/notes/account.ts';
import { Nullable, OneOf } from '#http/contract.ts';

/** Somebody who works in the back-office. */
export const NamedAccount = Type.Object({
  label: OneOf(accountLabels),
  id: Type.Integer(),
  /** Null for who is gone, and for who works for another brand. */
  name: Nullable(Type.String()),
});
export type NamedAccount = Static<typeof NamedAccount>;
