import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { Account as AccountId } from '#domain/comments/account.ts';
import { Id } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { containing } from '../kit/search.ts';
import type { Account } from './contract.ts';

export const AccountsQuery = ListQuery({
  search: Type.Optional(Type.String({ maxLength: 100, description: 'In names and usernames' })),
  brand_id: Type.Optional(Id),
  label: Type.Optional(Type.Enum(['staff', 'brand_admin'])),
});

/**
 * Who may be mentioned: all staff, and the admins of one brand: the caller's own, or for staff the one they name. By name.
 */
export function accounts(
  { db, caller }: Reading,
  { search, brand_id, label }: Static<typeof AccountsQuery>,
): Rows<Account> {
  const brandId = caller.label === 'brand_admin' ? caller.brandId : (brand_id ?? null);
  const staff = db
    .selectFrom('read.staff as account')
    .leftJoin('private.people as person', (join) => join.on('person.id', '=', sql`'staff:' || account.id`))
    .where('account.status', '=', 'active')
    .select([
      sql<AccountId['label']>`'staff'`.as('label'),
      'account.id',
      'account.username',
      sql<string>`coalesce(person.name, account.username)`.as('name'),
      sql<number | null>`null::int`.as('brandId'),
    ]);
  const admins = db
    .selectFrom('read.brandAdmins as account')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql`'brand_admin:' || account.id`),
    )
    .where('account.status', '=', 'active')
    .where(sql<SqlBool>`account.brand_id = ${brandId}::int`)
    .select([
      sql<AccountId['label']>`'brand_admin'`.as('label'),
      'account.id',
      'account.username',
      sql<string>`coalesce(person.name, account.username)`.as('name'),
      sql<number | null>`account.brand_id`.as('brandId'),
    ]);
  let matching = db.selectFrom(staff.unionAll(admins).as('account')).selectAll();
  if (label !== undefined) matching = matching.where('account.label', '=', label);
  if (search !== undefined) {
    const text = containing(search.normalize('NFC'));
    matching = matching.where(sql<SqlBool>`(account.name ilike ${text} or account.username ilike ${text})`);
  }
  return rowsOf(
    matching,
    matching.orderBy('account.name').orderBy('account.label', 'desc').orderBy('account.id'),
  );
}
