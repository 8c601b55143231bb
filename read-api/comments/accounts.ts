import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { type Account as AccountId, accountLabels } from '#domain/accounts/account.ts';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { seesSignInNames } from '../kit/scope.ts';
import { holds } from '../kit/search.ts';
import { brandsOfThing } from '../notes/things.ts';
import type { Account } from './contract.ts';

export const AccountsQuery = ListQuery({
  search: Type.Optional(
    Type.String({ format: 'plain', maxLength: 100, description: 'Searches names and usernames' }),
  ),
  kind: Type.Optional(OneOf(notedKinds)),
  thing_id: Type.Optional(Id),
  label: Type.Optional(OneOf(accountLabels)),
});

/**
 * Accounts that a comment on an entity may mention, by name. These are staff, and admins of the caller's own brand;
 * for staff, admins of the entity's brands. Brand admins see only staff with a display name, and no staff usernames.
 * Throws 404 if the caller may not see the entity.
 */
export async function accounts(
  { db, caller }: Reading,
  { search, kind, thing_id: id, label }: Static<typeof AccountsQuery>,
): Promise<Rows<Account>> {
  const of = kind === undefined || id === undefined ? [] : await brandsOfThing(db, caller, { kind, id });
  const [only = null, ...more] = of;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : more.length === 0 ? only : null;
  const isNamedOnly = !seesSignInNames(caller);
  const shown = sql<string | null>`${isNamedOnly ? sql`null::text` : sql`account.username`}`;
  let staff = db
    .selectFrom('read.staff as account')
    .leftJoin('private.people as person', (join) => join.on('person.id', '=', sql`'staff:' || account.id`))
    .where('account.status', '=', 'active')
    .select([
      sql<AccountId['label']>`'staff'`.as('label'),
      'account.id',
      shown.as('username'),
      sql<string>`coalesce(person.name, ${shown})`.as('name'),
      sql<number | null>`null::int`.as('brandId'),
    ]);
  if (isNamedOnly) staff = staff.where('person.name', 'is not', null);
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
      sql<string | null>`account.username`.as('username'),
      sql<string>`coalesce(person.name, account.username)`.as('name'),
      sql<number | null>`account.brand_id`.as('brandId'),
    ]);
  let matching = db.selectFrom(staff.unionAll(admins).as('account')).selectAll();
  if (label !== undefined) matching = matching.where('account.label', '=', label);
  if (search !== undefined) {
    matching = matching.where((where) =>
      where.or([holds('account.name', search), holds('account.username', search)]),
    );
  }
  return rowsOf(
    matching,
    matching.orderBy('account.name').orderBy('account.label', 'desc').orderBy('account.id'),
  );
}
