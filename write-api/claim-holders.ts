import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { isLive } from '#domain/brand-subscriptions/service.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import {
  brandSubscriptionClaim,
  type Claim,
  emailClaim,
  identityClaim,
  invitationCodeClaim,
  invitationUseClaim,
  phoneClaim,
  productCodeClaim,
  stockCodeClaim,
  usernameClaim,
} from '#domain/claim-values.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { brandFeedback } from '#domain/feedback/feedback.ts';
import { invitation } from '#domain/invitations/invitation.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import { payout } from '#domain/payouts/payout.ts';
import { claimsOfPayout } from '#domain/payouts/payout-claims.ts';
import { product } from '#domain/products/product.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import { linkedIdentity } from './accounts/linked-identity.ts';
import { linkedSocial, socialClaims } from './accounts/linked-social.ts';
import { usernameOf } from './accounts/username.ts';
import { claimsOfOccasion } from './brand-events/schedule-claims.ts';
import { businessClaimsOf } from './brands/business-claims.ts';
import { claimsOfProposal } from './collaborations/proposal-claims.ts';
import { claimsOfFeedback } from './feedback/feedback-claims.ts';
import type { ClaimHolders } from './kit/commands/claims.ts';
import { runCommand } from './kit/commands/run-command.ts';
import type { Streams } from './kit/commands/streams.ts';
import { claimsOfLook } from './looks/look-claims.ts';
import { pieceTagClaim, slotClaims } from './stock/piece-claims.ts';

/**
 * Creates the functions that find the unique values of entities in their own streams, and that close the streams of entities
 * which were never registered.
 */
export function createClaimHolders(streams: Streams, sealing: Sealing): ClaimHolders {
  const contact = async (person: string, sealed: Sealed | null, region?: Region): Promise<Claim[]> => {
    const { email, phone } = ((sealed && (await sealing.unseal(person, sealed))) ?? {}) as Partial<Contact>;
    return [...(email ? [emailClaim(email)] : []), ...(phone ? [phoneClaim(phone, region)] : [])];
  };

  async function close<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
    at: string,
  ): Promise<boolean> {
    const commandId = randomUUID();
    const ids = { commandId, correlationId: commandId, causationId: commandId };
    const context = { ...ids, actor: system, receivedAt: at };
    return (await runCommand(streams, { decider, id, command, name: 'expire' }, context)).ok;
  }

  return {
    async claimsOf({ category, id }) {
      switch (category) {
        case 'user': {
          const { state } = await streams.refresh(member, id);
          if (state.status !== 'registered' && state.status !== 'leaving') return [];
          const own = await contact(personKey('user', id), state.personal, state.regionId);
          const username = await usernameOf(sealing, state);
          const social = socialClaims(await linkedSocial(sealing, id, state));
          const invited = state.invitationId === null ? [] : [invitationUseClaim(state.invitationId)];
          return [...(username === null ? [] : [usernameClaim(username)]), ...own, ...social, ...invited];
        }
        case 'staff': {
          const { state } = await streams.refresh(staff, id);
          if (state.status !== 'active' && state.status !== 'invited') return [];
          const linked = await linkedIdentity(sealing, id, state);
          return [usernameClaim(state.username), ...(linked === null ? [] : [identityClaim(linked)])];
        }
        case 'brand': {
          const { state } = await streams.refresh(brand, id);
          if (!['applied', 'unpublished', 'published'].includes(state.status)) return [];
          return businessClaimsOf({ sealing }, id, state);
        }
        case 'brand_admin': {
          const { state } = await streams.refresh(brandAdmin, id);
          if (state.status !== 'active' && state.status !== 'invited') return [];
          const own = await contact(personKey('brand_admin', id), state.personal);
          return [usernameClaim(state.username), ...own.filter(({ kind }) => kind === 'email')];
        }
        case 'product': {
          const { state } = await streams.refresh(product, id);
          const isThere = state.status === 'unpublished' || state.status === 'published';
          return isThere && state.code !== null ? [productCodeClaim(state.brandId, state.code)] : [];
        }
        case 'look': {
          const { state } = await streams.refresh(look, id);
          return state.status === 'posted' ? claimsOfLook(state) : [];
        }
        case 'brand_subscription': {
          const { state } = await streams.refresh(brandSubscription, id);
          return isLive(state.status) ? [brandSubscriptionClaim(state.brandId)] : [];
        }
        case 'brand_feedback':
          return claimsOfFeedback((await streams.refresh(brandFeedback, id)).state);
        case 'brand_event':
          return claimsOfOccasion((await streams.refresh(occasion, id)).state);
        case 'invitation': {
          const { status, code } = (await streams.refresh(invitation, id)).state;
          return status === 'none' ? [] : [invitationCodeClaim(code)];
        }
        case 'invitation_rejection': {
          const { status } = (await streams.refresh(invitation, id)).state;
          return status === 'rejected' ? [invitationUseClaim(id)] : [];
        }
        case 'payout':
          return claimsOfPayout((await streams.refresh(payout, id)).state);
        case 'proposal':
          return claimsOfProposal((await streams.refresh(proposal, id)).state);
        case 'stock_item': {
          const { state } = await streams.refresh(stockItem, id);
          if (state.status === 'none' || state.isRemoved) return [];
          const tags = state.pieces.map(({ tag }) => pieceTagClaim(tag));
          return [stockCodeClaim(state.code), ...tags, ...slotClaims(state)];
        }
      }
    },
    async close({ category, id }, at) {
      switch (category) {
        case 'user':
          return close(member, id, { action: 'expire', userId: id }, at);
        case 'staff':
          return close(staff, id, { action: 'expire', staffId: id }, at);
        case 'brand':
          return close(brand, id, { action: 'expire', brandId: id }, at);
        case 'brand_admin':
          return close(brandAdmin, id, { action: 'expire', brandAdminId: id }, at);
        case 'product':
          return close(product, id, { action: 'expire', productId: id }, at);
        case 'brand_subscription':
          return close(brandSubscription, id, { action: 'expire', brandSubscriptionId: id }, at);
        case 'brand_feedback':
          return close(brandFeedback, id, { action: 'expire', brandFeedbackId: id }, at);
        case 'brand_event':
          return close(occasion, id, { action: 'expire', brandEventId: id }, at);
        case 'invitation':
          // Codes are random, so nobody else waits for one.
          return false;
        case 'invitation_rejection':
          return close(invitation, id, { action: 'reject' }, at);
        case 'look':
          return close(look, id, { action: 'expire', lookId: id }, at);
        case 'payout':
          return close(payout, id, { action: 'expire', payoutId: id }, at);
        case 'proposal':
          return close(proposal, id, { action: 'expire', proposalId: id }, at);
        case 'stock_item':
          return close(stockItem, id, { action: 'expire', stockItemId: id }, at);
      }
    },
  };
}
