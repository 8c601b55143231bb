import type { ClaimKind } from './claims.ts';
import { folded, shownStockCode } from './codes.ts';
import type { SnsNetwork } from './members/sns-kinds.ts';
import type { Region } from './regions.ts';
import { emailKey } from './text/email.ts';
import { e164Of, formerPhones } from './text/phone.ts';

/** A value that only one entity may have, in the form in which equal ones are equal. */
export interface Claim<Kind extends ClaimKind = ClaimKind> {
  kind: Kind;
  value: string;
}

export const sameClaim = (one: Claim, other: Claim) => one.kind === other.kind && one.value === other.value;

export const usernameClaim = (username: string): Claim<'username'> => ({
  kind: 'username',
  value: folded(username),
});

export const emailClaim = (email: string): Claim<'email'> => ({
  kind: 'email',
  value: emailKey(email),
});

/** A phone of before that is none now goes by its digits. `region` is that of its owner. */
export const phoneClaim = (phone: string, region: Region = 'KOREA'): Claim<'phone'> => ({
  kind: 'phone',
  value: e164Of(phone, region) ?? phone.replaceAll(/[^\d+]/g, ''),
});

/** How the same value may have been claimed before values had one form. Nobody claims these any more; their holders keep them. */
export function formerClaims<Kind extends ClaimKind>({ kind, value }: Claim<Kind>): Claim<Kind>[] {
  return kind === 'phone' ? formerPhones(value).map((former) => ({ kind, value: former })) : [];
}

/** Its digits, as `businessNumberOf` answers them. */
export const businessNumberClaim = (digits: string): Claim => ({ kind: 'business_number', value: digits });

/** An identity of somewhere else: it signs one account in. */
export const identityClaim = ({ issuer, subject }: { issuer: string; subject: string }): Claim => ({
  kind: 'identity',
  value: JSON.stringify([issuer, subject]),
});

/** An account of somewhere else: it signs one member in. */
export const socialClaim = (provider: string, account: string): Claim => ({
  kind: 'social',
  value: `${provider}:${account}`,
});

/** An account on which members post: one member's once it is certified. `username` as `snsUsername` answers it. */
export const snsClaim = (network: SnsNetwork, username: string): Claim<'sns'> => ({
  kind: 'sns',
  value: `${network}:${username}`,
});

/** In capitals, as most codes are written: so claims of before codes were folded are found under the same name. */
const foldedCode = (code: string) => shownStockCode(folded(code));

export const stockCodeClaim = (code: string): Claim => ({ kind: 'stock_code', value: foldedCode(code) });

export const productCodeClaim = (brandId: number, code: string): Claim => ({
  kind: 'product_code',
  value: `${brandId}:${foldedCode(code)}`,
});
