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
  moving: {
    box: {
      first: 'Scan garments, or the slot that takes them',
      slot: 'Scan the next garment, or the slot for those in hand',
      into: 'Scan the garments that go to slot {{slot}}',
    },
    help: {
      first: 'Enter sends. Garments first, then their slot; or the slot first.',
      slot: 'The slot’s label moves all garments in hand.',
      into: 'Each garment moves at once. Scan another slot to go on there. Esc ends it.',
    },
    hand: 'In hand',
    noHand: 'No garment waits for a slot.',
    drop: 'Leave it',
    dropOf: 'Leave {{code}} where it is',
    moved: 'Moved',
    noMoved: 'Nothing has been moved in this tab.',
    noSlot: 'no slot',
    undo: 'Undo',
    undoOf: 'Move {{code}} back',
    undoLast: 'Move the last one back',
    away: 'The server is out of reach. Not sent yet: {{amount}} {{amount, plural(one: scan; other: scans)}}. This tab sends them by itself.',
    problems: {
      unknown: 'No garment has the label {{code}}. Scan the garment’s own label.',
      several: 'Several garments match {{code}}. Scan the garment’s own label.',
      piece: '{{code}} is the tag of a piece. Stow pieces at the check-in desk.',
      unknownSlot: 'Slot {{slot}} does not exist. Scan the label again, or add the slot.',
      similarSlots: 'Slot {{slot}} does not exist. Do you mean {{slots}}?',
      retiredSlot: 'Slot {{slot}} is retired. Use another slot, or add it again.',
      nothingToUndo: 'No move is left to take back.',
      refused: '{{code}} was not moved: {{error}}',
    },
    how: {
      title: 'How it goes',
      garments: 'Scan garments, then the label of a slot: all of them move there.',
      slot: 'Or scan a slot first, then garments: each one moves at once.',
      undo: 'Z and Enter move the last garment back.',
    },
  },
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
  moveGarments: 'Move garments',
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
