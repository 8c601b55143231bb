import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: { slot_register: '보관 위치 대장' },
  categoryWithId: { slot: '보관 위치 {{id}}', slot_register: '보관 위치 대장' },
  event: {
    SlotsAdded: '보관 위치가 추가되었습니다.',
    SlotsTakenOver: '의류가 있던 보관 위치를 등록했습니다.',
    SlotsRetired: '보관 위치가 폐지되었습니다.',
  } as const satisfies EventTexts<SlotRegisterEvent>,
  field: { slots: '보관 위치', slotIds: '보관 위치' },
} as const;

export const replay = {
  entities: { slot_register: '보관 위치 대장' },
  projection: { slots: '보관 위치' },
} as const;
