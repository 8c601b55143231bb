import type { BusinessRegistration } from '#domain/brands/brand-events.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import { businessNumberOf } from '#domain/brands/business-number.ts';
import { businessNumberClaim, type Claim, changedClaims } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { personKey } from '#domain/members/person.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import { unprocessable } from '#http/errors.ts';
import type { BrandSaid } from './bodies.ts';

interface Deps {
  sealing: Pick<Sealing, 'unseal'>;
}

/** Throws 422 `brand.business_number_invalid` unless the number is valid in the country. */
export function requireBusinessNumber(text: string, region: Region): void {
  if (businessNumberOf(text, region) !== null) return;
  throw unprocessable(
    'brand.business_number_invalid',
    'a Korean business registration number has 10 digits, a Japanese corporate number 13; their check digit must be right',
    { field: 'business_registration_number' },
  );
}

/** Returns the claim of a registration number. An old number that is invalid today claims nothing. */
export function businessNumberClaims(number: string | null | undefined, region: Region): Claim[] {
  const digits = number ? businessNumberOf(number, region) : null;
  return digits === null ? [] : [businessNumberClaim(digits)];
}

/** Returns the claims of a brand's current registration. */
export async function businessClaimsOf({ sealing }: Deps, id: number, state: BrandState): Promise<Claim[]> {
  const { businessRegistration: sealed, regionId } = state;
  const registration = sealed && (await sealing.unseal(personKey('brand', id), sealed));
  return businessNumberClaims(
    (registration as BusinessRegistration | null)?.businessRegistrationNumber,
    regionId,
  );
}

/**
 * Returns the claims that a change of the brand takes and gives up. Throws 422 `brand.business_number_invalid` if the new
 * number is invalid in the country.
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
  return { by: { category: 'brand', id }, ...changedClaims(had, has) };
}
