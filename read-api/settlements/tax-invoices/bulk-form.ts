import type { BusinessRegistration } from '#domain/brands/brand-events.ts';
import type { TaxInvoiceKind } from '#domain/settlements/tax-invoice-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import { columnsOf } from '../../kit/csv/columns-of.ts';
import type { CsvColumn, CsvValue } from '../../kit/csv/csv-column.ts';
import { type BulkFormColumn, bulkFormColumns } from './columns.ts';
import type { TaxInvoiceFound } from './scope.ts';
import type { SuppliedTaxInvoice } from './supplied.ts';

const things: Readonly<Record<TaxInvoiceKind, Readonly<Record<Language, string>>>> = {
  commission: { en: 'Commission', ko: '판매 수수료', ja: '販売手数料' },
  transfer: { en: 'Use of the service', ko: '서비스 이용료', ja: 'サービス利用料' },
};

const general = '01';
const receipt = '01';
const claim = '02';
const digits = (text: string | null | undefined) => text?.replaceAll(/\D/g, '') || null;

const cells: Partial<Record<BulkFormColumn, (row: SuppliedTaxInvoice, language?: Language) => CsvValue>> = {
  form_kind: () => general,
  written_date: ({ writtenOn }) => writtenOn.replaceAll('-', ''),
  supplier_number: ({ supplier }) => digits(supplier.businessNumber),
  supplier_name: ({ supplier }) => supplier.name,
  supplier_address: ({ supplier }) => supplier.address,
  buyer_number: (row) => digits(businessOf(row)?.businessRegistrationNumber),
  buyer_name: (row) => businessOf(row)?.businessName ?? row.brandNameKo ?? row.brandName,
  buyer_email: taxEmailOf,
  supply: supplyOf,
  tax: ({ tax }) => tax,
  note: ({ ofId, month }) => `${month} / ${ofId}`,
  day_1: ({ writtenOn }) => writtenOn.slice(-2),
  item_1: ({ kind, month }, language = 'ko') => `${things[kind][language]} ${month}`,
  quantity_1: () => 1,
  unit_price_1: supplyOf,
  supply_1: supplyOf,
  tax_1: ({ tax }) => tax,
  receipt_or_claim: ({ kind }) => (kind === 'transfer' ? receipt : claim),
};
const headers = Object.keys(bulkFormColumns) as BulkFormColumn[];
const empty = () => null;

/**
 * The file's columns: the tax office's form for issuing many tax invoices at once. Amounts are in KRW. The house supplies, as
 * it is today. Cells that the system cannot know are empty: the tax office takes the supplier's from its own register. The
 * reader's language words the thing; a file for programs has it in Korean, as the form does.
 */
export const bulkForm: readonly CsvColumn<SuppliedTaxInvoice>[] = columnsOf(
  bulkFormColumns,
)<SuppliedTaxInvoice>(headers.map((header) => ({ header, value: cells[header] ?? empty })));

/** The amount without tax. */
export function supplyOf({ amount, tax }: Pick<TaxInvoiceFound, 'amount' | 'tax'>): number {
  return amount - tax;
}

function businessOf({ business }: TaxInvoiceFound): BusinessRegistration | null {
  return (business?.businessRegistration ?? null) as BusinessRegistration | null;
}

/** The brand's e-mail address for taxes, otherwise that of its business registration. */
function taxEmailOf(row: TaxInvoiceFound): string | null {
  const own = row.business?.organization?.TaxEmail as { email?: string } | null | undefined;
  return own?.email ?? businessOf(row)?.businessEmail ?? null;
}
