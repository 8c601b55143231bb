import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/preferences/money.ts';
import { NumberTable } from '../../kit/ui/number-table.tsx';
import type { PriceChange, Prices } from './price-changes.ts';

const names = ['code', 'originalPrice', 'price'] as const;

/** The changes of a file, each value before and after. Values that stay are empty. */
export function ChangesTable({ changes }: { changes: readonly PriceChange[] }) {
  const { t } = useTranslation();
  return (
    <NumberTable name={t('product.plain.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('product.fields.name')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {t(`product.fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.product.id}>
            <th scope="row" style={{ whiteSpace: 'normal' }}>
              {change.product.name}
            </th>
            {names.map((name) => (
              <td key={name}>
                <BeforeAndAfter change={change} name={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}

function BeforeAndAfter({ change, name }: { change: PriceChange; name: (typeof names)[number] }) {
  const { t } = useTranslation();
  const { before, after, product } = change;
  if (before[name] === after[name]) return null;
  const text = (prices: Prices) =>
    name === 'code' ? (prices.code ?? t('common.none')) : formatMoney(prices[name], product.regionId);
  return (
    <>
      <del>{text(before)}</del> → <ins style={{ fontWeight: 600, textDecoration: 'none' }}>{text(after)}</ins>
    </>
  );
}
