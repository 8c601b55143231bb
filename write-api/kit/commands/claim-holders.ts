import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import type { Claimant } from '#domain/claims.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import { product } from '#domain/products/product.ts';
import type { Sealed } from '#domain/sealed.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';
import { usernameOf } from '../../members/username.ts';
import {
  type Claim,
  emailClaim,
  phoneClaim,
  pieceTagClaim,
  productCodeClaim,
  slotClaims,
  stockCodeClaim,
  usernameClaim,
} from './claim-values.ts';
import { runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

export interface ClaimHolders {
  /** What an entity has now, by its own stream; nothing for one that is not there, or not any more. */
  claimsOf(claimant: Claimant): Promise<Claim[]>;
  /**
   * Closes the stream of an entity that has not been registered, so that a registration that is only late cannot come
   * any more. Answers false where that is not possible.
   */
  close(claimant: Claimant, at: string): Promise<boolean>;
}

export function createClaimHolders(streams: Streams, sealing: Sealing): ClaimHolders {
  const contact = async (person: string, sealed: Sealed | null): Promise<Claim[]> => {
    const { email, phone } = ((sealed && (await sealing.unseal(person, sealed))) ?? {}) as Partial<Contact>;
    return [...(email ? [emailClaim(email)] : []), ...(phone ? [phoneClaim(phone)] : [])];
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
          const own = await contact(personKey('user', id), state.personal);
          const username = await usernameOf(sealing, state);
          return [...(username === null ? [] : [usernameClaim(username)]), ...own];
        }
        case 'staff': {
          const { state } = await streams.refresh(staff, id);
          return state.status === 'active' ? [usernameClaim(state.username)] : [];
        }
        case 'brand_admin': {
          const { state } = await streams.refresh(brandAdmin, id);
          if (state.status !== 'active') return [];
          const own = await contact(personKey('brand_admin', id), state.personal);
          return [usernameClaim(state.username), ...own.filter(({ kind }) => kind === 'email')];
        }
        case 'product': {
          const { state } = await streams.refresh(product, id);
          const isThere = state.status === 'unpublished' || state.status === 'published';
          return isThere && state.code !== null ? [productCodeClaim(state.brandId, state.code)] : [];
        }
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
        case 'brand_admin':
          return close(brandAdmin, id, { action: 'expire', brandAdminId: id }, at);
        case 'product':
          return close(product, id, { action: 'expire', productId: id }, at);
        case 'stock_item':
          return close(stockItem, id, { action: 'expire', stockItemId: id }, at);
      }
    },
  };
}
