import { settlementWords } from '#domain/settlements/words/ja.ts';
import type * as en from '../../en/areas/settlements.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  settlement: {
    status: { none: '明細なし', open: '締め前', closed: '締め済み', paid_out: '支払済み' },
    side: { sale: '販売', content_use: 'コンテンツ利用' },
    source: { order_item: '注文商品', look_use: 'ルック利用', brand_month: '前月以前' },
    step: { settled: '精算', reversed: '精算取消', confirmed: '確定', ended: '終了', carried: '繰越' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_month: 'ブランドの精算月' },
  categoryWithId: { brand_month: 'ブランドの精算月 {{id}}' },
  event: {
    MonthLineAdded: '精算明細が追加されました：{{amount}} {{currency}}。',
    MonthClosed: '精算が締められました：{{month}}。',
    MonthPaidOut: '販売代金がブランドに支払われました：{{amount}} {{currency}}、参照番号 {{reference}}。',
    MonthChargedAgain: 'コンテンツ利用料が再請求されました。以前の請求書：{{replaced}}。',
    MonthTaxInvoiceNoted: '手数料の税金計算書の承認番号が登録されました：{{approvalNumber}}。',
  },
  fieldOf: { brand_month: settlementWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_month: 'ブランドの精算月' },
  projection: { brand_months: 'ブランドの精算月', brand_month_lines: '精算明細' },
};
