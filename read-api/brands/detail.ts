import { sql } from 'kysely';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { certificateSet } from '../kit/shown/picture.ts';
import { scheduledPayments } from '../settlements/totals.ts';
import { brandAdmins } from './admins.ts';
import { applicationOf } from './application.ts';
import { type BrandDetail, type BrandPhone, brandFields } from './contract.ts';
import { organizationObjects, readableParts, shownAccount } from './organization.ts';
import type { OrganizationObject } from './organization-contract.ts';
import { withCounts, withoutStats } from './show.ts';

/**
 * Returns one brand; members do not see the fields reserved for staff and the brand's admins. Throws 404 if the
 * caller may not see the brand.
 */
export async function brandDetail(deps: ReadDeps, caller: Caller, id: number): Promise<BrandDetail> {
  const { db } = deps;
  const row = await brandsFor(db, caller).where('brand.id', '=', id).selectAll('brand').executeTakeFirst();
  if (row === undefined) throw notFound('brand', id);
  const [[counted], readable] = await Promise.all([withCounts(db, caller, [row]), readableOf(db, id)]);
  if (counted === undefined) throw notFound('brand', id);
  const brand = brandFields.shown(counted);
  const publicPhones = phonesOf(readable)
    .filter((phone) => phone.isPublic)
    .map(({ isPublic: _, ...phone }) => phone);
  const { bank, business, address, organization } = readableParts(readable);
  const shown = { ...withoutStats(brand), publicPhones };
  if (caller.label === 'user') return shown;
  const certificate = certificateSet(row.pictures.business_certificate);
  const currency = regionCurrency[row.regionId];
  const [admins, exclusiveCurators, application, scheduled] = await Promise.all([
    brandAdmins(deps, caller, id),
    curatorsOf(db, caller, row.exclusiveCuratorIds),
    applicationOf(db, row),
    scheduledPayments(db, [{ id, currency }]),
  ]);
  return {
    ...shown,
    stats: brand.stats,
    commissionRate: row.commissionRate,
    totalScheduledPaymentAmount: scheduled.get(id) ?? 0,
    agreeMarketing: row.agreeMarketing,
    exclusiveCuratorIds: [...row.exclusiveCuratorIds],
    exclusiveCurators,
    admins,
    proposedName: row.proposedName,
    application,
    businessCertificate: certificate?.origin.url ?? null,
    businessCertificateImage: certificate,
    businessRegistration: business,
    businessName: business?.businessName ?? null,
    businessRegistrationNumber: business?.businessRegistrationNumber ?? null,
    businessEmail: business?.businessEmail ?? null,
    bankAccount: shownAccount(bank),
    outStockAddress: address,
    paymentName: organization.Payment?.name ?? null,
    stockEmail: organization.StockEmail?.email ?? null,
    taxEmail: organization.TaxEmail?.email ?? null,
  };
}

/** Returns a brand's phones. Throws 404 if the caller may not see the brand. */
export async function brandPhones({ db }: ReadDeps, caller: Caller, id: number): Promise<BrandPhone[]> {
  const brand = await requireBrand(db, caller, id);
  return phonesOf(await readableOf(db, id)).map((phone) => ({ brand, ...phone }));
}

/** Returns a brand's organization data. Throws 404 if the caller may not see the brand. */
export async function brandOrganization(
  { db }: ReadDeps,
  caller: Caller,
  id: number,
): Promise<OrganizationObject[]> {
  await requireBrand(db, caller, id);
  return organizationObjects(await readableOf(db, id));
}

/** Returns the brand's brief. Throws 404 if the caller may not see the brand. */
export async function requireBrand(db: ReadModels, caller: Caller, id: number): Promise<BrandPhone['brand']> {
  const brand = await brandsFor(db, caller)
    .where('brand.id', '=', id)
    .select(['brand.id', 'brand.name', 'brand.nameKo'])
    .executeTakeFirst();
  if (brand === undefined) throw notFound('brand', id);
  return brand;
}

/** Members to whom an exclusive brand lends; the name is null if the caller may not see the member. */
async function curatorsOf(db: ReadModels, caller: Caller, ids: readonly number[]) {
  const members = await membersFor(db, caller)
    .select(['member.id', 'member.username'])
    .where(sql<boolean>`member.id = any(${ids})`)
    .execute();
  const names = new Map(members.map(({ id, username }) => [id, username]));
  return ids.map((id) => ({ id, username: names.get(id) ?? null }));
}

async function readableOf(db: ReadModels, id: number) {
  const person = await db
    .selectFrom('private.people')
    .select('brand')
    .where('id', '=', `brand:${id}`)
    .executeTakeFirst();
  return person?.brand ?? null;
}

function phonesOf(readable: Awaited<ReturnType<typeof readableOf>>): Omit<BrandPhone, 'brand'>[] {
  return (readable?.phones ?? []).map(({ phoneId, isPublic, contact }) => {
    const { name = null, phone = null } = (contact ?? {}) as { name?: string; phone?: string };
    return { id: phoneId, name, phone, isPublic };
  });
}
