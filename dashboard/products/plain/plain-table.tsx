import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import { NumberTable } from '../../kit/ui/number-table.tsx';
import { PlainRow } from './plain-row.tsx';

interface PlainTableProps {
  products: readonly Product[];
  /** The counts of the products' garments; undefined while they load. */
  counts: readonly ProductStockStatus[] | undefined;
}

/** Products with their codes, sizes, counts and prices. Each row opens its own form. */
export function PlainTable({ products, counts }: PlainTableProps) {
  const { t } = useTranslation();
  const byProduct = new Map(counts?.map((each) => [each.productId, each]));
  return (
    <Box sx={{ px: 1.25, py: 0.5 }}>
      <NumberTable isList name={t('product.plain.table')}>
        <thead>
          <tr>
            <th scope="col">{t('product.fields.code')}</th>
            <th scope="col">{t('product.fields.name')}</th>
            <th scope="col">{t('product.fields.brand')}</th>
            <th scope="col">{t('product.plain.sizes')}</th>
            <th scope="col" className="number">
              {t('product.columns.total')}
            </th>
            <th scope="col" className="number">
              {t('product.columns.availability')}
            </th>
            <th scope="col" className="number">
              {t('product.fields.originalPrice')}
            </th>
            <th scope="col" className="number">
              {t('product.fields.price')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <PlainRow key={product.id} product={product} counts={byProduct.get(product.id)} />
          ))}
        </tbody>
      </NumberTable>
    </Box>
  );
}
