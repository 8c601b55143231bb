import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { orderItemRoom } from './paths.ts';

const numbers = ['salesPrice', 'itemPoint', 'itemCash', 'tax'] as const;

/** The items of an order with their prices. Each leads to its page, where it is prepared, sent and returned. */
export function ItemsSection({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const title = t('order.fields.items');
  return (
    <Section title={title}>
      <NumberTable name={title}>
        <thead>
          <tr>
            <th scope="col">{t('order.fields.itemId')}</th>
            <th scope="col">{t('order.fields.productId')}</th>
            <th scope="col">{t('order.fields.status')}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="number">
                {t(`order.fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <Link to={orderItemRoom(item.id)}>{item.id}</Link>
              </td>
              <td>
                <ThingLink kind="product" id={item.product.id}>
                  {item.product.name}
                </ThingLink>
                {` · ${item.productSize.name} · `}
                <ThingLink kind="brand" id={item.brand.id}>
                  {brandName(item.brand, language)}
                </ThingLink>
              </td>
              <td>
                <KindStatus kind="order" status={item.status} />
              </td>
              {numbers.map((name) => (
                <td key={name} className="number">
                  {orNoValue(numberText(item, name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </Section>
  );
}

/** Points have no currency. Null: the reader may not see the number. */
function numberText(item: OrderItem, name: (typeof numbers)[number]): string | null {
  const amount = item[name];
  if (amount === null) return null;
  return name === 'itemPoint' ? formatNumber(amount) : formatAmount(amount, item.currency);
}
