import type { Account } from '#domain/accounts/account.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { NamedAccount } from './named-account.ts';

/** Current names of accounts: staff names for every caller, brand admins' names for staff and their own brand. */
export async function accountNames(
  reading: Pick<Reading, 'db' | 'areas' | 'caller'>,
  accounts: readonly Account[],
): Promise<(account: Account) => NamedAccount> {
  const { db, caller } = reading;
  const admins = accounts.filter(({ label }) => label === 'brand_admin').map(({ id }) => id);
  const [names, seen] = await Promise.all([
    actorNames(reading, caller, accounts),
    seenAdmins(db, caller, admins),
  ]);
  return (account) => {
    const isSeen = account.label === 'staff' || seen.has(account.id);
    return { ...account, name: isSeen ? names(account) : null };
  };
}

/** Restricts admins to those whose names the caller may see. */
export async function seenAdmins(
  db: ReadModels,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (caller.label !== 'brand_admin' || ids.length === 0) return new Set(ids);
  const own = await db
    .selectFrom('read.brandAdmins as admin')
    .where(among('admin.id', ids))
    .where('admin.brandId', '=', caller.brandId)
    .select('admin.id')
    .execute();
  return new Set(own.map(({ id }) => id));
}
