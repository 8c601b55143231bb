import { brandInvoiceWords } from '#domain/brand-invoices/words/ja.ts';
import type * as en from '../../en/areas/brand-invoices.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  brandInvoice: {
    refused: {
      no_tax_invoice: 'この振込に税金計算書は不要です。ウォン建ての銀行振込で支払われた場合のみ必要です。',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_invoice: 'ブランドの請求書' },
  categoryWithId: { brand_invoice: 'ブランドの請求書 {{id}}' },
  event: {
    BrandInvoiceOpened: '請求書が発行されました：{{amount}} {{currency}}。',
    BrandInvoicePaid: '請求書が支払われました：{{amount}}。',
    BrandInvoiceDeclined: '請求書の支払いが拒否されました。',
    BrandInvoiceFailed: '請求書の支払いに失敗しました。',
    BrandInvoiceCanceled: '請求書が取り消されました。',
    BrandInvoiceRefunded: '請求金額が返金されました：{{amount}}。',
    BrandInvoiceTaxInvoiceNoted: '振込の税金計算書の承認番号が登録されました：{{approvalNumber}}。',
  },
  fieldOf: { brand_invoice: brandInvoiceWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_invoice: 'ブランドの請求書' },
  projection: { brand_invoices: 'ブランドの請求書' },
};
