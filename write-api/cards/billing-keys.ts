import { randomUUID } from 'node:crypto';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

/**
 * The name under which the payment provider keeps a card. Sealed with the card's own key, because it outlives the owner's
 * key.
 */
export interface BillingKeyTable {
  card_id: number;
  billing_key: Sealed;
}

type Deps = Pick<WriteDeps, 'db' | 'seal' | 'sealing'>;

const keyName = (cardId: number) => `card:${cardId}`;

/** Returns the card's billing key. Creates one if there is none, before the provider is asked. */
export async function keptBillingKey(deps: Deps, cardId: number): Promise<string> {
  const known = await billingKeyOf(deps, cardId);
  if (known !== null) return known;
  const made = randomUUID();
  const row = { card_id: cardId, billing_key: await deps.seal(keyName(cardId), made) };
  const insert = deps.db.insertInto('write.billing_keys').values(row);
  await insert.onConflict((conflict) => conflict.column('card_id').doNothing()).execute();
  // If two were created at once, the first one counts.
  const first = await billingKeyOf(deps, cardId);
  if (first !== null) return first;
  // The stored key is unreadable: its sealing key was not copied to this installation.
  await insert.onConflict((conflict) => conflict.column('card_id').doUpdateSet(row)).execute();
  return made;
}

/** Null if the card has none. */
export async function billingKeyOf({ db, sealing }: Deps, cardId: number): Promise<string | null> {
  const row = await db
    .selectFrom('write.billing_keys')
    .select('billing_key')
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  const key = row && (await sealing.unseal(keyName(cardId), row.billing_key));
  return typeof key === 'string' ? key : null;
}

/** Called once the provider has forgotten the card. A refused request may be repeated and create another key. */
export async function forgetBillingKey({ db }: Pick<Deps, 'db'>, cardId: number): Promise<void> {
  await db.deleteFrom('write.billing_keys').where('card_id', '=', cardId).execute();
}
