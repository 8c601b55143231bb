import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '../deps.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Account } from './accounts.ts';

/** Whose passwords are changed here, by the category of the account's stream. */
export interface OfficeAccount extends Account {
  kind: 'staff' | 'brand_admin';
}

/** Leaves the event of something that was done to an account. Throws as a refusal does, where the account is no more. */
export function recordAccount(
  deps: Pick<WriteDeps, 'streams' | 'claims'>,
  { kind, id }: OfficeAccount,
  action:
    | 'activate'
    | 'change_password'
    | 'mail_password_link'
    | 'end_sign_in'
    | 'set_second_factor'
    | 'remove_second_factor',
  context: CommandContext,
): Promise<Changed<unknown>> {
  const change = { id, commands: [{ action }], name: action };
  return kind === 'staff'
    ? makeChange(deps, { ...change, decider: staff }, { context })
    : makeChange(deps, { ...change, decider: brandAdmin }, { context });
}
