import { cashWords } from '#domain/cash/words/ja.ts';
import type * as en from '../../en/areas/cash.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  cashAccount: {
    refused: {
      account_number_masked: '別の口座の伏せられた番号です。番号全体を入力してください。',
      other_amount: '未払い明細の合計が支払額と異なります。支払の確認を依頼してください。',
    },
  },
  cash: {
    title: '現金',
    entries: '現金の明細',
    none: '支払われる現金はありません。',
    nothing: 'なし',
    fields: cashWords,
    source: { look_use: 'ルック利用', reservation: '予約', proposal: '提案' },
    step: { due: '支払予定', reversed: '取消' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { cash_account: '会員の現金' },
  categoryWithId: { cash_account: '会員の現金 {{id}}' },
  event: {
    CashDue: '支払予定の現金が発生しました：{{amount}} {{currency}}。',
    CashReversed: '現金が取り消されました：{{amount}} {{currency}}。',
    CashPaid: '現金が支払われました：税引前 {{amount}} {{currency}}、支払 {{payoutId}}。',
    CashBankAccountSet: '口座が登録されました。',
    CashBankAccountShown: '口座番号の全桁が表示されました。',
  },
  fieldOf: { cash_account: cashWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { cash_account: '会員の現金' },
  projection: {
    cash_accounts: '会員の現金口座',
    cash_entries: '会員の現金明細',
    people_bank_accounts: '会員の銀行口座',
  },
};
