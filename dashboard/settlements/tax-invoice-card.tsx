import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { TaxInvoiceStatus } from './tax-invoice-status.tsx';

/** A tax invoice in the list on a phone. */
export function taxInvoiceCard({ t, times, language }: ColumnParts): (row: TaxInvoice) => Card {
  return (row) => ({
    title: `${brandName(row.brand, language)} · ${t(`taxInvoice.kind.${row.kind}`)}`,
    about: `${formatAmount(row.amount, 'KRW')} · ${t('taxInvoice.fields.dueDate')} ${times.calendarDay(row.dueDate)}`,
    status: <TaxInvoiceStatus invoice={row} />,
  });
}
