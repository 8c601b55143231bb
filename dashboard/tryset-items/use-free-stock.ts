import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Picks } from '../kit/actions/fields.ts';
import { api } from '../kit/client/api.ts';

const shown = 50;
const takesAnother: readonly string[] = ['replace_stock', 'correct_garment'];

/** The free garments of the item's size, as options for the replacement of its stock item. */
export function useFreeStock(item: TrysetItem): Picks {
  const { t } = useTranslation();
  const mayReplace = item.actions.some(({ name, allowed }) => allowed && takesAnother.includes(name));
  const query = {
    product_size_id: item.productSize.id,
    statuses: 'in_stock',
    is_out_requested: false,
    limit: shown,
  };
  const { data } = useQuery({
    queryKey: ['/v1/stocks', query],
    queryFn: ({ signal }) => api.call<{ data: StockItem[] }>('GET', '/v1/stocks', { query, signal }),
    enabled: mayReplace,
  });
  if (data === undefined) return {};
  const options = data.data.data.map((stock) => ({
    value: String(stock.id),
    text: stock.conditionGrade === null ? stock.code : `${stock.code} · ${stock.conditionGrade}`,
  }));
  return { freeStock: { options, none: t('actions.help.noFreeStock') } };
}
