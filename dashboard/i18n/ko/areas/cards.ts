import type * as en from '../../en/areas/cards.ts';
import type { Texts } from '../../texts.ts';

const card: Texts<typeof en.texts.card> = {
  title: '카드',
  titleOfBrand: '카드',
  none: '등록된 카드가 없습니다.',
  add: '카드 등록',
  addText: '카드는 결제 대행사가 보관합니다. 여기에는 마지막 네 자리만 남습니다.',
  replace: '카드 교체',
  replaceText: '{{name}} 대신 다른 카드를 등록합니다.',
  describe: '카드 이름 변경',
  primary: '결제 카드로 지정',
  primaryText: '앞으로 {{name}} 카드로 결제합니다.',
  remove: '카드 삭제',
  removeText: '{{name}} 카드를 삭제합니다. 결제 대행사에서도 삭제됩니다.',
  isPrimary: '결제 카드',
  actions: {
    primary: '결제 지정',
    describe: '이름 변경',
    replace: '교체',
    remove: '삭제',
  },
  fields: {
    number: '카드 번호',
    expiry: '유효기간',
    expiryHelp: '연도와 월: 2031-07',
    birth: '생년월일 또는 사업자번호',
    birthHelp: '여섯 자리(YYMMDD) 또는 사업자번호 열 자리',
    password: '비밀번호 앞 두 자리',
    description: '이름',
  },
};

export const texts = { card };

export const rooms: Texts<typeof en.rooms> = {};

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
    primarySince: '결제 카드 지정 시각',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    wallets: '카드',
    people_cards: '카드 이름',
  },
};
