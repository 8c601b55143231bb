import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Slot } from '#domain/slots/slot-label.ts';
import { ApiError, UnreachableError } from '../../kit/client/api-error.ts';
import type { CallOptions } from '../../kit/client/http-client.ts';
import { createDesk } from './desk.ts';
import { emptyDesk, type MovingDesk, restored } from './desk-state.ts';

const slotOf = (slotNumber: number): Slot => ({ sectorCode: 'A', cellCode: '03', slotNumber });
const refusal = { method: 'POST', endpoint: '/', errorCode: 'x.y', message: 'no', detail: null } as const;

/** A desk whose garments S1, S2, … lie in slot A-03-1. `stow` answers a move, with an error or with nothing. */
function deskWith(stow: (id: number) => Error | null = () => null) {
  const store = createStore<MovingDesk>(() => emptyDesk);
  const moved: { id: number; slot: unknown; intent: string | undefined }[] = [];
  let ids = 0;
  const desk = createDesk({
    store,
    newId: () => `id${++ids}`,
    now: () => '2026-03-02T03:00:00.000Z',
    explain: () => 'reserved',
    away: () => undefined,
    api: {
      call: async <Told>(
        _method: string,
        path: string,
        { body, intent, params, query }: CallOptions = {},
      ) => {
        const answer = (data: unknown) => ({ data: data as Told, stale: null });
        if (path.endsWith('/label')) {
          const slot = slotOf(Number(String(query?.text).split('-')[2]));
          return answer({ label: String(query?.text), slot, isRetired: false, similar: [] });
        }
        const { code, id } = params ?? {};
        if (path.endsWith('/scan/{code}')) {
          const [, number] = /^s(\d+)$/i.exec(String(code)) ?? [];
          const stock = { id: Number(number), code, product: { name: 'Coat' }, slot: slotOf(1) };
          return answer({ data: number === undefined ? [] : [{ stock, pieceId: null }] });
        }
        const error = stow(Number(id));
        if (error !== null) throw error;
        moved.push({
          id: Number(id),
          slot: (body as { slot: { slot_number: number } }).slot.slot_number,
          intent,
        });
        return answer({});
      },
    },
  });
  return { desk, store, moved };
}

describe('the desk that moves garments', () => {
  test('collects garments until a slot is scanned, then starts again with empty hands', async () => {
    const { desk, store, moved } = deskWith();
    for (const text of ['S1', 'S2', 'S1', 'A-03-4']) await desk.enter(text);
    expect(moved.map(({ id, slot }) => [id, slot])).toEqual([
      [2, 4],
      [1, 4],
    ]);
    expect(store.getState()).toMatchObject({ hand: [], target: null, queue: [] });
    expect(store.getState().lines.map(({ code }) => code)).toEqual(['S1', 'S2']);
  });

  test('moves each garment at once after a slot, until Esc', async () => {
    const { desk, store, moved } = deskWith();
    for (const text of ['A-03-4', 'S1', 'S2']) await desk.enter(text);
    expect(moved.map(({ id }) => id)).toEqual([1, 2]);
    desk.cancel();
    await desk.enter('S3');
    expect(store.getState()).toMatchObject({ target: null, hand: [{ code: 'S3' }] });
  });

  test('takes the last move back once, then the one before', async () => {
    const { desk, store, moved } = deskWith();
    for (const text of ['A-03-4', 'S1', 'S2', 'z', 'ㅋ', 'Z']) await desk.enter(text);
    expect(moved.slice(2).map(({ id, slot }) => [id, slot])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(store.getState().lines.every(({ isUndone }) => isUndone)).toBe(true);
    expect(store.getState().problem).toEqual({ kind: 'nothingToUndo' });
  });

  test('keeps a refused garment in hand, and moves the others', async () => {
    const { desk, store, moved } = deskWith((id) =>
      id === 1 ? new ApiError({ ...refusal, status: 409 }) : null,
    );
    for (const text of ['S1', 'S2', 'A-03-4']) await desk.enter(text);
    expect(moved.map(({ id }) => id)).toEqual([2]);
    expect(store.getState()).toMatchObject({
      hand: [{ code: 'S1' }],
      problem: { kind: 'refused', code: 'S1', error: 'reserved' },
    });
  });

  test('goes on with the rest after a lost connection and a reload', async () => {
    let isAway = true;
    const { desk, store, moved } = deskWith((id) =>
      isAway && id === 2 ? new UnreachableError('POST', '/', null) : null,
    );
    for (const text of ['S1', 'S2', 'A-03-4']) await desk.enter(text);
    expect(moved.map(({ id }) => id)).toEqual([1]);
    expect(store.getState()).toMatchObject({ failures: 1, hand: [{ code: 'S2' }] });
    isAway = false;
    store.setState(restored(JSON.parse(JSON.stringify(store.getState()))));
    await desk.work();
    expect(moved.map(({ intent }) => intent)).toEqual(['id3.1', 'id3.2']);
    expect(store.getState()).toMatchObject({ hand: [], target: null, queue: [], failures: 0 });
  });

  test('names a code that no garment has', async () => {
    const { desk, store } = deskWith();
    await desk.enter('HANGER');
    expect(store.getState().problem).toEqual({ kind: 'unknown', code: 'HANGER' });
  });
});
