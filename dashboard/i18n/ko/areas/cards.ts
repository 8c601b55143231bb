import type * as en from '../../en/areas/cards.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    member_wallet: '회원 {{id}}의 카드',
    brand_wallet: '브랜드 {{id}}의 카드',
  },
  event: {
    CardRegistered: '카드가 등록되었습니다: ···· {{lastFour}}.',
    CardReplaced: '카드가 교체되었습니다: ···· {{lastFour}}.',
    CardDescribed: '카드 이름이 변경되었습니다.',
    CardMadePrimary: '결제 카드가 변경되었습니다.',
    CardRemoved: '카드가 삭제되었습니다.',
  },
  field: {
    ownerId: '소유자',
    cards: '카드',
    primary: '결제 카드',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    wallets: '카드',
    people_cards: '카드 이름',
  },
};
