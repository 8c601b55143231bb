import type { Card } from '#domain/cards/card-events.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the member's card that is charged; null if the member has no card. */
export async function cardOfMember(
  { streams }: Pick<WriteDeps, 'streams'>,
  userId: number,
): Promise<Card | null> {
  const { cards, primary } = (await streams.refresh(memberWallet, userId)).state;
  return cards.find(({ cardId }) => cardId === primary) ?? null;
}
