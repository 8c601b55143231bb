import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductSize } from '#read-api/products/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Picks } from '../kit/actions/fields.ts';
import { api } from '../kit/client/api.ts';

const exchanges: readonly string[] = ['exchange_size', 'exchange_delivered'];

/** The other sizes of the product with their numbers of free garments, as options for an exchange. Sizes without any are left out. */
export function useOtherSizes(item: TrysetItem): Picks {
  const { t } = useTranslation();
  const mayExchange = item.actions.some(({ name, allowed }) => allowed && exchanges.includes(name));
  const path = '/v2/products/{id}/sizes';
  const params = { id: item.product.id };
  const { data } = useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => api.call<{ data: ProductSize[] }>('GET', path, { params, signal }),
    enabled: mayExchange,
  });
  if (data === undefined) return {};
  const options = data.data.data
    .filter(({ id, stockStatusCount }) => id !== item.productSize.id && stockStatusCount.availability > 0)
    .map(({ id, name, stockStatusCount: { availability: amount } }) => ({
      value: String(id),
      text: `${name} · ${t('actions.things.stock_item', { amount })}`,
    }));
  return { otherSizes: { options, none: t('actions.help.noOtherSizes') } };
}
