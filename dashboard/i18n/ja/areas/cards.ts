import type * as en from '../../en/areas/cards.ts';
import type { Texts } from '../../texts.ts';

const card: Texts<typeof en.texts.card> = {
  title: 'カード',
  titleOfBrand: 'カード',
  none: '登録されたカードはありません。',
  add: 'カードを登録',
  addText: 'カードは決済代行会社が保管します。ここには下4桁だけが残ります。',
  replace: 'カードを変更',
  replaceText: '{{name}}の代わりに別のカードを登録します。',
  describe: 'カードの名前を変更',
  primary: '支払いカードにする',
  primaryText: '今後は{{name}}で支払います。',
  remove: 'カードを削除',
  removeText: '{{name}}を削除します。決済代行会社からも削除されます。',
  isPrimary: '支払い用',
  actions: {
    primary: '支払いに使う',
    describe: '名前を変更',
    replace: '変更',
    remove: '削除',
  },
  fields: {
    number: 'カード番号',
    expiry: '有効期限',
    expiryHelp: '年と月：2031-07',
    birth: '生年月日または事業者番号',
    birthHelp: '6桁（YYMMDD）、または事業者番号10桁',
    password: '暗証番号の上2桁',
    description: '名前',
  },
};

export const texts = { card };

export const rooms: Texts<typeof en.rooms> = {};

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
    primarySince: '支払いカードの設定日時',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    wallets: 'カード',
    people_cards: 'カードの名前',
  },
};
