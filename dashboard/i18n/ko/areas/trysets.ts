import type * as en from '../../en/areas/trysets.ts';
import type { Texts } from '../../texts.ts';

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
    TrysetItemAdded: '트라이셋에 아이템이 추가되었습니다.',
    TrysetItemAddExpired: '아이템 추가가 만료되었습니다. 아이템 번호: {{trysetItemId}}',
    TrysetCanceled: '트라이셋이 취소되었습니다. 아이템: {{itemIds}}',
    TrysetReturnRequested: '트라이셋 반납이 요청되었습니다. 아이템: {{itemIds}}',
    TrysetReturnAccepted: '트라이셋 반납이 승인되었습니다. 아이템: {{itemIds}}[[, 수거일: {{pickupDate}}]]',
    TrysetRemoved: '트라이셋이 삭제되었습니다.',
    RentalClaimed: '회원의 이용 한도에 아이템이 포함되었습니다: {{itemIds}}.',
    RentalClaimEnded: '회원의 이용 한도에서 아이템이 빠졌습니다: {{itemIds}}.',
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
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    tryset: '트라이셋',
  },
  projection: {
    trysets: '트라이셋',
    people_recipients: '트라이셋 수령인',
  },
};
