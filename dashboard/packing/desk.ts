import { trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Entry, PackingDesk, Problem, Swap } from './desk-state.ts';
import { lookUp } from './look-up.ts';
import { type Move, moves, stepOf } from './moves.ts';
import { numberProblem } from './number-problem.ts';
import type { Parcel, ToPack } from './parcels.ts';
import { type Reading, readingOf } from './reading.ts';
import { createShipping } from './shipping.ts';
import { openParcel, stillToPack } from './still-to-pack.ts';

/**
 * Creates the desk, which handles the inputs of the scan box one at a time. Its queue keeps inputs that arrive while a
 * request runs or while the parcels load. Shipments have a queue of their own, so that nobody waits for an answer.
 */
export function createDesk(parts: DeskParts) {
  const { store, newId, toPack } = parts;
  const shipping = createShipping(parts);
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let [entry] = store.getState().queue; entry !== undefined; [entry] = store.getState().queue) {
        const all = toPack();
        if (all === null) return;
        await take(all, entry);
        store.setState(({ queue }) => ({ queue: queue.slice(1) }));
      }
    } finally {
      isBusy = false;
    }
  }

  async function take(all: ToPack, entry: Entry): Promise<void> {
    const desk = store.getState();
    const left = stillToPack(all, desk.shipments);
    const parcel = openParcel(desk.open, left);
    const step = stepOf(desk, parcel);
    const reading = readingOf(entry.text, desk, left, step === 'number');
    // An empty Enter of a scanner must not take a message away that nobody has read.
    if (moves[step][reading.kind] === 'nothing') return;
    store.setState({
      problem: null,
      odd: null,
      ...(reading.kind !== 'swap' && { swap: null }),
      ...(parcel === null && { open: null }),
    });
    try {
      await makeMove(moves[step][reading.kind], reading, entry, desk, parcel);
    } catch (error) {
      store.setState({ problem: { kind: 'refused', error: parts.explain(error) } });
    }
  }

  async function makeMove(
    move: Move,
    reading: Reading,
    entry: Entry,
    desk: PackingDesk,
    parcel: Parcel | null,
  ): Promise<void> {
    const say = (problem: Problem) => store.setState({ problem });
    if (reading.kind === 'parcel') return store.setState({ open: reading.parcel.trysetId });
    if (reading.kind === 'garment' && move === 'openWith') {
      return tick(reading.garment.itemId, reading.parcel.trysetId);
    }
    if (reading.kind === 'garment') {
      return say({ kind: 'ofOther', code: reading.garment.code, tryset: reading.parcel.trysetId });
    }
    if (reading.kind === 'own') return tick(reading.garment.itemId, desk.open);
    if (reading.kind === 'again') return say({ kind: 'twice', code: reading.garment.code });
    if (reading.kind === 'leftOut') {
      const { trysetId: tryset, reason } = reading.leftOut;
      return say({ kind: 'leftOut', tryset, reason });
    }
    if (reading.kind === 'packed') {
      const { trysetId: tryset, number } = reading.shipment;
      return say({ kind: 'packed', tryset, number });
    }
    if (reading.kind === 'twoMeanings') return say({ kind: 'twoMeanings', code: entry.text.trim() });
    if (move === 'swap' && desk.swap !== null) return swap(desk.swap);
    if (move === 'ship' && parcel !== null) return ship(entry, parcel, desk);
    if (move === 'sayNoNumber') return say({ kind: 'noNumber' });
    if (move === 'sayMissing' && parcel !== null) {
      const missing = parcel.garments.filter(({ itemId }) => !desk.scanned.includes(itemId));
      return say({ kind: 'missing', amount: missing.length });
    }
    store.setState(await lookUp(parts, entry.text, parcel, desk));
  }

  function tick(itemId: number, open: number | null): void {
    store.setState(({ scanned }) => ({ open, scanned: [...scanned, itemId] }));
  }

  /** Puts the garment in hand into the parcel. The other one goes back to stock. */
  async function swap({ itemId, stockId, intent }: Swap): Promise<void> {
    const params = { id: itemId };
    await parts.api.call('POST', '/v2/trysets/items/{id}/actions/replace_stock', {
      params,
      body: { stock_id: stockId },
      intent,
    });
    store.setState(({ scanned }) => ({ swap: null, scanned: [...scanned, itemId] }));
    await parts.readAgain();
  }

  function ship({ id, text }: Entry, { trysetId, garments }: Parcel, desk: PackingDesk): void {
    const courier = parts.courier();
    const problem = numberProblem(text, trysetId, courier, desk);
    if (problem !== null) {
      store.setState({ problem, odd: problem.kind === 'oddNumber' ? trackingKey(text) : null });
      return;
    }
    const itemIds = garments.map(({ itemId }) => itemId);
    const [number, at] = [trackingNumber(text), parts.now()];
    store.setState(({ shipments }) => ({
      open: null,
      shipments: [
        { id, trysetId, itemIds, courier, number, at, state: 'waiting', error: null },
        // Its number replaces those that never left.
        ...shipments.filter((each) => each.trysetId !== trysetId || each.state === 'shipped'),
      ],
    }));
    void shipping.work();
  }

  return {
    work,
    tryAgain: shipping.tryAgain,
    tryFailedAgain: shipping.tryFailedAgain,
    /** Queues a code, a key or a number. */
    enter(text: string): Promise<void> {
      store.setState(({ queue }) => ({ queue: [...queue, { id: newId(), text }] }));
      return work();
    },
    /** Opens a tryset's parcel. */
    open: (open: number) => store.setState({ open, swap: null, odd: null, problem: null }),
    setAside: () => store.setState({ open: null, swap: null, odd: null, problem: null }),
    /** Drops the offered swap and the message; sets the open parcel aside if there is neither. */
    cancel: () =>
      store.setState(({ swap, problem, open }) => ({
        swap: null,
        odd: null,
        problem: null,
        open: swap === null && problem === null ? null : open,
      })),
  };
}
