import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

interface Told {
  id: string;
  stream: string;
  position: number;
  ms?: number;
  cause?: string;
  command?: string;
}

const event = ({ id, stream, position, ms = 0, cause, command }: Told) => ({
  eventId: id,
  stream,
  position: BigInt(position),
  commandId: command ?? `command of ${id}`,
  causationId: cause ?? command ?? `command of ${id}`,
  effectiveAt: new Date(Date.parse('2026-03-02T09:00:00.000Z') + ms).toISOString(),
});
const idsInOrder = (...told: Told[]) => inOrder(told.map(event)).map(({ eventId }) => eventId);

test('sorts an import’s streams by cause', () => {
  expect(
    idsInOrder(
      { id: 'reserved', stream: 'stock_item-1', position: 1, cause: 'request' },
      { id: 'lent', stream: 'stock_item-1', position: 2, cause: 'shipped' },
      { id: 'item requested', stream: 'tryset_item-1', position: 5, cause: 'tryset requested' },
      { id: 'shipped', stream: 'tryset_item-1', position: 6 },
      { id: 'tryset requested', stream: 'tryset-1', position: 9, command: 'request' },
    ),
  ).toEqual(['tryset requested', 'reserved', 'item requested', 'shipped', 'lent']);
});

test('puts reservations after their request within one second, and by time across seconds', () => {
  const reserved = { id: 'reserved', stream: 'stock_item-1', position: 1, cause: 'request' };
  const requested = { id: 'requested', stream: 'tryset-1', position: 2, command: 'request' };
  expect(idsInOrder({ ...reserved, ms: 100 }, { ...requested, ms: 180 })).toEqual(['requested', 'reserved']);
  expect(idsInOrder({ ...reserved, ms: 990 }, { ...requested, ms: 1_020 })).toEqual([
    'reserved',
    'requested',
  ]);
});

const lives = fc.array(
  fc.record({ stream: fc.nat(4), step: fc.nat(700), cause: fc.option(fc.nat(40)), place: fc.nat() }),
  { maxLength: 40 },
);

test('keeps all events, the order of seconds and streams, and puts effects after causes', () => {
  fc.assert(
    fc.property(lives, (life) => {
      let ms = 0;
      // Causes come earlier or at the same time. The log keeps the order within each stream, and any order between
      // streams.
      const told = life.map(({ stream, step, cause, place }, index) => {
        ms += step % 3 === 0 ? step : 0;
        const id = String(index);
        const isCaused = cause !== null && cause < index;
        return { id, stream: `s-${stream}`, place, ms, ...(isCaused && { cause: String(cause) }) };
      });
      const streams = [...new Set(told.map(({ stream }) => stream))].sort(
        (one, other) => placeOf(told, one) - placeOf(told, other),
      );
      const log = streams.flatMap((name) => told.filter(({ stream }) => stream === name));
      const order = inOrder(log.map((each, position) => event({ ...each, position })));
      expect(order).toHaveLength(told.length);
      const at = new Map(order.map(({ eventId }, index) => [eventId, index]));
      const placeIn = (id: string) => at.get(id) ?? Number.NaN;
      for (const [index, one] of order.entries()) {
        const next = order[index + 1];
        if (next !== undefined) {
          expect(one.effectiveAt.slice(0, 19) <= next.effectiveAt.slice(0, 19)).toBe(true);
        }
      }
      for (const { id, cause, stream } of told) {
        if (cause !== undefined) expect(placeIn(cause)).toBeLessThan(placeIn(id));
        const later = told.filter((other) => other.stream === stream && Number(other.id) > Number(id));
        for (const other of later) expect(placeIn(id)).toBeLessThan(placeIn(other.id));
      }
    }),
    { numRuns: 500 },
  );
});

function placeOf(told: readonly { stream: string; place: number }[], stream: string): number {
  return told.find((each) => each.stream === stream)?.place ?? 0;
}
