import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { Scan } from '#domain/stocktakes/stocktake-events.ts';
import { UnreachableError } from '../../kit/client/api-error.ts';
import type { CallOptions } from '../../kit/client/http-client.ts';
import { createDesk } from './desk.ts';
import { type CountingDesk, emptyDesk, restored } from './desk-state.ts';

const slotOf = (slotNumber: number): Slot => ({ sectorCode: 'A', cellCode: '03', slotNumber });
const counted: Scan = {
  number: 4,
  code: 'S0000021',
  stockItemId: 21,
  slot: null,
  registeredSlot: slotOf(1),
  finding: 'found',
  isExpected: true,
};

interface Sent extends Pick<CallOptions, 'body' | 'intent'> {
  path: string;
}

/** A desk of cell A-03 whose server answers by path. An answer may be an error. */
function deskWith(answer: (sent: Sent) => unknown) {
  const store = createStore<CountingDesk>(() => ({
    ...emptyDesk,
    stocktake: { id: 7, sectorCode: 'A', cellCode: '03' },
  }));
  const sent: Sent[] = [];
  let [ids, retries] = [0, 0];
  const desk = createDesk({
    store,
    newId: () => `id${++ids}`,
    explain: () => 'refused',
    away: () => {
      retries += 1;
    },
    api: {
      call: async <Told>(_method: string, path: string, { body, intent }: CallOptions = {}) => {
        const each = { path, body, intent };
        sent.push(each);
        const told = answer(each);
        if (told instanceof Error) throw told;
        return { data: told as Told, stale: null };
      },
    },
  });
  return { desk, store, sent, retries: () => retries };
}

const label = (slot: Slot | null) => ({ label: 'A-03-9', slot, isRetired: false, similar: ['A-03-8'] });

describe('the desk of a stocktake', () => {
  test('sends a code with the slot that was scanned before', async () => {
    const { desk, store, sent } = deskWith(({ path }) =>
      path.endsWith('/label') ? label(slotOf(9)) : { scan: counted, isRepeat: false },
    );
    await desk.enter('A-03-9');
    await desk.enter(' s0000021 ');
    expect(sent.at(-1)).toMatchObject({
      body: { code: 's0000021', slot: { sector_code: 'A', cell_code: '03', slot_number: 9 } },
      intent: 'id2.0',
    });
    expect(store.getState()).toMatchObject({ slot: slotOf(9), queue: [], taken: 2, problem: null });
  });

  test('refuses slots of another place, and labels that nothing has', async () => {
    const elsewhere = { sectorCode: 'B', cellCode: '01', slotNumber: 2 };
    const outside = deskWith(() => label(elsewhere));
    await outside.desk.enter('B-01-2');
    expect(outside.store.getState()).toMatchObject({
      slot: null,
      problem: { kind: 'notHere', slot: elsewhere },
    });
    const unknown = deskWith(({ path }) => (path.endsWith('/label') ? label(null) : { data: [] }));
    await unknown.desk.enter('A-03-9');
    expect(unknown.store.getState().problem).toEqual({
      kind: 'unknownSlot',
      label: 'A-03-9',
      similar: ['A-03-8'],
    });
    expect(unknown.sent.some(({ path }) => path.endsWith('/scan'))).toBe(false);
  });

  test('moves a garment that was counted in another slot to the slot of the new scan', async () => {
    const { desk, store, sent } = deskWith(({ intent = '' }) =>
      intent.endsWith('.2')
        ? { scan: { ...counted, number: 5, slot: slotOf(9), finding: 'misplaced' }, isRepeat: false }
        : { scan: counted, isRepeat: true },
    );
    store.setState({ slot: slotOf(9) });
    await desk.enter('S0000021');
    expect(sent.map(({ intent }) => intent)).toEqual(['id1.0', 'id1.1', 'id1.2']);
    expect(sent[1]).toMatchObject({ body: { number: 4 } });
    expect(store.getState().last).toMatchObject({ scan: { number: 5, finding: 'misplaced' } });
  });

  test('keeps scans while the server is out of reach, and sends each under the same key', async () => {
    let isAway = true;
    const { desk, store, sent, retries } = deskWith(() =>
      isAway ? new UnreachableError('POST', '/', null) : { scan: counted, isRepeat: false },
    );
    await desk.enter('S0000021');
    await desk.enter('S0000022');
    expect(store.getState().queue.map(({ text }) => text)).toEqual(['S0000021', 'S0000022']);
    expect([store.getState().failures, retries()]).toEqual([2, 2]);
    expect(restored(store.getState()).queue).toHaveLength(2);
    isAway = false;
    await desk.work();
    expect(store.getState()).toMatchObject({ queue: [], failures: 0, taken: 2 });
    expect(sent.map(({ intent }) => intent)).toEqual(['id1.0', 'id1.0', 'id1.0', 'id2.0']);
  });

  test('ignores an empty Enter, and Esc drops the message before the slot', async () => {
    const { desk, store, sent } = deskWith(() => ({ scan: counted, isRepeat: false }));
    store.setState({ slot: slotOf(1), problem: { kind: 'refused', error: 'no' } });
    await desk.enter('  ');
    expect(sent).toEqual([]);
    desk.cancel();
    expect(store.getState()).toMatchObject({ problem: null, slot: slotOf(1) });
    desk.cancel();
    expect(store.getState().slot).toBeNull();
  });
});
