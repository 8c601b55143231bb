import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { sameSlot, slotKey, slotsRead, slotText } from './slot-label.ts';
import { slotsOfRange } from './slot-range.ts';
import { type SlotRegisterEvent, similarSlots, slotRegister } from './slot-register.ts';

const { staff, brand_admin: admin, system } = actors;
const a = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };

describe('a label', () => {
  test.each(['A-03-12', 'a-03-12', 'ㅁ-03-12', ']C1A-03-12', 'Ａ－０３－１２', '\u200bA-03-12 ', 'A-03-012'])(
    '%s names a slot',
    (text) => {
      expect(slotsRead(text)[0]).toEqual(a);
    },
  );

  test.each(['S0000502', 'A-03', 'A-03-x', '-3-1', 'A-03-123456', 'A 1-03-1'])('%s names no slot', (text) => {
    expect(slotsRead(text)).toEqual([]);
  });

  test('may contain Hangul syllables, or the Latin keys that type them', () => {
    expect(slotsRead('가-1-2').map(slotText)).toEqual(['RK-1-2', '가-1-2']);
    expect(slotKey({ sectorCode: 'ㅁ', cellCode: 'a', slotNumber: 1 })).toBe('A-A-1');
    expect(sameSlot({ ...a, sectorCode: 'a' }, a)).toBe(true);
    expect(sameSlot(null, a)).toBe(false);
  });
});

describe('a range', () => {
  const range = { sectorCode: 'a', fromCell: '01', toCell: '20', fromNumber: 1, toNumber: 30 };

  test('has every number in every cell', () => {
    const found = slotsOfRange(range);
    if (!found.ok) throw new Error(found.why);
    expect(found.slots).toHaveLength(600);
    expect([found.slots.at(0), found.slots.at(-1)].map((slot) => slot && slotText(slot))).toEqual([
      'A-01-1',
      'A-20-30',
    ]);
    expect(slotsOfRange({ ...range, fromCell: 'B9', toCell: 'B11', toNumber: 1 })).toMatchObject({
      slots: [{ cellCode: 'B9' }, { cellCode: 'B10' }, { cellCode: 'B11' }],
    });
    expect(slotsOfRange({ ...range, toCell: '01', toNumber: 1 })).toMatchObject({ slots: [{}] });
  });

  test.each([
    [{ sectorCode: 'A-1' }, 'name_invalid'],
    [{ sectorCode: '\u3164' }, 'name_invalid'],
    [{ toCell: '00' }, 'range_invalid'],
    [{ toCell: '100' }, 'range_invalid'],
    [{ toCell: 'B20' }, 'range_invalid'],
    [{ toNumber: 0 }, 'range_invalid'],
    [{ toNumber: 51 }, 'range_too_large'],
  ])('%j is %s', (more, why) => {
    expect(slotsOfRange({ ...range, ...more })).toEqual({ ok: false, why });
  });
});

describe('the register', () => {
  const { given } = scenarios(slotRegister);
  const one = { slotId: 4, ...a };
  const other = { slotId: 5, ...a, slotNumber: 13 };
  const added = (...slots: (typeof one)[]): SlotRegisterEvent => ({ type: 'SlotsAdded', data: { slots } });
  const retired: SlotRegisterEvent = { type: 'SlotsRetired', data: { slotIds: [4] } };

  test('has each slot once, in any spelling', () => {
    given([])
      .when({ action: 'add', slots: [one, other] }, staff)
      .then(added(one, other));
    const again = [{ ...one, slotId: 9, sectorCode: 'a' }, other];
    given([added(one)])
      .when({ action: 'add', slots: again }, staff)
      .then(added(other));
    given([added(one)])
      .when({ action: 'add', slots: [{ ...one, slotId: 9 }] }, staff)
      .thenNothing();
  });

  test('retires slots, which keep their ids when added again', () => {
    given([added(one)])
      .when({ action: 'retire', slotIds: [4, 77] }, staff)
      .then(retired);
    given([added(one), retired])
      .when({ action: 'retire', slotIds: [4] }, staff)
      .thenNothing();
    given([added(one), retired])
      .when({ action: 'add', slots: [{ ...one, slotId: 9 }] }, staff)
      .then(added(one));
  });

  test('takes over unknown slots, but no retired ones', () => {
    given([added(one), retired])
      .when({ action: 'take_over', slots: [one, other] }, system)
      .then({ type: 'SlotsTakenOver', data: { slots: [other] } });
    given([])
      .when({ action: 'take_over', slots: [one] }, staff)
      .thenRefused('slot_register.forbidden');
  });

  test('is changed by staff only', () => {
    given([])
      .when({ action: 'add', slots: [one] }, admin)
      .thenRefused('slot_register.forbidden');
    given([added(one)])
      .when({ action: 'retire', slotIds: [4] }, admin)
      .thenRefused('slot_register.forbidden');
  });

  test('finds slots with similar names', () => {
    const state = slotRegister.evolve(slotRegister.initial, added(one, other), '');
    const near = (slot: typeof a) => similarSlots(state, slot, 5).map(slotText);
    expect(near({ ...a, cellCode: '3' })).toEqual(['A-03-12', 'A-03-13']);
    expect(near({ ...a, slotNumber: 21 })).toEqual(['A-03-12']);
    expect(near({ ...a, slotNumber: 1 })).toEqual(['A-03-12', 'A-03-13']);
    expect(near({ sectorCode: 'ST', cellCode: 'OU', slotNumber: 18 })).toEqual([]);
  });
});
