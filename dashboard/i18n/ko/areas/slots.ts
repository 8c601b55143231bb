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
  moving: {
    box: {
      first: '재고 또는 넣을 위치를 스캔하세요',
      slot: '다음 재고 또는 넣을 위치를 스캔하세요',
      into: '{{slot}}에 넣을 재고를 스캔하세요',
    },
    help: {
      first: 'Enter로 보냅니다. 재고를 먼저 스캔해도, 위치를 먼저 스캔해도 됩니다.',
      slot: '위치의 라벨을 스캔하면 들고 있는 재고가 모두 이동합니다.',
      into: '스캔할 때마다 바로 이동합니다. 다른 위치를 스캔하면 거기서 이어집니다. Esc: 끝.',
    },
    hand: '들고 있는 재고',
    noHand: '위치를 기다리는 재고가 없습니다.',
    drop: '그대로 두기',
    dropOf: '{{code}} 그대로 두기',
    moved: '이동한 재고',
    noMoved: '이 탭에서 이동한 재고가 없습니다.',
    noSlot: '위치 없음',
    undo: '되돌리기',
    undoOf: '{{code}} 되돌리기',
    undoLast: '마지막 이동 되돌리기',
    away: '서버에 연결할 수 없습니다. 스캔 {{amount}}개가 기다리며 자동으로 전송됩니다.',
    problems: {
      unknown: '라벨 {{code}}인 재고가 없습니다. 재고의 라벨을 스캔하세요.',
      several: '{{code}}에 맞는 재고가 여러 개입니다. 재고의 라벨을 스캔하세요.',
      piece: '{{code}}은(는) 구성품의 태그입니다. 구성품은 입고 데스크에서 넣으세요.',
      unknownSlot: '위치 {{slot}}이(가) 없습니다. 라벨을 다시 스캔하거나 위치를 추가하세요.',
      similarSlots: '위치 {{slot}}이(가) 없습니다. {{slots}}인가요?',
      retiredSlot: '위치 {{slot}}은(는) 폐지되었습니다. 다른 위치를 쓰거나 다시 추가하세요.',
      nothingToUndo: '되돌릴 이동이 없습니다.',
      refused: '{{code}}을(를) 옮기지 못했습니다: {{error}}',
    },
    how: {
      title: '진행 방법',
      garments: '재고를 스캔한 뒤 위치의 라벨을 스캔하면 모두 그리로 이동합니다.',
      slot: '또는 위치를 먼저 스캔하면 재고를 스캔할 때마다 바로 이동합니다.',
      undo: 'Z와 Enter는 마지막 재고를 되돌립니다.',
    },
  },
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
  moveGarments: '재고 이동',
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
