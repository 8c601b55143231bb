import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { api } from '../kit/client/api.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { itemsPath, itemsRoom, orderItemRoom } from './paths.ts';

interface BoughtSectionProps {
  /** The filter of the list of order items. Its value is `id`. */
  by: 'user_id' | 'product_ids';
  id: number;
}

const shownAtMost = 5;

/** The newest order items of a member or a product, with a link to the full list. */
export function BoughtSection({ by, id }: BoughtSectionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const query = { [by]: String(id), limit: shownAtMost };
  const { data, error, refetch } = useQuery({
    queryKey: [itemsPath, query],
    queryFn: ({ signal }) =>
      api.call<{ count: number; data: OrderItem[] }>('GET', itemsPath, { query, signal }),
  });
  const { count, data: rows } = data?.data ?? { count: 0, data: undefined };
  return (
    <ListSection
      title={t('rooms.orderItems')}
      list={{ rows, error, onRetry: () => void refetch() }}
      none={t('order.none')}
      rowOf={(item) => ({
        id: item.id,
        what: (
          <>
            <Link to={orderItemRoom(item.id)}>
              {[item.product.name, item.productSize.name].filter(Boolean).join(' · ')}
            </Link>{' '}
            <KindStatus kind="order" status={item.status} />{' '}
            {[formatAmount(item.salesPrice, item.currency), times.date(item.createdTime)].join(' · ')}
          </>
        ),
        actions: [],
      })}
    >
      {count > shownAtMost && (
        <Box sx={{ mt: 0.75, fontSize: '0.8125rem', '& a': { color: 'link' } }}>
          <Link to={`${itemsRoom}?${by}=${id}`}>{t('order.all', { amount: formatNumber(count) })}</Link>
        </Box>
      )}
    </ListSection>
  );
}
