import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { type BrandAdmin, brandAdminFields } from './contract.ts';

/** Admins of a brand in the order of their ids; none if the caller may not see the brand. */
function adminsOf(db: ReadModels, caller: Caller, brandId: number) {
  return brandsFor(db, caller)
    .innerJoin('read.brandAdmins as admin', 'admin.brandId', 'brand.id')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'brand_admin:' || admin.id`),
    )
    .where('brand.id', '=', brandId)
    .where('admin.status', 'in', ['active', 'invited'])
    .selectAll('admin')
    .select([
      'brand.name as brandName',
      'brand.nameKo as brandNameKo',
      'person.name',
      'person.email',
      'person.phone',
    ])
    .orderBy('admin.id');
}

export async function brandAdmins({ db }: ReadDeps, caller: Caller, brandId: number): Promise<BrandAdmin[]> {
  return (await adminsOf(db, caller, brandId).execute()).map(brandAdminFields.shown);
}

export async function brandAdmin(
  { db }: ReadDeps,
  caller: Caller,
  brandId: number,
  id: number,
): Promise<BrandAdmin> {
  const row = await adminsOf(db, caller, brandId).where('admin.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('brand_admin', id);
  return brandAdminFields.shown(row);
}
