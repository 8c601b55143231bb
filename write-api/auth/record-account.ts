import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { member } from '#domain/members/member.ts';
import { staff } from '#domain/members/staff.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import { type ChangedTo, makeChange } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';

/** An account of the back-office. */
export interface OfficeAccount extends Account {
  kind: 'staff' | 'brand_admin';
}

type EveryonesAction = 'change_password' | 'mail_password_link' | 'end_sign_in';
type OfficeAction = EveryonesAction | 'activate' | 'set_second_factor' | 'remove_second_factor';
type Deps = Pick<WriteDeps, 'streams' | 'claims' | 'incoming'>;

/** Appends the event of an action on an account. Throws the decider's refusal if the account no longer exists. */
export function recordAccount(
  deps: Deps,
  { kind, id }: Account,
  action: EveryonesAction,
  context: CommandContext,
): Promise<ChangedTo<unknown>> {
  if (kind !== 'user') return recordOfficeAccount(deps, { kind, id }, action, context);
  return makeChange(deps, { decider: member, id, commands: [{ action }], name: action }, { context });
}

/** Appends the event of an action that only back-office accounts have. Throws like `recordAccount`. */
export function recordOfficeAccount(
  deps: Deps,
  { kind, id }: OfficeAccount,
  action: OfficeAction,
  context: CommandContext,
): Promise<ChangedTo<unknown>> {
  const change = { id, commands: [{ action }], name: action };
  return kind === 'staff'
    ? makeChange(deps, { ...change, decider: staff }, { context })
    : makeChange(deps, { ...change, decider: brandAdmin }, { context });
}
