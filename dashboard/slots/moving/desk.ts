import { type Slot, slotsRead } from '#domain/slots/slot-label.ts';
import { scanned } from '#domain/text/scanned.ts';
import { isAway } from '../../check-in/carry-out.ts';
import { look, readLabel } from '../../check-in/look.ts';
import { workInTurn } from '../../check-in/work-in-turn.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Entry, Garment, Move, MovingDesk, Problem } from './desk-state.ts';
import { sendMoves } from './send-moves.ts';

/** The key that takes the last move back. */
export const undoKey = 'z';

/**
 * Creates the desk that moves garments between slots. It handles the inputs of the scan box one at a time. Its queue keeps
 * inputs that arrive while a request runs or while the server is out of reach.
 */
export function createDesk(parts: DeskParts) {
  const { store, newId } = parts;
  const work = workInTurn({
    next: () => store.getState().queue[0],
    take: (entry: Entry) => take(parts, entry),
    done: () =>
      store.setState(({ queue, taken }) => ({ queue: queue.slice(1), taken: taken + 1, failures: 0 })),
    failed() {
      store.setState(({ failures }) => ({ failures: failures + 1 }));
      parts.away();
    },
  });

  function put(entry: Omit<Entry, 'id'>): Promise<void> {
    store.setState(({ queue }) => ({ queue: [...queue, { ...entry, id: newId() }] }));
    return work();
  }

  return {
    work,
    /** Queues a label or a key. An empty Enter must not take a message away that nobody has read. */
    enter: (text: string): Promise<void> => (text.trim() === '' ? work() : put({ text })),
    undo: (undoes: string) => put({ text: '', undoes }),
    /** Puts a garment back where it came from, without a move. */
    drop: (stockId: number) =>
      store.setState(({ hand }) => ({ hand: hand.filter((each) => each.stockId !== stockId) })),
    /** Drops the message, or else the target. */
    cancel: () =>
      store.setState(({ problem, target }) => ({ problem: null, target: problem === null ? null : target })),
  };
}

/** @throws if the server is out of reach; the desk shows all other errors to the person */
async function take(parts: DeskParts, entry: Entry): Promise<void> {
  const { store } = parts;
  try {
    if (entry.moves !== undefined) return await sendMoves(parts, entry.id);
    store.setState({ problem: null });
    const read = await readingOf(parts, entry);
    if ('moves' in read) {
      // The queue keeps the moves, so that a reload in between sends the rest.
      store.setState(({ queue }) => ({
        queue: queue.map((each) => (each.id === entry.id ? { ...each, moves: read.moves } : each)),
      }));
      return await sendMoves(parts, entry.id);
    }
    store.setState(read);
  } catch (error) {
    if (isAway(error)) throw error;
    store.setState({ problem: { kind: 'refused', code: entry.text, error: parts.explain(error) } });
  }
}

type Reading =
  | { problem: Problem }
  | { target: Slot }
  | { hand: readonly Garment[] }
  | { moves: readonly Move[] };

async function readingOf({ api, store }: DeskParts, { text, undoes }: Entry): Promise<Reading> {
  const desk = store.getState();
  if (undoes !== undefined || scanned(text).trim().toLowerCase() === undoKey) return undo(desk, undoes);
  const isLabel = slotsRead(text).length > 0;
  if (isLabel) {
    const { slot, label, isRetired, similar } = await readLabel(api, text);
    if (slot !== null && isRetired) return { problem: { kind: 'retiredSlot', label } };
    if (slot !== null && desk.hand.length === 0) return { target: slot };
    if (slot !== null) return { moves: desk.hand.map((garment) => ({ ...garment, to: slot, undoes: null })) };
    // A garment's code may look like a slot's label, too.
    if ((await look(api, text)).length === 0) return { problem: { kind: 'unknownSlot', label, similar } };
  }
  const [found, ...others] = await look(api, text);
  const code = text.trim();
  if (found === undefined) return { problem: { kind: 'unknown', code } };
  if (others.length > 0) return { problem: { kind: 'several', code } };
  if (found.pieceId !== null) return { problem: { kind: 'piece', code } };
  const { stock } = found;
  const garment = { stockId: stock.id, code: stock.code, product: stock.product.name, from: stock.slot };
  if (desk.target !== null) return { moves: [{ ...garment, to: desk.target, undoes: null }] };
  return { hand: [...desk.hand.filter(({ stockId }) => stockId !== stock.id), garment] };
}

function undo({ lines }: MovingDesk, lineId: string | undefined): Reading {
  const line = lines.find((each) =>
    lineId === undefined ? !each.isUndone && each.from !== null : each.id === lineId,
  );
  if (line === undefined || line.from === null || line.isUndone)
    return { problem: { kind: 'nothingToUndo' } };
  const { stockId, code, product, from, to, id } = line;
  return { moves: [{ stockId, code, product, from: to, to: from, undoes: id }] };
}
