import { describe, expect, test } from 'vitest';
import { system } from './actor.ts';
import type { Decision } from './decider.ts';
import { memorySpan, type Remembered, remember } from './remembered.ts';
import type { StockItemEvent } from './stock/stock-events.ts';
import { type StockItemCommand, stockItem } from './stock/stock-item.ts';
import { minutesLater } from './testing/given.ts';
import { holder, stockHistories, stranger } from './testing/stock-items.ts';

const entry = (commandId: string, revision: bigint): Remembered => ({ commandId, bodyHash: null, revision });

/** Creates a stream that checks whether it remembers a command before it decides the command. */
function stream(history: readonly StockItemEvent[]) {
  const events: StockItemEvent[] = [];
  let memory: readonly Remembered[] = [];
  let state = stockItem.initial;
  const append = (event: StockItemEvent, commandId: string) => {
    state = stockItem.evolve(state, event, minutesLater(events.length));
    events.push(event);
    memory = remember(memory, entry(commandId, BigInt(events.length - 1)));
  };
  history.forEach((event, index) => {
    append(event, `before-${index}`);
  });
  return {
    state: () => state,
    events,
    handle(command: StockItemCommand, commandId: string): Decision<StockItemEvent> | 'done already' {
      if (memory.some((known) => known.commandId === commandId)) return 'done already';
      const decision = stockItem.decide(state, command, { actor: system, at: minutesLater(1_000) });
      if (decision.ok) for (const event of decision.events) append(event, commandId);
      return decision;
    },
  };
}

const release: StockItemCommand = { action: 'release', holder, stock: { to: 'in_stock' } };
const reserve: StockItemCommand = {
  action: 'reserve',
  holder: stranger,
  waitsFor: { kind: 'tryset', id: 22 },
};

describe('a repeated command against newer events', () => {
  test('a retry before the newer events: nothing to do, and the newer command succeeds', () => {
    const stock = stream(stockHistories.requested);
    stock.handle(release, 'release-1');
    expect(stock.handle(release, 'release-1')).toBe('done already');
    stock.handle(reserve, 'reserve-1');
    expect(stock.events.length).toBe(stockHistories.requested.length + 2);
    expect(stock.state()).toMatchObject({ status: 'requested', holder: stranger });
  });

  test('a retry after the newer events: nothing to do, and nothing happens to the new holder', () => {
    const stock = stream(stockHistories.requested);
    stock.handle(release, 'release-1');
    stock.handle(reserve, 'reserve-1');
    expect(stock.handle(release, 'release-1')).toBe('done already');
    expect(stock.events.length).toBe(stockHistories.requested.length + 2);
    expect(stock.state()).toMatchObject({ status: 'requested', holder: stranger });
  });

  test('a retry after the memory span: recorded as refused, and without effect', () => {
    const stock = stream(stockHistories.requested);
    stock.handle(release, 'release-1');
    stock.handle(reserve, 'reserve-1');
    for (let count = 0; count < memorySpan; count++) {
      stock.handle({ action: 'lend', holder: { kind: 'order_item', id: count } }, `lend-${count}`);
    }
    const before = stock.state();
    expect(stock.handle(release, 'release-1')).toStrictEqual({
      ok: true,
      events: [{ type: 'StockItemHolderRefused', data: { asked: 'release', by: holder, holder: stranger } }],
    });
    expect(stock.state()).toStrictEqual(before);
  });
});

test('remembers the last 64 commands and drops the oldest first', () => {
  expect(memorySpan).toBe(64);
  let memory: Remembered[] = [];
  for (let index = 0; index < 65; index++) memory = remember(memory, entry(`c-${index}`, BigInt(index)));
  expect(memory.length).toBe(64);
  expect(memory[0]).toStrictEqual(entry('c-1', 1n));
  expect(memory.at(-1)).toStrictEqual(entry('c-64', 64n));
});

test('remembers a command with several events once, with the last revision', () => {
  const memory = [entry('a', 0n), entry('b', 1n), entry('b', 2n)].reduce<Remembered[]>(
    (known, event) => remember(known, event),
    [],
  );
  expect(memory).toStrictEqual([entry('a', 0n), entry('b', 2n)]);
});

test('takes another span, and keeps the hash of the request', () => {
  const hashed = { commandId: 'b', bodyHash: 'h', revision: 1n };
  expect(remember([entry('a', 0n)], hashed, 1)).toStrictEqual([hashed]);
});
