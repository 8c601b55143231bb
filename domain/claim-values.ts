import type { ClaimKind } from './claims.ts';
import { folded, shownStockCode } from './codes.ts';
import type { SnsNetwork } from './members/sns-kinds.ts';
import type { Region } from './regions.ts';
import { emailKey } from './text/email.ts';
import { e164Of, formerPhones } from './text/phone.ts';

/** A value that only one entity may have, normalized so that equal values compare as equal text. */
export interface Claim<Kind extends ClaimKind = ClaimKind> {
  kind: Kind;
  value: string;
}

export const sameClaim = (one: Claim, other: Claim) => one.kind === other.kind && one.value === other.value;

/** The claims that a change takes and gives up, from those before and after it. */
export function changedClaims(
  had: readonly Claim[],
  has: readonly Claim[],
): { taken: Claim[]; givenUp: Claim[] } {
  const without = (claims: readonly Claim[], others: readonly Claim[]) =>
    claims.filter((claim) => !others.some((other) => sameClaim(claim, other)));
  return { taken: without(has, had), givenUp: without(had, has) };
}

export const usernameClaim = (username: string): Claim<'username'> => ({
  kind: 'username',
  value: folded(username),
});

export const emailClaim = (email: string): Claim<'email'> => ({
  kind: 'email',
  value: emailKey(email),
});

/** Normalizes to E.164. An old phone that is no valid number is claimed by its digits. `region` is its owner's region. */
export const phoneClaim = (phone: string, region: Region = 'KOREA'): Claim<'phone'> => ({
  kind: 'phone',
  value: e164Of(phone, region) ?? phone.replaceAll(/[^\d+]/g, ''),
});

/**
 * The forms in which the same value may have been claimed before it was normalized. New claims never use these forms; existing
 * holders keep them.
 */
export function formerClaims<Kind extends ClaimKind>({ kind, value }: Claim<Kind>): Claim<Kind>[] {
  return kind === 'phone' ? formerPhones(value).map((former) => ({ kind, value: former })) : [];
}

/** `digits` as `businessNumberOf` returns them. */
export const businessNumberClaim = (digits: string): Claim => ({ kind: 'business_number', value: digits });

/** An identity at an external identity provider. It signs in to one account. */
export const identityClaim = ({ issuer, subject }: { issuer: string; subject: string }): Claim => ({
  kind: 'identity',
  value: JSON.stringify([issuer, subject]),
});

/** An account at a social sign-in provider. It signs in one member. */
export const socialClaim = (provider: string, account: string): Claim => ({
  kind: 'social',
  value: `${provider}:${account}`,
});

/** An account on which members post. It belongs to one member once it is certified. `username` as `snsUsername` returns it. */
export const snsClaim = (network: SnsNetwork, username: string): Claim<'sns'> => ({
  kind: 'sns',
  value: `${network}:${username}`,
});

/** In capitals, like most codes: the name then matches claims from before codes were folded. */
const foldedCode = (code: string) => shownStockCode(folded(code));

export const stockCodeClaim = (code: string): Claim => ({ kind: 'stock_code', value: foldedCode(code) });

export const productCodeClaim = (brandId: number, code: string): Claim => ({
  kind: 'product_code',
  value: `${brandId}:${foldedCode(code)}`,
});

/** A brand has at most one live subscription. */
export const brandSubscriptionClaim = (brandId: number): Claim<'brand_subscription'> => ({
  kind: 'brand_subscription',
  value: String(brandId),
});
