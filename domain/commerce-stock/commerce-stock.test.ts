import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { commerceStockStates, otherPiece, piece, sale } from '../testing/commerce-stock.ts';
import { scenarios } from '../testing/given.ts';
import { commerceStock } from './commerce-stock.ts';
import { commerceStockReacting } from './reacting.ts';

const { given, givenState } = scenarios(commerceStock);
const { staff, system, user } = actors;
const forSale = commerceStockStates.for_sale;
const warehouse = { ...forSale, type: 'warehouse', availableCount: null } as const;

test('a brand’s stock has a count from its first day, and it is zero', () => {
  const offered = given([{ type: 'CommerceSaleSet', data: sale }]);
  expect(offered.state).toMatchObject({ status: 'for_sale', type: 'brand', availableCount: 0 });
  offered.when({ action: 'reserve', type: 'brand', ...piece }, user).thenRefused('commerce_stock.sold_out');
});

test('a piece is reserved only from who ships it', () => {
  givenState(forSale)
    .when({ action: 'reserve', type: 'warehouse', ...piece }, user)
    .thenRefused('commerce_stock.other_type', { type: 'brand' });
});

test('a warehouse that becomes a brand’s stock without a count counts from zero', () => {
  const { when } = givenState(warehouse);
  const after = when({ action: 'set_sale', ...sale }, staff).then({ type: 'CommerceSaleSet', data: sale });
  expect(after.availableCount).toBe(0);
});

test('the last piece is sold once', () => {
  const last = givenState({ ...forSale, availableCount: 1 });
  const after = last
    .when({ action: 'reserve', type: 'brand', ...piece }, user)
    .then({ type: 'CommerceStockReserved', data: piece });
  expect(after).toMatchObject({ availableCount: 0, reserved: [otherPiece, piece] });
  const third = { orderId: 73, orderItemId: 731 };
  givenState(after)
    .when({ action: 'reserve', type: 'brand', ...third }, user)
    .thenRefused('commerce_stock.sold_out');
  givenState(after)
    .when({ action: 'reserve', type: 'brand', ...piece }, user)
    .thenNothing();
});

test('a released piece is sold again, and a sold one leaves the count as it is', () => {
  const released = givenState(forSale)
    .when({ action: 'release', ...otherPiece }, system)
    .then({ type: 'CommerceStockReleased', data: otherPiece });
  expect(released).toMatchObject({ availableCount: 3, reserved: [], soldCount: 0 });
  givenState(released)
    .when({ action: 'release', ...otherPiece }, system)
    .thenNothing();
  const sold = givenState(forSale)
    .when({ action: 'sell', ...otherPiece }, system)
    .then({ type: 'CommerceStockSold', data: otherPiece });
  expect(sold).toMatchObject({ availableCount: 2, reserved: [], soldCount: 1 });
  givenState(sold)
    .when({ action: 'sell', ...otherPiece }, system)
    .thenNothing();
  givenState(sold)
    .when({ action: 'sell', ...otherPiece }, staff)
    .thenRefused('commerce_stock.not_reserved', { orderItemId: 721 });
});

test('a warehouse’s stock without a count leaves the limit to its garments', () => {
  const after = givenState(warehouse)
    .when({ action: 'reserve', type: 'warehouse', ...piece }, user)
    .then({ type: 'CommerceStockReserved', data: piece });
  expect(after.availableCount).toBeNull();
});

test.each([
  [forSale, null],
  [forSale, -1],
  [forSale, 1.5],
  [forSale, 1_000_001],
  [warehouse, -1],
])('%o takes no count of %s', (state, availableCount) => {
  givenState(state)
    .when({ action: 'set_available_count', availableCount }, staff)
    .thenRefused('commerce_stock.no_count', { type: state.type, availableCount });
});

test('a command that repeats the present state changes nothing', () => {
  givenState(forSale)
    .when({ action: 'set_sale', ...sale }, staff)
    .thenNothing();
  givenState(forSale).when({ action: 'set_available_count', availableCount: 2 }, staff).thenNothing();
});

test('a reservation waits two minutes for its order', () => {
  const at = '2026-06-01T00:00:00.000Z';
  const on = { id: 41, at };
  expect(commerceStockReacting.deadlines?.({ type: 'CommerceStockReserved', data: piece }, on)).toEqual([
    { name: 'settle_commerce_stock', dueAt: '2026-06-01T00:02:00.000Z', productSizeId: 41, piece },
  ]);
  expect(commerceStockReacting.deadlines?.({ type: 'CommerceStockSold', data: piece }, on)).toEqual([]);
});

const at = '2026-06-01T00:00:00.000Z';

const step = fc.record({
  action: fc.constantFrom('reserve', 'reserve', 'release', 'sell', 'set_available_count'),
  orderItemId: fc.integer({ min: 1, max: 9 }),
  availableCount: fc.integer({ min: 0, max: 3 }),
});

test('after any commands, the pieces left and the pieces sold or reserved sum up to the set count', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      let state = commerceStock.evolve(commerceStock.initial, { type: 'CommerceSaleSet', data: sale }, at);
      let putIn = 0;
      for (const { action, orderItemId, availableCount } of steps) {
        const command =
          action === 'set_available_count'
            ? { action, availableCount }
            : { action, type: 'brand' as const, orderId: orderItemId, orderItemId };
        const decision = commerceStock.decide(state, command, { actor: staff, at });
        if (!decision.ok) continue;
        for (const event of decision.events) {
          if (event.type === 'CommerceAvailableCountSet') {
            putIn += (event.data.availableCount ?? 0) - (state.availableCount ?? 0);
          }
          state = commerceStock.evolve(state, event, at);
        }
        expect(state.availableCount).toBeGreaterThanOrEqual(0);
        expect((state.availableCount ?? 0) + state.reserved.length + state.soldCount).toBe(putIn);
      }
    }),
  );
});
