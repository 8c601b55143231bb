import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: { slot_register: '保管場所台帳' },
  categoryWithId: { slot: '保管場所 {{id}}', slot_register: '保管場所台帳' },
  event: {
    SlotsAdded: '保管場所が追加されました。',
    SlotsTakenOver: '衣類があった保管場所を登録しました。',
    SlotsRetired: '保管場所が廃止されました。',
  } as const satisfies EventTexts<SlotRegisterEvent>,
  field: { slots: '保管場所', slotIds: '保管場所' },
} as const;

export const replay = {
  entities: { slot_register: '保管場所台帳' },
  projection: { slots: '保管場所' },
} as const;
