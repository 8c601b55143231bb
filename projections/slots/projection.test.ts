import { expect, test } from 'vitest';
import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { slotsProjection } from './projection.ts';

const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };
const added: Given<SlotRegisterEvent> = {
  event: { type: 'SlotsAdded', data: { slots: [{ slotId: 4, ...slot }] } },
};
const retired: Given<SlotRegisterEvent> = {
  event: { type: 'SlotsRetired', data: { slotIds: [4] } },
  on: '2025-01-02',
};

test('a slot has a row once it is added, which stays when it is retired', () => {
  expect(foldAll(slotsProjection, 'slot_register-1', [added])).toMatchObject({
    id: 4,
    label: 'A-03-12',
    ...slot,
    status: 'active',
  });
  expect(foldAll(slotsProjection, 'slot_register-1', [added, retired])).toMatchObject({
    status: 'retired',
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-02T00:00:00.000Z',
  });
  expect(foldAll(slotsProjection, 'slot_register-1', [added, retired, added])).toMatchObject({
    status: 'active',
  });
});
