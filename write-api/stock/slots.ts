import { stockItem } from '#domain/stock/stock-item.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { slotClaims } from './piece-claims.ts';

/**
 * Runs a change that may take a garment's pieces out of their slots, then releases the claims on the slots that they left.
 * After a crash in between, the next piece can take such a slot after two minutes.
 */
export async function freeingSlots<Answer>(
  { streams, claims }: Pick<WriteDeps, 'streams' | 'claims'>,
  id: number,
  context: CommandContext,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const lying = slotClaims((await streams.load(stockItem, id)).state);
  const answer = await run();
  if (lying.length > 0) await claims.release(lying, { category: 'stock_item', id }, context);
  return answer;
}
