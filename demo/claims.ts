import {
  brandFeedbackClaim,
  brandSubscriptionClaim,
  invitationCodeClaim,
  proposalClaim,
} from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { claimsOfPayout } from '#domain/payouts/payout-claims.ts';
import type { Region } from '#domain/regions.ts';
import { inParallel } from '#import/write/in-parallel.ts';
import { demoBrands } from './catalog/brands.ts';
import { japaneseEditions } from './catalog/japan.ts';
import type { DemoMember } from './catalog/people.ts';
import { demoProducts } from './catalog/products.ts';
import type { DemoClaim, DemoDeps } from './deps.ts';
import { demoInvitations, invitationRef } from './invitations.ts';
import type { Lived } from './live.ts';
import { userRef } from './masters.ts';
import type { Given } from './setting.ts';
import { accountClaims, demoAccounts } from './sns-accounts.ts';
import { productCode, productRef } from './tell-product.ts';

interface Claimed {
  by: Claimant;
  claims: DemoClaim[];
}

/**
 * Claims the unique names, numbers and codes of the demo's people, garments, products and invitations. Claims the items of its
 * looks, the live subscriptions and the feedback of its brands, the proposals of its members, and the months of payouts.
 */
export async function takeDemoClaims(
  { takeClaims }: DemoDeps,
  {
    idOf,
    people,
    garments,
    looks,
    subscriptions,
    feedbacks,
    proposals,
    payouts,
  }: { idOf: Given['idOf']; people: readonly DemoMember[] } & Pick<
    Lived,
    'garments' | 'looks' | 'subscriptions' | 'feedbacks' | 'proposals' | 'payouts'
  >,
): Promise<void> {
  const all: Claimed[] = [
    ...people.map((each, index) => ({
      by: { category: 'user', id: idOf('user', userRef(index)) } as const,
      claims: [
        { kind: 'username', value: each.username },
        { kind: 'email', value: each.person.email ?? '' },
        { kind: 'phone', value: each.person.phone },
        ...accountClaims(demoAccounts(each, index)),
      ] satisfies DemoClaim[],
    })),
    ...demoProducts.keys().map((index) => codeOf(idOf, index, 'KOREA')),
    ...japaneseEditions.map(({ product }) => codeOf(idOf, product, 'JAPAN')),
    ...looks.map(({ lookId, snsType, entries }) => ({
      by: { category: 'look', id: lookId } as const,
      claims: entries.map(({ of }): DemoClaim => ({ kind: 'look_item', value: `${of.id}:${snsType}` })),
    })),
    ...garments.map(({ stockItemId, code }) => ({
      by: { category: 'stock_item', id: stockItemId } as const,
      claims: [{ kind: 'stock_code', value: code }] satisfies DemoClaim[],
    })),
    ...subscriptions.map(({ brandSubscriptionId, brandId }) => ({
      by: { category: 'brand_subscription', id: brandSubscriptionId } as const,
      claims: [brandSubscriptionClaim(brandId)],
    })),
    ...feedbacks.map(({ brandFeedbackId, brandId, lookId }) => ({
      by: { category: 'brand_feedback', id: brandFeedbackId } as const,
      claims: [brandFeedbackClaim(brandId, lookId)],
    })),
    ...proposals.map(({ proposalId, brandCollaborationId, userId }) => ({
      by: { category: 'proposal', id: proposalId } as const,
      claims: [proposalClaim(brandCollaborationId, userId)],
    })),
    ...payouts.map((each) => ({
      by: { category: 'payout', id: each.payoutId } as const,
      claims: claimsOfPayout(each),
    })),
    ...demoInvitations.map(({ code }) => ({
      by: { category: 'invitation', id: idOf('invitation', invitationRef(code)) } as const,
      claims: [invitationCodeClaim(code)],
    })),
  ];
  await inParallel(all, async ({ by, claims }) => {
    await takeClaims(claims, by);
  });
}

/** The code of a product, which is unique within its brand. */
function codeOf(idOf: Given['idOf'], index: number, region: Region): Claimed {
  const { key } = demoBrands[demoProducts[index]?.brand ?? 0];
  const value = productCode(index, region);
  return {
    by: { category: 'product', id: idOf('product', productRef(index, region)) },
    claims: [{ kind: 'product_code', value, brandId: idOf('brand', key) }],
  };
}
