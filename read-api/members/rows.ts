import { sql } from 'kysely';
import { pointPolicyId } from '#domain/points/point-policy.ts';
import { rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { Caller } from '#http/caller.ts';
import type { MembersQuery } from '../briefs/members/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { businessDay } from '../kit/business-day.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { prepared } from '../kit/prepared.ts';
import type { SeenUser } from './contract.ts';

interface Seeing {
  db: ReadModels;
  caller: Caller;
}

/** Members with their readable data, and their current rentals over the items that the caller may see. */
export function whole({ db, caller }: Seeing, users: MembersQuery) {
  return users
    .innerJoinLateral(rentalsOfMember(db, caller), (join) => join.onTrue())
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || member.id`),
    )
    .leftJoin('read.pointAccounts as account', 'account.userId', 'member.id')
    .leftJoin('read.pointPolicies as policy', (join) => join.on('policy.id', '=', pointPolicyId))
    .selectAll('member')
    .selectAll('rentals')
    .select(['account.balance as pointBalance', 'account.held as pointsHeld'])
    .select(
      sql<boolean>`exists (select from read.cards as card where card.wallet_id = 'user:' || member.id)`.as(
        'hasCard',
      ),
    )
    .select([
      'policy.white',
      'policy.gray',
      'policy.red',
      'policy.black',
      'policy.partner',
      'policy.birthMonth',
    ])
    .select([
      'person.name',
      'person.phone',
      'person.email',
      'person.birthday',
      'person.address',
      'person.signUp',
      'person.internal',
      'person.guardian',
      'person.sns as snsProfiles',
    ]);
}

function rentalsOfMember(db: ReadModels, caller: Caller) {
  const { toSend, out, inReturn, deferred, failed } = rentalGroupStatuses;
  return trysetItemsFor(db, caller)
    .where(sql<boolean>`item.user_id = member.id`)
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('item.status', 'in', toSend).as('itemsToSend'),
      fn.countAll<bigint>().filterWhere('item.status', 'in', out).as('itemsOut'),
      fn.countAll<bigint>().filterWhere('item.status', 'in', inReturn).as('itemsInReturn'),
      fn.countAll<bigint>().filterWhere('item.status', 'in', deferred).as('itemsDeferred'),
      fn.countAll<bigint>().filterWhere('item.status', 'in', failed).as('itemsFailed'),
      fn
        .count<bigint>('item.trysetId')
        .distinct()
        .filterWhere('item.status', 'in', Object.values(rentalGroupStatuses).flat())
        .as('trysetsUnderWay'),
    ])
    .as('rentals');
}

export async function userRows(seeing: Seeing, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await whole(seeing, seeing.db.selectFrom('read.users as member'))
    .where(sql<boolean>`member.id = any(${ids})`)
    .modifyEnd(prepared)
    .execute();
  return inOrderOf(ids, rows);
}

export type WholeUser = Awaited<ReturnType<typeof userRows>>[number];

/**
 * Whether the caller sees a member's personal data: staff of all members, a member its own; brand admins see public
 * data only.
 */
function seesPersonal(caller: Caller, row: WholeUser): boolean {
  return caller.label === 'staff' || (caller.label === 'user' && caller.id === row.id);
}

/** A member's row with the facts about the caller that decide which fields it sees, at the instant `now`. */
export function seenUser(row: WholeUser, caller: Caller, now: string): SeenUser {
  const isKnown = seesPersonal(caller, row);
  return { ...row, isKnown, today: businessDay(new Date(now)), asking: caller.label, at: now };
}
