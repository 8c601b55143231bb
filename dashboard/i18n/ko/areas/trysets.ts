import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/trysets.ts';
import type { Texts } from '../../texts.ts';

const tryset: Texts<typeof en.texts.tryset> = {
  status: words.trysetStatus,
  life: { requested: '요청됨', removed: '삭제됨', none: '없음', expired: '만료됨' },
  columns: {
    id: '트라이셋',
    status: '상태',
    member: '회원',
    recipient: '수령인',
    items: '아이템',
    express: '배송 유형',
    to_prepare: '준비일',
    expected_delivery: '배송 예정일',
    created_time: '요청 시각',
  },
  filters: {
    keyword: '코드, 상품, 회원 검색',
    statuses: '상태',
    is_prefer_express: '배송 유형',
    time_to_prepare_delivery_today: '준비',
    time_to_prepare_delivery_overdue: '준비 지남',
    user_genders: '성별',
    user_regions: '지역',
    created_time: '요청일',
    user_ids: '회원 번호',
    ids: '트라이셋 번호',
    state: '진행 상태',
  },
  express: { true: '빠른 배송', false: '일반 배송' },
  preparation: { true: '오늘까지 준비할 건', false: '오늘 준비 대상 아님' },
  views: '상태별 트라이셋',
  all: '전체',
  toPrepare: '오늘 준비',
  toPrepareOverdue: '준비 지남',
  overdue: '지남',
  today: '오늘',
  itemsAmount: '아이템 {{amount}}개',
  recipientHidden: '비공개',
  sections: { recipient: '수령인', delivery: '배송', returning: '반납', notes: '추가 정보', items: '아이템' },
  fields: {
    member: '회원',
    name: '이름',
    phone: '전화번호',
    email: '이메일',
    destinationName: '받는 분',
    destinationPhone: '받는 분 전화번호',
    address: '주소',
    notes: '배송 메모',
    express: '배송 유형',
    prepareOn: '준비일',
    expected: '배송 예정일',
    created: '요청 시각',
    updated: '최근 변경',
    pickupReason: '반납 사유',
    requestedPickup: '희망 수거일',
    confirmedPickup: '확정 수거일',
    returnAccepted: '반납 승인',
    customLink: '링크',
    handoverInfo: '인수인계 사항',
  },
  forgotten: '탈퇴한 회원으로, 수령인 정보가 남아 있지 않습니다.',
  notesSeen: '이 트라이셋을 볼 수 있는 모든 사람에게 표시됩니다. 개인정보는 적지 마세요.',
  destinationHidden: '자사 아이템이 배송 준비 중이거나 배송 중일 때만 표시됩니다.',
  noItems: '볼 수 있는 아이템이 없습니다.',
  chooseItem: '아이템 {{id}} 선택',
  chooseAll: '모든 아이템 선택',
  forAll: '{{action}} · {{amount}}개 모두',
  itemActions: '아이템 {{id}} 작업',
  itemsChosen: '{{amount}}개 선택됨',
  parcelOut: '발송',
  parcelBack: '반납',
  addItem: '아이템 추가',
  addItemHelp: '해당 사이즈의 사용 가능한 재고가 바로 예약됩니다.',
  product: '상품',
  productSearch: '상품명 또는 코드로 검색',
  noProduct: '해당하는 이용 가능한 상품이 없습니다.',
  size: '사이즈',
  free: '{{amount}}개 가능',
  noneFree: '가능한 재고 없음',
  add: '추가',
  added: '아이템 {{id}}이(가) 추가되었습니다.',
  chooseSize: '재고가 있는 사이즈를 선택해 주세요.',
};

const trysetActions: Texts<typeof en.texts.trysetActions> = {
  cancel: '요청 중인 아이템 취소',
  return_request: '반납 요청',
  return_accept: '반납 승인',
  remove: '트라이셋 삭제',
};

export const texts = { tryset, trysetActions };

export const rooms: Texts<typeof en.rooms> = {
  trysetSendList: '트라이셋 발송',
  tryset: '트라이셋 상세',
};

export const history: Texts<typeof en.history> = {
  categories: {
    tryset: '트라이셋',
  },
  categoryWithId: {
    tryset: '트라이셋 {{id}}',
  },
  trysetStatus: {
    none: '없음',
    requested: '요청됨',
    expired: '만료됨',
    removed: '삭제됨',
  },
  event: {
    TrysetRequested: '트라이셋이 요청되었습니다.',
    TrysetRequestExpired: '트라이셋 요청이 만료되었습니다.',
    TrysetDestinationCorrected: '배송지가 수정되었습니다.',
    TrysetNotesRevised: '트라이셋의 추가 정보가 수정되었습니다.',
    TrysetDeliveryPlanned:
      '배송 예정일이 {{expectedDeliveryOn}}(으)로 바뀌었습니다[[, 준비일: {{prepareOn}}]].',
    TrysetItemAdded: '트라이셋에 아이템이 추가되었습니다.',
    TrysetItemAddExpired: '아이템 추가가 만료되었습니다. 아이템 번호: {{trysetItemId}}',
    TrysetCanceled: '트라이셋이 취소되었습니다. 아이템: {{itemIds}}',
    TrysetReturnRequested: '트라이셋 반납이 요청되었습니다. 아이템: {{itemIds}}',
    TrysetReturnAccepted: '트라이셋 반납이 승인되었습니다. 아이템: {{itemIds}}[[, 수거일: {{pickupDate}}]]',
    TrysetRemoved: '트라이셋이 삭제되었습니다.',
    RentalClaimed: '회원의 이용 한도에 아이템이 포함되었습니다: {{itemIds}}.',
    RentalClaimEnded: '회원의 이용 한도에서 아이템이 빠졌습니다: {{itemIds}}.',
    RentalTicketClosed: '이용권이 취소되어 더 이상 트라이셋에 사용할 수 없습니다.',
  },
  field: {
    expiredItemIds: '만료된 아이템',
    recipient: '수령인',
    destination: '배송지',
    items: '아이템',
    itemIds: '아이템',
    isPreferExpress: '빠른 배송 희망',
    requestedPoints: '사용 포인트',
    customLink: '링크',
    handoverInfo: '인수인계 사항',
    expectedDeliveryOn: '배송 예정일',
    prepareOn: '준비일',
    delivery: '배송 계획',
    requestedDelivery: '요청 시 배송 계획',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    tryset: '트라이셋',
  },
  projection: {
    trysets: '트라이셋',
    tryset_lives: '트라이셋 상태의 이력',
    people_recipients: '트라이셋 수령인',
  },
};
