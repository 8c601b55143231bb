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
  const made = randomUUID();
  const row = { card_id: cardId, billing_key: await deps.seal(keyName(cardId), made) };
  const insert = deps.db.insertInto('write.billing_keys').values(row);
  await insert.onConflict((conflict) => conflict.column('card_id').doNothing()).execute();
  // Of two that were made at once the first stands.
  const first = await billingKeyOf(deps, cardId);
  if (first !== null) return first;
  // The one that is there can be read no more: its sealing key did not come along to this house.
  await insert.onConflict((conflict) => conflict.column('card_id').doUpdateSet(row)).execute();
  return made;
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

/** Called once the provider has forgotten the card: a request that was refused may come again, and make another. */
export async function forgetBillingKey({ db }: Pick<Deps, 'db'>, cardId: number): Promise<void> {
  await db.deleteFrom('write.billing_keys').where('card_id', '=', cardId).execute();
}
