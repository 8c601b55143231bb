import type { Kysely } from 'kysely';
import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** An admin with the brand. The admin's own stream says whether the account is still active. */
export interface BrandAdminTable {
  admin_id: number;
  brand_id: number;
}

/** Indexes the admins of each brand. */
export const adminsOfBrands: Indexer = {
  table: 'write.brand_admins',
  async keep(db, events) {
    const added = events.flatMap((stored) => {
      const { type, data } = asEvent<BrandAdminEvent>(stored);
      if (type !== 'BrandAdminAdded' && type !== 'BrandAdminInvited') return [];
      return [{ admin_id: Number(entityOf(stored.stream).id), brand_id: data.brandId }];
    });
    if (added.length === 0) return;
    await db
      .insertInto('write.brand_admins')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** Returns the ids of all admins that a brand ever had. */
export async function adminsOf(db: Kysely<WriteDatabase>, brandId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('write.brand_admins')
    .select('admin_id')
    .where('brand_id', '=', brandId)
    .orderBy('admin_id')
    .execute();
  return rows.map((row) => Number(row.admin_id));
}
