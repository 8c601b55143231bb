import { randomUUID } from 'node:crypto';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

/** Under which name the provider of payments keeps a card, sealed with a key of the card's own: it outlives its owner's. */
export interface BillingKeyTable {
  card_id: number;
  billing_key: Sealed;
}

type Deps = Pick<WriteDeps, 'db' | 'seal' | 'sealing'>;

const keyName = (cardId: number) => `card:${cardId}`;

/** The billing key of a card: the one that it has or, made before the provider hears of it, a new one. */
export async function keptBillingKey(deps: Deps, cardId: number): Promise<string> {
  const known = await billingKeyOf(deps, cardId);
  if (known !== null) return known;
  const made = await deps.seal(keyName(cardId), randomUUID());
  await deps.db
    .insertInto('write.billing_keys')
    .values({ card_id: cardId, billing_key: made })
    .onConflict((conflict) => conflict.column('card_id').doNothing())
    .execute();
  // Of two that were made at once the first stands.
  return (await billingKeyOf(deps, cardId)) ?? keptBillingKey(deps, cardId);
}

/** Null where there is none. */
export async function billingKeyOf({ db, sealing }: Deps, cardId: number): Promise<string | null> {
  const row = await db
    .selectFrom('write.billing_keys')
    .select('billing_key')
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  const key = row && (await sealing.unseal(keyName(cardId), row.billing_key));
  return typeof key === 'string' ? key : null;
}

/** Called once the provider has forgotten the card. */
export async function forgetBillingKey({ db, sealing }: Deps, cardId: number): Promise<void> {
  await db.deleteFrom('write.billing_keys').where('card_id', '=', cardId).execute();
  await sealing.forget(keyName(cardId));
}
