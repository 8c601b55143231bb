import type * as en from '../../en/areas/slots.ts';
import type { Texts } from '../../texts.ts';

const slot: Texts<typeof en.texts.slot> = {
  add: '보관 위치 추가',
  addText: '하나 또는 범위를 추가합니다. 칸 01~20, 번호 1~30이면 600개입니다. 한 번에 최대 1,000개입니다.',
  added: '{{added}}개를 추가했습니다. {{known}}개는 이미 있었습니다.',
  retire: '폐지',
  retireText: '보관 위치 {{amount}}개를 폐지할까요? 더 이상 보관할 수 없습니다. 의류가 있는 위치는 남습니다.',
  retired: '{{retired}}개를 폐지했습니다.',
  retiredSome: '{{retired}}개를 폐지했습니다. {{left}}개는 의류가 있거나 이미 없어 남았습니다.',
  fields: {
    sector: '구역',
    cell: '칸',
    toCell: '끝 칸',
    number: '번호',
    toNumber: '끝 번호',
  },
  columns: {
    label: '보관 위치',
    sector: '구역',
    cell: '칸',
    stocks: '의류',
    pieces: '구성품',
    created: '추가일',
    updated: '최근 변경',
  },
  filters: {
    q: '보관 위치',
    sector: '구역',
    is_empty: '비어 있음',
    is_retired: '폐지됨',
    ids: '보관 위치 번호',
  },
};

export const texts = { slot };

export const rooms: Texts<typeof en.rooms> = {
  slots: '보관 위치',
};

export const history: Texts<typeof en.history> = {
  categories: { slot_register: '보관 위치 대장' },
  categoryWithId: { slot: '보관 위치 {{id}}', slot_register: '보관 위치 대장' },
  event: {
    SlotsAdded: '보관 위치가 추가되었습니다.',
    SlotsTakenOver: '의류가 있던 보관 위치를 등록했습니다.',
    SlotsRetired: '보관 위치가 폐지되었습니다.',
  },
  field: { slots: '보관 위치', slotIds: '보관 위치' },
};

export const replay: Texts<typeof en.replay> = {
  entities: { slot_register: '보관 위치 대장' },
  projection: { slots: '보관 위치' },
};
