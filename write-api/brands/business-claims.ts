import type { BusinessRegistration } from '#domain/brands/brand-events.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import { businessNumberOf } from '#domain/brands/business-number.ts';
import { businessNumberClaim, type Claim, sameClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { personKey } from '#domain/members/person.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import { unprocessable } from '#http/errors.ts';
import type { BrandSaid } from './bodies.ts';

interface Deps {
  sealing: Pick<Sealing, 'unseal'>;
}

/** 422 `brand.business_number_invalid` if the text is no registration number of the country. */
export function requireBusinessNumber(text: string, region: Region): void {
  if (businessNumberOf(text, region) !== null) return;
  throw unprocessable(
    'brand.business_number_invalid',
    'enter a Korean business registration number with 10 digits, or a Japanese corporate number with 13; the check digit must be right',
    { field: 'business_registration_number' },
  );
}

/** Claims on a registration number. An older number that is invalid in its country claims nothing. */
export function businessNumberClaims(number: string | null | undefined, region: Region): Claim[] {
  const digits = number ? businessNumberOf(number, region) : null;
  return digits === null ? [] : [businessNumberClaim(digits)];
}

/** Claims that a brand holds on its current registration number. */
export async function businessClaimsOf({ sealing }: Deps, id: number, state: BrandState): Promise<Claim[]> {
  const { businessRegistration: sealed, regionId } = state;
  const registration = sealed && (await sealing.unseal(personKey('brand', id), sealed));
  return businessNumberClaims(
    (registration as BusinessRegistration | null)?.businessRegistrationNumber,
    regionId,
  );
}

/**
 * Claims to take and to release for the given fields of a brand. 422 `brand.business_number_invalid` if the given number
 * is invalid in its country.
 */
export async function businessClaimsFor(
  deps: Deps,
  id: number,
  state: BrandState,
  { businessRegistrationNumber: number, regionId = state.regionId }: BrandSaid,
): Promise<{ by: Claimant; taken: Claim[]; givenUp: Claim[] }> {
  if (number) requireBusinessNumber(number, regionId);
  const had = await businessClaimsOf(deps, id, state);
  const has =
    number === undefined
      ? await businessClaimsOf(deps, id, { ...state, regionId })
      : businessNumberClaims(number, regionId);
  const without = (claims: readonly Claim[], others: readonly Claim[]) =>
    claims.filter((claim) => !others.some((each) => sameClaim(each, claim)));
  return { by: { category: 'brand', id }, taken: without(has, had), givenUp: without(had, has) };
}
