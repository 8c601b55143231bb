import { builder } from '../kit/builder.ts';

export const SlotInput = builder.inputType('SlotInput', {
  fields: (t) => ({
    sectorCode: t.string({ required: true }),
    cellCode: t.string({ required: true }),
    slotNumber: t.int({ required: true }),
  }),
});
