import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shippedStatuses } from '#domain/tryset-items/item-status.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Picks } from '../kit/actions/fields.ts';
import { api } from '../kit/client/api.ts';

const shown = 50;

/** The garments of other shipped items of the product, as options for a swap. */
export function useSwapItems(item: TrysetItem): Picks {
  const { t } = useTranslation();
  const maySwap = item.actions.some(({ name, allowed }) => allowed && name === 'swap_garment');
  const query = { product_ids: item.product.id, statuses: shippedStatuses.join(','), limit: shown };
  const { data } = useQuery({
    queryKey: ['/v2/trysets/items', query],
    queryFn: ({ signal }) => api.call<{ data: TrysetItem[] }>('GET', '/v2/trysets/items', { query, signal }),
    enabled: maySwap,
  });
  if (data === undefined) return {};
  const options = data.data.data
    .filter(({ id }) => id !== item.id)
    .map(({ stock, productSize, user }) => ({
      value: String(stock.id),
      text: [stock.code, productSize.name, user.username ?? user.id].join(' · '),
    }));
  return { swapItems: { options, none: t('actions.help.noSwapItems') } };
}
