import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Members' cards: all for staff, its own for a member, none for a brand admin. */
export function memberCardsFor(db: ReadModels, caller: Caller) {
  const cards = wholeCards(db).where('card.ownerKind', '=', 'user');
  if (caller.label === 'staff') return cards;
  return cards.where('card.ownerId', '=', caller.label === 'user' ? caller.id : -1);
}

/** A brand's cards. The caller of this function must have checked access to the brand. */
export function brandCardsOf(db: ReadModels, brandId: number) {
  return wholeCards(db).where('card.ownerKind', '=', 'brand').where('card.ownerId', '=', brandId);
}

function wholeCards(db: ReadModels) {
  return db
    .selectFrom('read.cards as card')
    .innerJoin('read.wallets as wallet', 'wallet.id', 'card.walletId')
    .leftJoin('private.people as person', 'person.id', 'card.walletId')
    .selectAll('card')
    .select('wallet.revision')
    .select(sql<string | null>`person.cards ->> card.card_id::text`.as('description'));
}
