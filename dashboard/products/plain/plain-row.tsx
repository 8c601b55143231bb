import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import { brandName } from '../../brands/brand-name.ts';
import { api } from '../../kit/client/api.ts';
import { EditForm } from '../../kit/edit/edit-form.tsx';
import { reloaded } from '../../kit/edit/reloaded.ts';
import { formatMoney } from '../../kit/preferences/money.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { May } from '../../kit/session/may.tsx';
import { CountLink } from '../../kit/ui/count-link.tsx';
import { countPath } from '../stock-counts.ts';
import { plainFields, plainValues } from './plain-fields.ts';

interface PlainRowProps {
  product: Product;
  counts: ProductStockStatus | undefined;
}

const columns = 9;
const wraps = { whiteSpace: 'normal', minWidth: 160 } as const;
const path = '/v2/products/{id}';

/** One product, with the form for its code and its prices below it while it is open. */
export function PlainRow({ product, counts }: PlainRowProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const [isOpen, setOpen] = useState(false);
  const { id, code, name, brand, originalPrice, price, regionId, stockStatusCount } = product;
  return (
    <>
      <tr>
        <td data-column={t('product.fields.code')}>{code}</td>
        <th scope="row" style={wraps}>
          <Link to={`/products/detail/${id}`}>{name}</Link>
        </th>
        <td data-column={t('product.fields.brand')}>{brandName(brand, language)}</td>
        <td data-column={t('product.plain.sizes')} style={wraps}>
          {counts?.sizes.map((size) => `${size.name} ${formatNumber(size.total)}`).join(' · ')}
        </td>
        {(['total', 'availability'] as const).map((each) => (
          <td key={each} data-column={t(`product.columns.${each}`)} className="number">
            <CountLink
              amount={stockStatusCount[each]}
              name={t(`product.columns.${each}`)}
              to={countPath({ product: id }, each)}
            />
          </td>
        ))}
        <td data-column={t('product.fields.originalPrice')} className="number">
          {formatMoney(originalPrice, regionId)}
        </td>
        <td data-column={t('product.fields.price')} className="number">
          {formatMoney(price, regionId)}
        </td>
        <td className="number">
          <May>
            <Button
              size="small"
              aria-label={t('forms.editOf', { name })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              sx={{ minHeight: 26, py: 0 }}
            >
              {t('forms.edit')}
            </Button>
          </May>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns}>
            <RowForm product={product} onClose={() => setOpen(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

function RowForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name, revision } = product;
  const read = async () => (await api.call<Product>('GET', path, { params: { id } })).data;
  return (
    <EditForm<CommandAnswer>
      fields={plainFields(t)}
      current={{ values: plainValues(product), revision }}
      draftKey={`plain row of product ${id}`}
      send={async (body, { revision: ifMatch, intent }) =>
        (await api.call<CommandAnswer>('PATCH', path, { params: { id }, body, intent, ifMatch })).data
      }
      reload={async (seen) => {
        const now = await reloaded(read, seen);
        return { values: plainValues(now), revision: now.revision };
      }}
      told={t('forms.done', { name })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
