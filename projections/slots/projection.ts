import { slotText } from '#domain/slots/slot-label.ts';
import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import type { Projection, Words } from '../projection.ts';
import { type SlotRow, slotsTable } from './tables.ts';

const words: Words<SlotRegisterEvent, SlotRow> = {
  SlotsAdded: null,
  SlotsTakenOver: null,
  SlotsRetired: null,
};

export const slotsProjection: Projection<SlotRow, SlotRegisterEvent> = {
  name: 'slots',
  table: slotsTable,
  categories: ['slot_register'],
  knows: (type) => type in words,
  keys({ event: { type, data } }) {
    if (!(type in words)) return [];
    return type === 'SlotsRetired' ? data.slotIds : data.slots.map(({ slotId }) => slotId);
  },
  fold(row, { event, at, revision }, key) {
    if (event.type === 'SlotsRetired') return row && { ...row, status: 'retired', revision, updatedAt: at };
    const slot = event.data.slots.find(({ slotId }) => slotId === key);
    if (slot === undefined) return row;
    const { slotId: id, sectorCode, cellCode, slotNumber } = slot;
    return {
      id,
      label: slotText(slot),
      sectorCode,
      cellCode,
      slotNumber,
      status: 'active',
      place: [sectorCode.padStart(60), cellCode.padStart(60), String(slotNumber).padStart(10)].join(''),
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
