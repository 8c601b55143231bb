import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import type { Product } from '#read-api/products/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { RowPicture } from '../kit/list/row-picture.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { CountLink } from '../kit/ui/count-link.tsx';
import { PublishedChip, SoldOutChip } from './product-chips.tsx';
import { countNames, countPath } from './stock-counts.ts';

const right = { align: 'right', headerAlign: 'right' } as const;

export const hiddenAtFirst = [
  'gender',
  'region',
  'useMode',
  'sale',
  'priority',
  'use',
  'created_time',
  'updated_time',
];

export function productColumns(parts: ColumnParts): readonly Column<Product>[] {
  const { t, language, times, withBrand } = parts;
  return [
    {
      field: 'name',
      headerName: t('product.columns.name'),
      flex: 4,
      minWidth: 228,
      renderCell: ({ row }) => (
        <>
          <RowPicture src={row.coverImage} />
          <TwoLines
            wraps
            first={
              <Link to={`/products/detail/${row.id}`} title={row.name}>
                {row.name}
              </Link>
            }
            second={row.code}
          />
        </>
      ),
    },
    ...(withBrand
      ? [text(t, 'brand', { flex: 1, minWidth: 106 }, (row: Product) => brandName(row.brand, language))]
      : []),
    {
      field: 'category',
      headerName: t('product.columns.category'),
      description: `${t('product.columns.category')} · ${t('product.columns.season')}`,
      flex: 1,
      minWidth: 108,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={row.category?.name} second={row.season?.name ?? null} />,
    },
    {
      field: 'price',
      headerName: t('product.columns.price'),
      width: 92,
      ...right,
      renderCell: ({ row }) => (
        <TwoLines
          first={formatMoney(row.price, row.regionId)}
          second={row.discountRate === 0 ? null : `−${t('product.percent', { n: row.discountRate })}`}
        />
      ),
    },
    ...stockColumns(t),
    {
      field: 'state',
      headerName: t('product.columns.state'),
      width: 106,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ display: 'grid', gap: '2px', justifyItems: 'start' }}>
          <PublishedChip isPublished={row.isPublished} />
          <SoldOutChip isSoldOut={row.isSoldout} isMarked={row.isMarkedSoldOut} />
        </Box>
      ),
    },
    text(t, 'gender', { width: 80 }, (row) => label(t, 'product.gender', row.gender)),
    text(t, 'region', { width: 80 }, (row) => label(t, 'product.region', row.regionId)),
    text(t, 'useMode', { width: 84 }, (row) => label(t, 'product.useMode', row.useMode)),
    text(t, 'sale', { width: 150 }, (row) => salesOf(t, row)),
    { field: 'priority', headerName: t('product.columns.priority'), width: 84, ...right },
    {
      field: 'created_time',
      headerName: t('product.columns.created_time'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('product.columns.updated_time'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}

/** Column widths in px, as narrow as the headings allow in every language. */
const widths = { total: 58, availability: 54, inUse: 64, requested: 84, inCheck: 72 } as const;

type TextColumn = 'brand' | 'gender' | 'region' | 'useMode' | 'sale';

function text(
  t: TFunction,
  field: TextColumn,
  size: Partial<Column<Product>>,
  shown: (row: Product) => string,
): Column<Product> {
  return {
    field,
    headerName: t(`product.columns.${field}`),
    sortable: false,
    ...size,
    renderCell: ({ row }) => <TwoLines first={shown(row)} second={null} />,
  };
}

function stockColumns(t: TFunction): Column<Product>[] {
  const counts = countNames.map(
    (name): Column<Product> => ({
      field: name,
      headerName: t(`product.columns.${name}`),
      width: widths[name],
      sortable: false,
      ...right,
      renderCell: ({ row }) => (
        <CountLink
          amount={row.stockStatusCount[name]}
          name={t(`product.columns.${name}`)}
          to={countPath({ product: row.id }, name)}
        />
      ),
    }),
  );
  return [
    ...counts,
    {
      field: 'use',
      headerName: t('product.columns.use'),
      width: 80,
      sortable: false,
      ...right,
      renderCell: ({ row }) => formatNumber(row.stockStatusCount.use),
    },
  ];
}

function salesOf(t: TFunction, { isSaleForCurator, isCommerceSaleAvailable }: Product): string {
  return [
    isSaleForCurator && t('product.filters.is_sale_for_curator'),
    isCommerceSaleAvailable && t('product.filters.is_commerce_sale_available'),
  ]
    .filter(Boolean)
    .join(', ');
}
