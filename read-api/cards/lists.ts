import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { brandsFor } from '../briefs/brands/scope.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import type { SeenCard } from './contract.ts';
import { brandCardsOf, memberCardsFor } from './scope.ts';

export const MemberCardsQuery = ListQuery({ user_id: Type.Optional(Id) });

/** Members' cards, newest first, optionally of one member. */
export function memberCards(
  { db, caller }: Reading,
  { user_id }: Static<typeof MemberCardsQuery>,
): Rows<SeenCard> {
  let cards = memberCardsFor(db, caller);
  if (user_id !== undefined) cards = cards.where('card.ownerId', '=', user_id);
  return rowsOf(cards, cards.orderBy('card.cardId', 'desc'));
}

/** Returns the member's card. Throws 404 if the member has no card or the caller may not see it. */
export async function cardOfMember(db: ReadModels, caller: Caller, userId: number): Promise<SeenCard> {
  const cards = memberCardsFor(db, caller).where('card.ownerId', '=', userId);
  const [card] = await cards.orderBy('card.isPrimary', 'desc').limit(1).execute();
  if (card === undefined) throw notFound('user_card', userId);
  return card;
}

/** A brand's cards, the primary one first. Throws 404 if the caller may not see the brand. */
export async function brandCards({ db, caller }: Reading, brandId: number): Promise<Rows<SeenCard>> {
  await requireBrand(db, caller, brandId);
  const cards = brandCardsOf(db, brandId);
  return rowsOf(cards, cards.orderBy('card.isPrimary', 'desc').orderBy('card.cardId', 'desc'));
}

/** Returns one of the brand's cards. Throws 404 if it does not exist or the caller may not see the brand. */
export async function brandCard(
  db: ReadModels,
  caller: Caller,
  { id, card_id }: { id: number; card_id: number },
): Promise<SeenCard> {
  await requireBrand(db, caller, id);
  const card = await brandCardsOf(db, id).where('card.cardId', '=', card_id).executeTakeFirst();
  if (card === undefined) throw notFound('card', card_id);
  return card;
}

async function requireBrand(db: ReadModels, caller: Caller, id: number): Promise<void> {
  const brand = brandsFor(db, caller).where('brand.id', '=', id).select(sql`1`.as('one'));
  if ((await brand.executeTakeFirst()) === undefined) throw notFound('brand', id);
}
