import { Link } from 'react-router';
import type { TaxInvoice } from '#read-api/settlements/tax-invoices/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Column } from '../kit/list/grid.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { NoteButton } from './note-button.tsx';
import { settlementRoom } from './paths.ts';
import { TaxInvoiceStatus } from './tax-invoice-status.tsx';

/** `onNote` is called for the tax invoice whose number somebody wants to note. */
export const taxInvoiceColumns =
  (onNote: (invoice: TaxInvoice) => void) =>
  ({ t, times, language }: ColumnParts): readonly Column<TaxInvoice>[] => {
    const amount = { width: 105, align: 'right', headerAlign: 'right' } as const;
    return [
      {
        field: 'written_date',
        headerName: t('taxInvoice.fields.writtenDate'),
        width: 100,
        renderCell: ({ row }) => times.calendarDay(row.writtenDate),
      },
      {
        field: 'kind',
        headerName: t('taxInvoice.fields.kind'),
        width: 100,
        sortable: false,
        renderCell: ({ row: { kind, of } }) => {
          const text = t(`taxInvoice.kind.${kind}`);
          return of.kind === 'brand_month' ? <Link to={settlementRoom(of.id)}>{text}</Link> : text;
        },
      },
      {
        field: 'brand',
        headerName: t('settlement.fields.brandId'),
        flex: 1,
        minWidth: 120,
        sortable: false,
        renderCell: ({ row }) => <TwoLines first={brandName(row.brand, language)} second={row.month} />,
      },
      {
        field: 'supply',
        headerName: t('taxInvoice.fields.supply'),
        ...amount,
        sortable: false,
        renderCell: ({ row }) => formatAmount(row.supply, 'KRW'),
      },
      {
        field: 'tax',
        headerName: t('taxInvoice.fields.tax'),
        ...amount,
        sortable: false,
        renderCell: ({ row }) => formatAmount(row.tax, 'KRW'),
      },
      {
        field: 'amount',
        headerName: t('taxInvoice.fields.amount'),
        ...amount,
        renderCell: ({ row }) => formatAmount(row.amount, 'KRW'),
      },
      {
        field: 'due_date',
        headerName: t('taxInvoice.fields.dueDate'),
        width: 100,
        renderCell: ({ row }) => times.calendarDay(row.dueDate),
      },
      {
        field: 'status',
        headerName: t('settlement.fields.status'),
        width: 130,
        sortable: false,
        renderCell: ({ row }) => <TaxInvoiceStatus invoice={row} />,
      },
      {
        field: 'note',
        headerName: t('settlementActions.note_tax_invoice'),
        width: 130,
        sortable: false,
        renderCell: ({ row }) => <NoteButton invoice={row} onNote={onNote} />,
      },
    ];
  };
