import { cashWords } from '#domain/cash/words/ko.ts';
import type * as en from '../../en/areas/cash.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  cashAccount: {
    refused: {
      account_number_masked: '다른 계좌의 가려진 번호입니다. 계좌번호 전체를 입력하세요.',
      other_amount: '미지급 내역의 합계가 정산 금액과 다릅니다. 정산 확인을 요청하세요.',
    },
  },
  cash: {
    title: '현금',
    entries: '현금 내역',
    none: '지급할 현금이 없습니다.',
    nothing: '없음',
    fields: cashWords,
    source: { look_use: '룩 사용', reservation: '예약', proposal: '제안' },
    step: { due: '지급 예정', reversed: '회수' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { cash_account: '회원 현금' },
  categoryWithId: { cash_account: '회원 현금 {{id}}' },
  event: {
    CashDue: '지급 예정 현금이 생겼습니다: {{amount}} {{currency}}.',
    CashReversed: '현금이 회수되었습니다: {{amount}} {{currency}}.',
    CashPaid: '현금이 지급되었습니다: 세전 {{amount}} {{currency}}, 정산 {{payoutId}}.',
    CashBankAccountSet: '계좌가 등록되었습니다.',
    CashBankAccountShown: '계좌번호 전체가 조회되었습니다.',
  },
  fieldOf: { cash_account: cashWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { cash_account: '회원 현금' },
  projection: {
    cash_accounts: '회원 현금 계정',
    cash_entries: '회원 현금 내역',
    people_bank_accounts: '회원 계좌',
  },
};
