import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { settlementWords } from '#domain/settlements/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  settlement: {
    status: { none: 'No lines', open: 'Open', closed: 'Closed', paid_out: 'Paid out' },
    side: { sale: 'Sales', content_use: 'Content uses' },
    source: { order_item: 'Item of an order', look_use: 'Look use', brand_month: 'Earlier month' },
    step: {
      settled: 'Settled',
      reversed: 'Taken back',
      confirmed: 'Confirmed',
      ended: 'Ended',
      carried: 'Carried over',
    },
  },
} as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_month: 'Month of a brand' },
  categoryWithId: { brand_month: 'Month {{id}} of a brand' },
  event: {
    MonthLineAdded: 'Line was added: {{amount}} {{currency}}.',
    MonthClosed: 'Month {{month}} was closed.',
    MonthPaidOut: 'Sales were paid to the brand: {{amount}} {{currency}}, reference {{reference}}.',
    MonthChargedAgain: 'Content uses were charged again, instead of invoice {{replaced}}.',
    MonthTaxInvoiceNoted: 'Tax invoice for the commission was noted: {{approvalNumber}}.',
  } as const satisfies EventTexts<BrandMonthEvent>,
  fieldOf: { brand_month: settlementWords },
} as const;

export const replay = {
  entities: { brand_month: 'Month of a brand' },
  projection: { brand_months: 'Months of brands', brand_month_lines: 'Lines of months' },
} as const;
