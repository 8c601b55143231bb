import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { brandsFor } from '../scope.ts';
import { pictureAddress } from '../shown/picture.ts';
import type { BrandDetail, BrandPhone } from './contract.ts';
import { shownBrands, withoutStats } from './show.ts';

/** One brand; what only its keepers may know of it is left out for a member. 404 where the caller may not see it. */
export async function brandDetail({ db }: ReadDeps, caller: Caller, id: number): Promise<BrandDetail> {
  const row = await brandsFor(db, caller).where('brand.id', '=', id).selectAll('brand').executeTakeFirst();
  if (row === undefined) throw notFound('brand', id);
  const [[brand], readable] = await Promise.all([shownBrands(db, [row]), readableOf(db, id)]);
  if (brand === undefined) throw notFound('brand', id);
  const publicPhones = phonesOf(readable)
    .filter((phone) => phone.isPublic)
    .map(({ isPublic: _, ...phone }) => phone);
  const shown = { ...withoutStats(brand), publicPhones };
  if (caller.label === 'user') return shown;
  return {
    ...shown,
    stats: brand.stats,
    commissionRate: row.commissionRate,
    agreeMarketing: row.agreeMarketing,
    exclusiveCuratorIds: [...row.exclusiveCuratorIds],
    businessCertificate: pictureAddress(row.pictures.business_certificate),
    businessRegistration: readable?.businessRegistration ?? null,
    bankAccount: readable?.bankAccount ?? null,
    outStockAddress: readable?.outStockAddress ?? null,
  };
}

/** A brand's phones; 404 where the caller may not see the brand. */
export async function brandPhones({ db }: ReadDeps, caller: Caller, id: number): Promise<BrandPhone[]> {
  await requireBrand(db, caller, id);
  return phonesOf(await readableOf(db, id));
}

/** 404 where the caller may not know of the brand. */
export async function requireBrand(db: ReadModels, caller: Caller, id: number): Promise<void> {
  const known = await brandsFor(db, caller).where('brand.id', '=', id).select('brand.id').executeTakeFirst();
  if (known === undefined) throw notFound('brand', id);
}

async function readableOf(db: ReadModels, id: number) {
  const person = await db
    .selectFrom('private.people')
    .select('brand')
    .where('id', '=', `brand:${id}`)
    .executeTakeFirst();
  return person?.brand ?? null;
}

function phonesOf(readable: Awaited<ReturnType<typeof readableOf>>): BrandPhone[] {
  return (readable?.phones ?? []).map(({ phoneId, isPublic, contact }) => {
    const { name = null, phone = null } = (contact ?? {}) as { name?: string; phone?: string };
    return { id: phoneId, name, phone, isPublic };
  });
}
