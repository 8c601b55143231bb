import type { StoreApi } from 'zustand/vanilla';
import { type Slot, sameSlot, slotsRead } from '#domain/slots/slot-label.ts';
import { isInPlace } from '#domain/stocktakes/place.ts';
import { codeAtMost } from '#domain/stocktakes/stocktake-kinds.ts';
import type { ScanResult } from '#write-api/stocktakes/contract.ts';
import { isAway } from '../../check-in/carry-out.ts';
import { look, readLabel } from '../../check-in/look.ts';
import { slotBody } from '../../check-in/slot-body.ts';
import { workInTurn } from '../../check-in/work-in-turn.ts';
import type { HttpClient } from '../../kit/client/http-client.ts';
import { stocktakesPath } from '../paths.ts';
import type { CountingDesk, Entry, Outcome, Problem } from './desk-state.ts';

export interface DeskParts {
  api: Pick<HttpClient, 'call'>;
  store: StoreApi<CountingDesk>;
  newId: () => string;
  /** Returns the reason of a server error, in words for the person. */
  explain: (error: unknown) => string;
  /** Called when the server is out of reach. It schedules the next call of `work`. */
  away: () => void;
}

const scanPath = `${stocktakesPath}/{id}/actions/scan`;
const takeBackPath = `${stocktakesPath}/{id}/actions/take_back`;

/**
 * Creates the desk of a stocktake, which handles the inputs of the scan box one at a time. Its queue keeps inputs that arrive
 * while a request runs or while the server is out of reach.
 */
export function createDesk(parts: DeskParts) {
  const { store, newId } = parts;
  const work = workInTurn({
    next: () => store.getState().queue[0],
    take: (entry: Entry) => take(parts, entry),
    done: () => store.setState(({ queue }) => ({ queue: queue.slice(1), failures: 0 })),
    failed() {
      store.setState(({ failures }) => ({ failures: failures + 1 }));
      parts.away();
    },
  });

  return {
    work,
    /** Queues the label of a garment or a slot. */
    enter(text: string): Promise<void> {
      const { stocktake } = store.getState();
      // An empty Enter of a scanner must not take a message away that nobody has read.
      if (stocktake === null || text.trim() === '') return work();
      const entry: Entry = { id: newId(), stocktakeId: stocktake.id, text };
      store.setState(({ queue }) => ({ queue: [...queue, entry] }));
      return work();
    },
    /** Drops the message, or else the slot. */
    cancel: () =>
      store.setState(({ problem, last, slot }) => ({
        problem: null,
        last: null,
        slot: problem === null && last === null ? null : slot,
      })),
  };
}

/** @throws if the server is out of reach; the desk shows all other errors to the person */
async function take(parts: DeskParts, entry: Entry): Promise<void> {
  try {
    const told = await read(parts, entry);
    parts.store.setState(({ taken }) => ({ problem: null, last: null, ...told, taken: taken + 1 }));
  } catch (error) {
    if (isAway(error)) throw error;
    tell(parts, { kind: 'refused', error: parts.explain(error) });
  }
}

type Told = { problem: Problem } | { last: Outcome; slot?: Slot };

async function read(parts: DeskParts, entry: Entry): Promise<Told> {
  const { api, store } = parts;
  if (slotsRead(entry.text).length > 0) {
    const { slot, label, isRetired, similar } = await readLabel(api, entry.text);
    if (slot !== null && isRetired) return { problem: { kind: 'retiredSlot', label } };
    const { stocktake } = store.getState();
    if (slot !== null && stocktake !== null) {
      if (!isInPlace(stocktake, slot)) return { problem: { kind: 'notHere', slot } };
      return { slot, last: { kind: 'slot', slot } };
    }
    // A garment's code may look like a slot's label, too.
    if ((await look(api, entry.text)).length === 0) {
      return { problem: { kind: 'unknownSlot', label, similar } };
    }
  }
  return { last: await scan(parts, entry) };
}

/** Records the scan. A garment that was scanned in another slot before is now in this one. */
async function scan(parts: DeskParts, entry: Entry): Promise<Outcome> {
  const { slot } = parts.store.getState();
  const first = await send(parts, entry, slot, `${entry.id}.0`);
  if (!first.isRepeat || slot === null || sameSlot(first.scan.slot, slot)) return { kind: 'scan', ...first };
  await parts.api.call('POST', takeBackPath, {
    params: { id: entry.stocktakeId },
    body: { number: first.scan.number },
    intent: `${entry.id}.1`,
  });
  return { kind: 'scan', ...(await send(parts, entry, slot, `${entry.id}.2`)) };
}

async function send({ api }: DeskParts, { stocktakeId, text }: Entry, slot: Slot | null, intent: string) {
  const { data } = await api.call<ScanResult>('POST', scanPath, {
    params: { id: stocktakeId },
    body: { code: text.trim().slice(0, codeAtMost), ...(slot !== null && { slot: slotBody(slot) }) },
    intent,
  });
  return { scan: data.scan, isRepeat: data.isRepeat };
}

function tell({ store }: DeskParts, problem: Problem): void {
  store.setState(({ taken }) => ({ problem, last: null, taken: taken + 1 }));
}
