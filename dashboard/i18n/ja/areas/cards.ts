import type * as en from '../../en/areas/cards.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    member_wallet: '会員{{id}}のカード',
    brand_wallet: 'ブランド{{id}}のカード',
  },
  event: {
    CardRegistered: 'カードが登録されました：···· {{lastFour}}。',
    CardReplaced: 'カードが変更されました：···· {{lastFour}}。',
    CardDescribed: 'カードの名前が変更されました。',
    CardMadePrimary: '支払いカードが変更されました。',
    CardRemoved: 'カードが削除されました。',
  },
  field: {
    ownerId: '所有者',
    cards: 'カード',
    primary: '支払いカード',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    wallets: 'カード',
    people_cards: 'カードの名前',
  },
};
