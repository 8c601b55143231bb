import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { buyer, holder, received, stockHistories, stranger } from '../testing/stock-items.ts';
import type { Holder, HolderAction, StockItemEvent } from './stock-events.ts';
import { type StockItemCommand, stockItem } from './stock-item.ts';

const { given } = scenarios(stockItem);

/** Returns all commands that name this holder. */
const inTheNameOf = (by: Holder): (StockItemCommand & { action: HolderAction })[] => [
  { action: 'release', holder: by, stock: { to: 'in_stock' } },
  { action: 'release', holder: by, stock: { to: 'unavailable', unavailableReason: 'lost' } },
  { action: 'lend', holder: by },
  { action: 'receive_back', holder: by },
  { action: 'end_holder', holder: by },
  { action: 'sell', holder: by },
  { action: 'unavailable', unavailableReason: 'curator_paid', holder: by },
  { action: 'unavailable', unavailableReason: 'lost', holder: by },
];

/** Histories in which a holder ends and the garment is free again. */
const freed: [string, readonly StockItemEvent[]][] = [
  [
    'released',
    [
      ...stockHistories.requested,
      {
        type: 'StockItemReservationReleased',
        data: { holder, stock: { to: 'in_stock' }, reimbursement: null },
      },
    ],
  ],
  [
    'checked complete',
    [
      ...received,
      { type: 'StockItemHolderEnded', data: { holder } },
      { type: 'StockItemCheckCompleted', data: { grade: 'A', issue: null } },
    ],
  ],
];

const next = {
  command: { action: 'reserve', holder: stranger, waitsFor: { kind: 'tryset', id: 22 } },
  actor: system,
} as const;

describe.each(freed)("the former holder's late command on a garment that was %s", (_, history) => {
  describe.each(inTheNameOf(holder))('$action', (command) => {
    const late = { command, actor: system };
    const refused = (now: Holder | null): StockItemEvent => ({
      type: 'StockItemHolderRefused',
      data: { asked: command.action, by: holder, holder: now },
    });
    const reserved: StockItemEvent = {
      type: 'StockItemReserved',
      data: { holder: stranger, waitsFor: { kind: 'tryset', id: 22 } },
    };

    test('after the next holder takes it: recorded, without effect', () => {
      const { events, state } = race(stockItem, history, next, late);
      expect(events).toStrictEqual([reserved, refused(stranger)]);
      expect(state).toStrictEqual(given([...history, reserved]).state);
    });

    test('before the next holder takes it: recorded, without effect', () => {
      const { events, state } = race(stockItem, history, late, next);
      expect(events).toStrictEqual([refused(null), reserved]);
      expect(state).toStrictEqual(given([...history, reserved]).state);
    });
  });
});

test('while the next holder has it, nobody else can take, free or pay for it', () => {
  const lent: StockItemEvent[] = [...stockHistories.in_use];
  for (const by of [stranger, buyer]) {
    for (const command of inTheNameOf(by)) {
      const after = given(lent)
        .when(command, system)
        .then({ type: 'StockItemHolderRefused', data: { asked: command.action, by, holder } });
      expect(after).toStrictEqual(given(lent).state);
    }
  }
});

test('staff who name the wrong holder do not free the garment', () => {
  const command = { action: 'unavailable', unavailableReason: 'lost', holder: stranger } as const;
  given(stockHistories.in_use)
    .when(command, staff)
    .then({ type: 'StockItemHolderRefused', data: { asked: 'unavailable', by: stranger, holder } });
  given(stockHistories.in_use)
    .when({ action: 'unavailable', unavailableReason: 'curator_paid', holder: null }, staff)
    .thenRefused('stock_item.has_holder', { status: 'in_use', asked: 'unavailable', holder });
});

test('refuses a command on an unregistered garment and records nothing', () => {
  given([]).when({ action: 'lend', holder }, system).thenRefused('stock_item.transition_not_allowed');
});

describe('the end of the holder against the complete check', () => {
  const end = { command: { action: 'end_holder', holder }, actor: system } as const;
  const check = {
    command: { action: 'check_complete', grade: 'B', issue: null },
    actor: staff,
  } as const;

  test('the check first: refused, and done when asked again', () => {
    const { slower, faster, state } = race(stockItem, received, check, end);
    expect(codeOf(faster)).toBe('stock_item.has_holder');
    expect(slower.ok).toBe(true);
    expect(state).toMatchObject({ status: 'in_check', holder: null });
  });

  test('the end first: both', () => {
    const { faster, slower, state } = race(stockItem, received, end, check);
    expect([faster.ok, slower.ok]).toStrictEqual([true, true]);
    expect(state).toMatchObject({ status: 'in_stock', holder: null, grade: 'B' });
  });
});

describe('a release against the lending of the same reservation', () => {
  const release = {
    command: { action: 'release', holder, stock: { to: 'in_stock' } },
    actor: system,
  } as const;
  const lend = { command: { action: 'lend', holder }, actor: system } as const;

  test('lent first: the release is refused', () => {
    const { slower, state } = race(stockItem, stockHistories.requested, lend, release);
    expect(codeOf(slower)).toBe('stock_item.transition_not_allowed');
    expect(state).toMatchObject({ status: 'in_use', holder });
  });

  test('released first: the lending is recorded as refused', () => {
    const { events, state } = race(stockItem, stockHistories.requested, release, lend);
    expect(events.at(-1)?.type).toBe('StockItemHolderRefused');
    expect(state).toMatchObject({ status: 'in_stock', holder: null });
  });
});
