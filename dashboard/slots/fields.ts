import type { TFunction } from 'i18next';
import { slotNumberAtMost } from '#domain/slots/slot-label.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields for new slots. The `to_…` fields end a range; without them one slot is added. */
export const newSlotFields = (t: TFunction): Field[] => [
  { name: 'sector_code', text: t('slot.fields.sector'), kind: 'text', required: true, atMost: 20 },
  { name: 'cell_code', text: t('slot.fields.cell'), kind: 'text', required: true, atMost: 20 },
  { name: 'to_cell_code', text: t('slot.fields.toCell'), kind: 'text', atMost: 20 },
  {
    name: 'slot_number',
    text: t('slot.fields.number'),
    kind: 'whole',
    required: true,
    atLeast: 0,
    atMost: slotNumberAtMost,
  },
  {
    name: 'to_slot_number',
    text: t('slot.fields.toNumber'),
    kind: 'whole',
    atLeast: 0,
    atMost: slotNumberAtMost,
  },
];
