import type { ClaimKind } from './claims.ts';
import { folded, shownStockCode } from './codes.ts';
import type { SnsNetwork } from './members/sns-kinds.ts';
import type { Region } from './regions.ts';
import { emailKey } from './text/email.ts';
import { e164Of, formerPhones } from './text/phone.ts';

/** A value that only one entity may have. It is normalized, so that equal values compare as equal text. */
export interface Claim<Kind extends ClaimKind = ClaimKind> {
  kind: Kind;
  value: string;
}

export const sameClaim = (one: Claim, other: Claim) => one.kind === other.kind && one.value === other.value;

/** Returns the claims that a change takes and gives up, from the claims before and after it. */
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

/**
 * The claim of a phone, in E.164. An old phone that is no valid number is claimed by its digits. `region` is the owner's
 * region.
 */
export const phoneClaim = (phone: string, region: Region = 'KOREA'): Claim<'phone'> => ({
  kind: 'phone',
  value: e164Of(phone, region) ?? phone.replaceAll(/[^\d+]/g, ''),
});

/**
 * Returns the texts by which earlier versions claimed the same value. New claims never use these texts, but existing claims
 * under them stay valid.
 */
export function formerClaims<Kind extends ClaimKind>({ kind, value }: Claim<Kind>): Claim<Kind>[] {
  return kind === 'phone' ? formerPhones(value).map((former) => ({ kind, value: former })) : [];
}

/** The claim of a business registration number. `digits` is the result of `businessNumberOf`. */
export const businessNumberClaim = (digits: string): Claim => ({ kind: 'business_number', value: digits });

/** The claim of an identity at an external identity provider. An identity signs in to one account. */
export const identityClaim = ({ issuer, subject }: { issuer: string; subject: string }): Claim => ({
  kind: 'identity',
  value: JSON.stringify([issuer, subject]),
});

/** The claim of an account at a social sign-in provider. Such an account signs in one member. */
export const socialClaim = (provider: string, account: string): Claim => ({
  kind: 'social',
  value: `${provider}:${account}`,
});

/** The claim of a social network account. Once certified, it belongs to one member. `username` is the result of `snsUsername`. */
export const snsClaim = (network: SnsNetwork, username: string): Claim<'sns'> => ({
  kind: 'sns',
  value: `${network}:${username}`,
});

/**
 * Folds a code for its claim, in capitals. Claims from before codes were folded were mostly in capitals too, so the names
 * match.
 */
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

/** A brand gives at most one feedback on a look. */
export const brandFeedbackClaim = (brandId: number, lookId: number): Claim<'brand_feedback'> => ({
  kind: 'brand_feedback',
  value: `${brandId}:${lookId}`,
});

/** The claim of an invitation's code. */
export const invitationCodeClaim = (code: string): Claim<'invitation_code'> => ({
  kind: 'invitation_code',
  value: code,
});

/** An invitation is used once: by a sign-up, or by its rejection. */
export const invitationUseClaim = (invitationId: number): Claim<'invitation_use'> => ({
  kind: 'invitation_use',
  value: String(invitationId),
});

/** The claim of the code by which members join an event. */
export const scheduleCodeClaim = (code: string): Claim<'schedule_code'> => ({
  kind: 'schedule_code',
  value: foldedCode(code),
});

/** A region has at most one payout that is not closed. */
export const livePayoutClaim = (regionId: Region): Claim<'payout'> => ({ kind: 'payout', value: regionId });

/** A region has at most one payout a month, as `2026-04`. */
export const payoutMonthClaim = (regionId: Region, month: string): Claim<'payout'> => ({
  kind: 'payout',
  value: `${regionId}:${month}`,
});

/** A member has at most one live proposal of a collaboration. */
export const proposalClaim = (brandCollaborationId: number, userId: number): Claim<'proposal'> => ({
  kind: 'proposal',
  value: `${brandCollaborationId}:${userId}`,
});
