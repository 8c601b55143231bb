import Type, { type Static } from 'typebox';
import { accountLabels } from '#domain/accounts/account.ts';
import { Nullable, OneOf } from '#http/contract.ts';

/** An account of the back-office. */
export const NamedAccount = Type.Object({
  label: OneOf(accountLabels),
  id: Type.Integer(),
  /** The account's name; null for former accounts, and for admins of another brand. */
  name: Nullable(Type.String()),
});
export type NamedAccount = Static<typeof NamedAccount>;
