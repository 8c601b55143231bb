import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import type { EventTexts } from '../../event-texts.ts';

const slot = {
  add: 'Add slots',
  addText:
    'One slot, or a range: cells 01 to 20 with the numbers 1 to 30 are 600 slots. At most 1,000 at once.',
  added: '{{added}} added; {{known}} were there already.',
  retire: 'Retire',
  retireText:
    'Retire {{amount}} of the slots? Garments can no longer be stowed there. Slots with garments stay.',
  retired: '{{retired}} retired.',
  retiredSome: '{{retired}} retired. {{left}} stay: something lies there, or they are gone already.',
  fields: {
    sector: 'Sector',
    cell: 'Cell',
    toCell: 'To cell',
    number: 'Number',
    toNumber: 'To number',
  },
  columns: {
    label: 'Slot',
    sector: 'Sector',
    cell: 'Cell',
    stocks: 'Garments',
    pieces: 'Pieces',
    created: 'Added',
    updated: 'Last change',
  },
  filters: {
    q: 'Slot',
    sector: 'Sector',
    is_empty: 'Empty',
    is_retired: 'Retired',
    ids: 'Slot no.',
  },
} as const;

export const texts = { slot } as const;

export const rooms = {
  slots: 'Slots',
} as const;

export const history = {
  categories: { slot_register: 'Slot register' },
  categoryWithId: { slot: 'Slot {{id}}', slot_register: 'Slot register' },
  event: {
    SlotsAdded: 'Slots were added.',
    SlotsTakenOver: 'Slots that garments lay in were taken over.',
    SlotsRetired: 'Slots were retired.',
  } as const satisfies EventTexts<SlotRegisterEvent>,
  field: { slots: 'Slots', slotIds: 'Slots' },
} as const;

export const replay = {
  entities: { slot_register: 'Slot register' },
  projection: { slots: 'Slots' },
} as const;
