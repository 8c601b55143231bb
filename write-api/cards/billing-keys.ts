import { randomUUID } from 'node:crypto';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

/**
 * The billing key, under which the payment provider stores a card. It is sealed with the card's own key, because it outlives
 * the owner's key.
 */
export interface BillingKeyTable {
  card_id: number;
  billing_key: Sealed;
}

type Deps = Pick<WriteDeps, 'db' | 'seal' | 'sealing'>;

const keyName = (cardId: number) => `card:${cardId}`;

/** Returns the card's billing key; creates it if the card has none. It is stored before the provider is asked. */
export async function keptBillingKey(deps: Deps, cardId: number): Promise<string> {
  const known = await billingKeyOf(deps, cardId);
  if (known !== null) return known;
  const made = randomUUID();
  const row = { card_id: cardId, billing_key: await deps.seal(keyName(cardId), made) };
  const insert = deps.db.insertInto('write.billing_keys').values(row);
  await insert.onConflict((conflict) => conflict.column('card_id').doNothing()).execute();
  // If two processes created a key at once, the first stored one is valid.
  const first = await billingKeyOf(deps, cardId);
  if (first !== null) return first;
  // The stored key is unreadable: its sealing key was not copied to this installation.
  await insert.onConflict((conflict) => conflict.column('card_id').doUpdateSet(row)).execute();
  return made;
}

/** Returns the card's billing key; null if the card has none. */
export async function billingKeyOf({ db, sealing }: Deps, cardId: number): Promise<string | null> {
  const row = await db
    .selectFrom('write.billing_keys')
    .select('billing_key')
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  const key = row && (await sealing.unseal(keyName(cardId), row.billing_key));
  return typeof key === 'string' ? key : null;
}

/** Deletes the card's billing key, once the provider has forgotten the card. A repeated request may create another key. */
export async function forgetBillingKey({ db }: Pick<Deps, 'db'>, cardId: number): Promise<void> {
  await db.deleteFrom('write.billing_keys').where('card_id', '=', cardId).execute();
}
