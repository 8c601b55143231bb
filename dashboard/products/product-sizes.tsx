import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail, ProductSize } from '#read-api/products/contract.ts';
import type { StockCounts } from '#read-api/products/parts-contract.ts';
import DeleteIcon from '~icons/ic/outline-delete';
import EditIcon from '~icons/ic/outline-edit';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { confirm } from '../kit/ui/confirm.tsx';
import { CountLink } from '../kit/ui/count-link.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { heldGarments, InUseNotice } from './in-use-notice.tsx';
import { SoldOutChip } from './product-chips.tsx';
import { type CountedOf, countNames, countPath } from './stock-counts.ts';
import { useProductWrite } from './use-product-write.ts';

interface ProductSizesProps {
  product: ProductDetail;
  onEdit: (size: ProductSize) => void;
}

/** The sizes with their measurements and stock counts. The last row has the counts of the whole product. */
export function ProductSizes({ product, onEdit }: ProductSizesProps) {
  const { t } = useTranslation();
  const write = useProductWrite(product.id);
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const { sizes } = product;
  const measured = measurementsOf(sizes);

  async function remove(size: ProductSize) {
    setHeld(null);
    const agreed = await confirm({
      title: t('product.ask.removeSizeTitle', { name: size.name }),
      text: t('product.ask.removeSizeText'),
      ok: t('product.actions.removeSize'),
      isDanger: true,
    });
    if (!agreed) return;
    write.mutate(
      { method: 'DELETE', path: `/sizes/${size.id}`, name: t('product.actions.removeSize') },
      { onError: (error) => setHeld(heldGarments(error)) },
    );
  }

  return (
    <Section title={t('product.sections.sizes')}>
      {held !== null && <InUseNotice stockItemIds={held} onClose={() => setHeld(null)} />}
      {sizes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('product.noSizes')}
        </Typography>
      ) : (
        <NumberTable name={t('product.sections.sizes')}>
          <thead>
            <tr>
              <th scope="col">{t('product.size')}</th>
              {measured.map(({ id, name }) => (
                <th key={id} scope="col" className="number wrapping">
                  {name}
                </th>
              ))}
              {countNames.map((name) => (
                <th key={name} scope="col" className="number wrapping">
                  {t(`product.columns.${name}`)}
                </th>
              ))}
              <th scope="col" className="number">
                {t('product.columns.use')}
              </th>
              <th scope="col">{t('product.columns.state')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size.id}>
                <th scope="row">{size.name}</th>
                {measured.map(({ id }) => (
                  <td key={id} className="number">
                    {orNoValue(size.measurements.find(({ type }) => type.id === id)?.value)}
                  </td>
                ))}
                <Counts counts={size.stockStatusCount} of={{ size: size.id }} />
                <td>
                  <SoldOutChip isSoldOut={size.isSoldOut} isMarked={size.isMarkedSoldOut} />
                </td>
                <td>
                  <May>
                    <Box
                      role="group"
                      aria-label={t('product.sizeActions', { name: size.name })}
                      sx={{ display: 'flex', justifyContent: 'flex-end' }}
                    >
                      <IconButton
                        aria-label={`${t('product.actions.editSize')}: ${size.name}`}
                        title={t('product.actions.editSize')}
                        onClick={() => onEdit(size)}
                      >
                        <EditIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        aria-label={`${t('product.actions.removeSize')}: ${size.name}`}
                        title={t('product.actions.removeSize')}
                        onClick={() => remove(size)}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    </Box>
                  </May>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={1 + measured.length}>
                {t('product.allSizes')}
              </th>
              <Counts counts={product.stockStatusCount} of={{ product: product.id }} />
              <td colSpan={2} />
            </tr>
          </tfoot>
        </NumberTable>
      )}
    </Section>
  );
}

function Counts({ counts, of }: { counts: StockCounts; of: CountedOf }) {
  const { t } = useTranslation();
  return (
    <>
      {countNames.map((name) => (
        <td key={name} className="number">
          <CountLink amount={counts[name]} name={t(`product.columns.${name}`)} to={countPath(of, name)} />
        </td>
      ))}
      <td className="number">{formatNumber(counts.use)}</td>
    </>
  );
}

/** The measurement types of all sizes without duplicates, in order of first occurrence. */
function measurementsOf(sizes: readonly ProductSize[]) {
  const types = sizes.flatMap(({ measurements }) => measurements.map(({ type }) => type));
  return [...new Map(types.map((type) => [type.id, type])).values()];
}
