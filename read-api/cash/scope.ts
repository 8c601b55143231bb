import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Entries that the caller may see: staff see all, a member its own, brand admins none. */
export function cashEntriesFor(db: ReadModels, caller: Caller) {
  const entries = db
    .selectFrom('read.cashEntries as entry')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || entry.user_id`),
    )
    .selectAll('entry')
    .select('person.username');
  if (caller.label === 'staff') return entries;
  return caller.label === 'user' ? entries.where('entry.userId', '=', caller.id) : entries.where(nothing);
}
export type CashEntryFound = Awaited<ReturnType<ReturnType<typeof cashEntriesFor>['execute']>>[number];

/** Members that the caller may see, with their cash and bank account. */
export function cashOf(db: ReadModels, caller: Caller) {
  const members = membersFor(db, caller);
  const seen = caller.label === 'brand_admin' ? members.where(nothing) : members;
  return seen
    .leftJoin('read.cashAccounts as account', 'account.userId', 'member.id')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || member.id`),
    )
    .select(['member.id as userId', 'member.regionId'])
    .select(['account.dueKrw', 'account.dueJpy', 'account.revision', 'person.bankAccount']);
}
export type CashFound = Awaited<ReturnType<ReturnType<typeof cashOf>['execute']>>[number];
