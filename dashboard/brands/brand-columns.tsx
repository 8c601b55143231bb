import { Link } from 'react-router';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { BrandWithStats } from '#read-api/brands/contract.ts';
import type { Column } from '../kit/list/grid.tsx';
import { Moment } from '../kit/list/moment.tsx';
import { TwoLines } from '../kit/list/two-lines.tsx';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { Picture } from '../kit/ui/picture.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath } from '../rentals/rental-links.ts';
import { brandLinks } from './brand-links.ts';
import { brandName } from './brand-name.ts';
import { BrandStanding } from './brand-standing.tsx';

const number = { align: 'right', headerAlign: 'right', sortable: false } as const;

export function brandColumns({ t, language, times }: ColumnParts): readonly Column<BrandWithStats>[] {
  const figure = (
    field: 'products' | 'stock' | 'inUse',
    countOf: (stats: BrandWithStats['stats']) => number,
  ): Column<BrandWithStats> => ({
    field,
    headerName: t(`brand.columns.${field}`),
    width: 88,
    ...number,
    renderCell: ({ row }) => (
      <RentalFigure
        count={countOf(row.stats)}
        to={brandLinks(row.id)[field]}
        name={t(`brand.columns.${field}`)}
      />
    ),
  });
  return [
    {
      field: 'name',
      headerName: t('brand.columns.name'),
      flex: 1,
      minWidth: 190,
      renderCell: ({ row }) => {
        const name = brandName(row, language);
        const other = name === row.name ? row.nameKo : row.name;
        return (
          <>
            <Picture src={row.images.logo ?? row.images.list} size={32} shape="square" />
            <span style={{ width: 10, flexShrink: 0 }} />
            <TwoLines first={<Link to={`/brands/${row.id}`}>{name}</Link>} second={other} />
          </>
        );
      },
    },
    {
      field: 'status',
      headerName: t('brand.columns.status'),
      width: 124,
      sortable: false,
      renderCell: ({ row }) => <BrandStanding status={row.status} />,
    },
    {
      field: 'skuCode',
      headerName: t('brand.columns.skuCode'),
      width: 100,
      sortable: false,
      renderCell: ({ row }) => row.skuCode,
    },
    figure('products', ({ productCount }) => productCount),
    figure('stock', ({ stockCount }) => stockCount),
    figure('inUse', ({ inUseCount }) => inUseCount),
    ...rentalGroups.map(
      (group): Column<BrandWithStats> => ({
        field: group,
        headerName: t(`brand.columns.${group}`),
        width: 88,
        ...number,
        renderCell: ({ row }) => (
          <RentalFigure
            count={row.stats.rentals[group]}
            to={itemsPath({ brand_id: row.id }, group)}
            name={t(`brand.columns.${group}`)}
          />
        ),
      }),
    ),
    {
      field: 'created_time',
      headerName: t('brand.columns.created'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.createdTime} times={times} />,
    },
    {
      field: 'updated_time',
      headerName: t('brand.columns.updated'),
      width: 102,
      renderCell: ({ row }) => <Moment iso={row.updatedTime} times={times} />,
    },
  ];
}
