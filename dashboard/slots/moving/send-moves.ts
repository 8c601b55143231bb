import { sameSlot } from '#domain/slots/slot-label.ts';
import { isAway } from '../../check-in/carry-out.ts';
import { slotBody } from '../../check-in/slot-body.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Move, MovedLine, MovingDesk } from './desk-state.ts';

const stowPath = '/v1/stocks/{id}/actions/stow';

/**
 * Sends the moves of an entry in their order. The queue drops each one that is answered, so that a retry goes on with the
 * rest. A refused garment stays in hand, and the desk shows the reason.
 * @throws an error that `isAway` accepts
 */
export async function sendMoves({ api, store, now, explain }: DeskParts, entryId: string): Promise<void> {
  for (;;) {
    const [move] = store.getState().queue.find(({ id }) => id === entryId)?.moves ?? [];
    if (move === undefined) return;
    const intent = `${entryId}.${move.stockId}`;
    try {
      await api.call('POST', stowPath, {
        params: { id: move.stockId },
        body: { slot: slotBody(move.to) },
        intent,
      });
      store.setState((desk) => ({
        ...withoutFirst(desk, entryId),
        hand: desk.hand.filter(({ stockId }) => stockId !== move.stockId),
        lines: linesAfter(desk, move, { id: intent, at: now() }),
      }));
    } catch (error) {
      if (isAway(error)) throw error;
      const problem = { kind: 'refused', code: move.code, error: explain(error) } as const;
      store.setState((desk) => ({ ...withoutFirst(desk, entryId), problem }));
    }
  }
}

function withoutFirst({ queue }: MovingDesk, entryId: string): Pick<MovingDesk, 'queue'> {
  return {
    queue: queue.map((each) =>
      each.id === entryId && each.moves !== undefined ? { ...each, moves: each.moves.slice(1) } : each,
    ),
  };
}

function linesAfter(
  { lines }: MovingDesk,
  { stockId, code, product, from, to, undoes }: Move,
  { id, at }: Pick<MovedLine, 'id' | 'at'>,
): readonly MovedLine[] {
  if (undoes !== null) return lines.map((each) => (each.id === undoes ? { ...each, isUndone: true } : each));
  if (sameSlot(from, to)) return lines;
  return [{ id, stockId, code, product, from, to, at, isUndone: false }, ...lines];
}
