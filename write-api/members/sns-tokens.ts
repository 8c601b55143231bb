import { personKey } from '#domain/members/person.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

/**
 * A member's access token for a network, for which the network returns more data. It is sealed with the member's key, so
 * forgetting the member makes it unusable.
 */
export interface SnsTokenTable {
  user_id: number;
  network: SnsNetwork;
  token: Sealed;
}

interface Whose {
  userId: number;
  network: SnsNetwork;
}

export async function keepToken(
  { db, seal }: Pick<WriteDeps, 'db' | 'seal'>,
  { userId, network }: Whose,
  token: string,
): Promise<void> {
  const sealed = await seal(personKey('user', userId), token);
  await db
    .insertInto('write.sns_tokens')
    .values({ user_id: userId, network, token: sealed })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ token: sealed }))
    .execute();
}

/** Returns a member's token; null if there is none or the member's key was deleted. */
export async function tokenOf(
  { db, sealing }: Pick<WriteDeps, 'db' | 'sealing'>,
  { userId, network }: Whose,
): Promise<string | null> {
  const row = await db
    .selectFrom('write.sns_tokens')
    .select('token')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .executeTakeFirst();
  const token = row && (await sealing.unseal(personKey('user', userId), row.token));
  return typeof token === 'string' ? token : null;
}

/** Deletes a member's token of one network, or all tokens of the member if no network is given. */
export async function dropTokens(
  { db }: Pick<WriteDeps, 'db'>,
  { userId, network }: { userId: number; network?: SnsNetwork },
): Promise<void> {
  let tokens = db.deleteFrom('write.sns_tokens').where('user_id', '=', userId);
  if (network !== undefined) tokens = tokens.where('network', '=', network);
  await tokens.execute();
}
