import { houseWords, settlementWords } from '#domain/settlements/words/ja.ts';
import type * as en from '../../en/areas/settlements.ts';
import type { Texts } from '../../texts.ts';

const status = { none: '明細なし', open: '締め前', closed: '締め済み', paid_out: '支払済み' };

export const texts: Texts<typeof en.texts> = {
  settlement: {
    status,
    side: { sale: '販売', content_use: 'コンテンツ利用' },
    source: { order_item: '注文商品', look_use: 'ルック利用', brand_month: '前月以前' },
    step: { settled: '精算', reversed: '精算取消', confirmed: '確定', ended: '終了', carried: '繰越' },
    fields: settlementWords,
    lines: '明細',
    months: '精算月',
    closes: '締め予定',
    salesTax: '販売額の内税',
    commissionTax: '手数料の内税',
    contentUseTax: 'コンテンツ利用料の内税',
    carried: '翌月へ繰越',
    statement: '精算書（PDF）',
    contentUseInvoice: 'コンテンツ利用の請求書',
    openInvoice: 'PDFを開く',
    moreLines: 'ほかに{{amount}}件の明細があります。すべて見るには書き出してください。',
    figures: {
      sales: '販売額',
      commission: '手数料',
      payable: '支払額',
      contentUse: 'コンテンツ利用料',
    },
    filters: { from: '開始月', to: '終了月' },
    why: {
      too_early: '精算月は翌月3日の04:00に締められます。',
      nothing_to_pay: 'ブランドに支払う金額がありません。',
      nothing_charged: '請求したコンテンツ利用料がありません。',
      no_commission: 'KRWの手数料がない精算月です。',
    },
  },
  taxInvoice: {
    kind: { commission: '手数料', transfer: '銀行振込' },
    due: '発行待ち',
    overdue: '期限超過',
    note: '承認番号を記録',
    correct: '訂正',
    fields: {
      id: '番号',
      kind: '区分',
      writtenDate: '作成日',
      supply: '税抜',
      tax: '税額',
      amount: '税込',
      dueDate: '発行期限',
    },
    filters: { isNoted: '発行済み' },
  },
  house: {
    title: 'プラットフォームの運営会社',
    note: '締めた月の書類には、締め時点の情報が残ります。ほかの書類と公開ページには、現在の情報を表示します。',
    businessHelp: '数字10桁：123-45-67890',
    registrationHelp: 'Tと数字13桁：T1234567890123',
    fields: houseWords,
  },
  brandMonth: {
    status,
    refused: {
      nothing_to_pay: '{{currency}}で支払う金額はもうありません。ページを再読み込みしてください。',
      nothing_charged: 'この精算月には{{currency}}で請求したコンテンツ利用料がありません。',
      other_invoice: 'ほかの人がすでに再請求しました。ページを再読み込みしてください。',
      being_paid:
        'コンテンツ利用料の請求書は未払いまたは支払い済みです。入金なしで終了した後に再請求してください。',
      too_early: 'まだ締め前です。翌月3日の04:00に締められます。',
      no_commission: 'KRWの手数料がないため、税金計算書は不要です。',
    },
  },
  settlementActions: {
    add_line: '明細の追加',
    close: '締め',
    pay_out: 'ブランドへの振込を記録',
    charge_again: 'コンテンツ利用料を再請求',
    note_tax_invoice: '税金計算書を記録',
  },
  settlementDone: {
    pay_out: 'ブランドへの振込を記録しました。',
    charge_again: 'コンテンツ利用料を再請求しました。',
    note_tax_invoice: '税金計算書を記録しました。',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  taxInvoices: '税金計算書',
  settlements: '精算',
  settlement: '精算の詳細',
  house: '運営会社',
};

export const history: Texts<typeof en.history> = {
  categories: { brand_month: 'ブランドの精算月' },
  categoryWithId: { brand_month: 'ブランドの精算月 {{id}}', house: '運営会社' },
  event: {
    MonthLineAdded: '精算明細が追加されました：{{amount}} {{currency}}。',
    MonthClosed: '精算が締められました：{{month}}。',
    MonthPaidOut: '販売代金がブランドに支払われました：{{amount}} {{currency}}、参照番号 {{reference}}。',
    MonthChargedAgain: 'コンテンツ利用料が再請求されました。以前の請求書：{{replaced}}。',
    MonthTaxInvoiceNoted: '手数料の税金計算書の承認番号が登録されました：{{approvalNumber}}。',
    HouseRevised: '運営会社の情報を変更しました。',
  },
  fieldOf: { brand_month: settlementWords, house: houseWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_month: 'ブランドの精算月' },
  projection: { brand_months: 'ブランドの精算月', brand_month_lines: '精算明細' },
};
