import Type, { type Static } from 'typebox';
import { dailyWork } from '#domain/staff-role-kinds.ts';
import { type Caller, callerLabels, notForThisCaller, requireRole } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { invalidQuery } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import type { Account } from '../accounts/accounts.ts';

/** The parameters that name an account; the caller's own account if both are omitted. */
export const AskedAccount = Type.Object(
  { kind: Type.Optional(OneOf(callerLabels)), account_id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type AskedAccount = Static<typeof AskedAccount>;

/**
 * Returns the account that the parameters name. Throws 400 if only one of the two parameters is given, and 403 if the caller
 * may not see the account.
 */
export function askedAccount(caller: Caller, { kind, account_id: id }: AskedAccount): Account {
  if ((kind === undefined) !== (id === undefined)) {
    throw invalidQuery('account_id', 'goes together with kind; give both or neither');
  }
  if (kind === undefined || id === undefined) return { kind: caller.label, id: caller.id };
  const account = { kind, id };
  if (!isOwnOrStaff(caller, account)) throw notForThisCaller(caller, ['staff']);
  return account;
}

export function isOwnOrStaff(caller: Caller, { kind, id }: Account): boolean {
  return caller.label === 'staff' || (caller.label === kind && caller.id === id);
}

/** Throws 403 `auth.role_missing` if staff lack the role to end or remove something of another account. */
export function requireMayTakeFrom(caller: Caller, { kind, id }: Account): void {
  if (caller.label === kind && caller.id === id) return;
  requireRole(caller, kind === 'staff' ? 'owner' : dailyWork);
}
