import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import type { BrandMonthAction } from '#domain/settlements/month-transitions.ts';
import { houseWords, settlementWords } from '#domain/settlements/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const status = { none: 'No lines', open: 'Open', closed: 'Closed', paid_out: 'Paid out' } as const;

export const texts = {
  settlement: {
    status,
    side: { sale: 'Sales', content_use: 'Content uses' },
    source: { order_item: 'Item of an order', look_use: 'Look use', brand_month: 'Earlier month' },
    step: {
      settled: 'Settled',
      reversed: 'Taken back',
      confirmed: 'Confirmed',
      ended: 'Ended',
      carried: 'Carried over',
    },
    fields: settlementWords,
    lines: 'Lines',
    months: 'Months',
    closes: 'Closes',
    salesTax: 'Tax in the sales',
    commissionTax: 'Tax in the commission',
    contentUseTax: 'Tax in the content uses',
    carried: 'Carried to the next month',
    statement: 'Statement (PDF)',
    contentUseInvoice: 'Invoice for uses',
    openInvoice: 'Open PDF',
    moreLines: '{{amount}} more {{amount, plural(one: line; other: lines)}}: export them to see all.',
    figures: {
      sales: 'Sales',
      commission: 'Commission',
      payable: 'To pay out',
      contentUse: 'Content uses',
    },
    filters: { from: 'From month', to: 'To month' },
    why: {
      too_early: 'The month closes at 04:00 on the 3rd of the next month.',
      nothing_to_pay: 'Nothing is left to pay to the brand.',
      nothing_charged: 'No content uses were charged.',
      no_commission: 'The month has no commission in KRW.',
    },
  },
  taxInvoice: {
    kind: { commission: 'Commission', transfer: 'Transfer' },
    due: 'To issue',
    overdue: 'Overdue',
    note: 'Note number',
    correct: 'Correct',
    fields: {
      id: 'No.',
      kind: 'For',
      writtenDate: 'Written on',
      supply: 'Without tax',
      tax: 'Tax',
      amount: 'With tax',
      dueDate: 'Due',
    },
    filters: { isNoted: 'Issued' },
  },
  house: {
    title: 'Who runs the platform',
    note: 'Papers of closed months keep the house as it was at their close. All other papers and the public pages show it as it is now.',
    businessHelp: '10 digits: 123-45-67890',
    registrationHelp: 'T and 13 digits: T1234567890123',
    fields: houseWords,
  },
  brandMonth: {
    status,
    refused: {
      nothing_to_pay: 'Nothing is left to pay in {{currency}}. Load the page again.',
      nothing_charged: 'The month charged no content uses in {{currency}}.',
      other_invoice: 'Somebody else has charged this month by now. Load the page again.',
      being_paid:
        'The invoice for the content uses is open or paid. Charge again only after it ended without money.',
      too_early: 'The month is not over yet. It closes at 04:00 on the 3rd of the next month.',
      no_commission: 'The month has no commission in KRW, so no tax invoice is due.',
    },
  },
  settlementActions: {
    add_line: 'Add line',
    close: 'Close',
    pay_out: 'Note the transfer to the brand',
    charge_again: 'Charge content uses again',
    note_tax_invoice: 'Note tax invoice',
  } as const satisfies Record<BrandMonthAction, string>,
  settlementDone: {
    pay_out: 'The transfer to the brand is noted.',
    charge_again: 'The content uses are charged again.',
    note_tax_invoice: 'The tax invoice is noted.',
  },
} as const;

export const rooms = {
  taxInvoices: 'Tax invoices',
  settlements: 'Settlements',
  settlement: 'Settlement',
  house: 'House',
} as const;

export const history = {
  categories: { brand_month: 'Month of a brand' },
  categoryWithId: { brand_month: 'Month {{id}} of a brand', house: 'House' },
  event: {
    MonthLineAdded: 'Line was added: {{amount}} {{currency}}.',
    MonthClosed: 'Month {{month}} was closed.',
    MonthPaidOut: 'Sales were paid to the brand: {{amount}} {{currency}}, reference {{reference}}.',
    MonthChargedAgain: 'Content uses were charged again, instead of invoice {{replaced}}.',
    MonthTaxInvoiceNoted: 'Tax invoice for the commission was noted: {{approvalNumber}}.',
    HouseRevised: 'The house was revised.',
  } as const satisfies EventTexts<BrandMonthEvent>,
  fieldOf: { brand_month: settlementWords, house: houseWords },
} as const;

export const replay = {
  entities: { brand_month: 'Month of a brand' },
  projection: { brand_months: 'Months of brands', brand_month_lines: 'Lines of months' },
} as const;
