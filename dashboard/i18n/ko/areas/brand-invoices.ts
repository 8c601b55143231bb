import { brandInvoiceWords } from '#domain/brand-invoices/words/ko.ts';
import type * as en from '../../en/areas/brand-invoices.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  brandInvoice: {
    refused: {
      no_tax_invoice: '이 이체에는 세금계산서가 필요하지 않습니다. 원화 계좌이체로 결제된 건에만 필요합니다.',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_invoice: '브랜드 청구서' },
  categoryWithId: { brand_invoice: '브랜드 청구서 {{id}}' },
  event: {
    BrandInvoiceOpened: '청구서가 발행되었습니다: {{amount}} {{currency}}.',
    BrandInvoicePaid: '청구서가 결제되었습니다: {{amount}}.',
    BrandInvoiceDeclined: '청구서 결제가 거절되었습니다.',
    BrandInvoiceFailed: '청구서 결제에 실패했습니다.',
    BrandInvoiceCanceled: '청구서가 취소되었습니다.',
    BrandInvoiceRefunded: '청구 금액이 환불되었습니다: {{amount}}.',
    BrandInvoiceTaxInvoiceNoted: '이체 세금계산서 승인번호가 등록되었습니다: {{approvalNumber}}.',
  },
  fieldOf: { brand_invoice: brandInvoiceWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_invoice: '브랜드 청구서' },
  projection: { brand_invoices: '브랜드 청구서' },
};
