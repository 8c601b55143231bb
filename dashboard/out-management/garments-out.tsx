import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { HolderLink } from '../stock/holder-link.tsx';

const path = '/v1/stocks';
const atMost = 100;

/** The brand's garments that members have, with the holder and the day on which each is expected back. */
export function GarmentsOut({ brandId }: { brandId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'out of brand', brandId],
    queryFn: ({ signal }) =>
      api.call<{ data: StockItem[] }>('GET', path, {
        query: { brand_id: brandId, statuses: 'in_use', order: 'id', limit: atMost },
        signal,
      }),
  });
  const expected = ({ holderItem }: StockItem) => {
    if (holderItem?.pickupDate)
      return t('brand.takeBack.pickup', { day: times.calendarDay(holderItem.pickupDate) });
    if (holderItem?.trialEnd) return t('brand.takeBack.trialEnd', { day: times.date(holderItem.trialEnd) });
    return t('brand.takeBack.noDay');
  };
  return (
    <ListSection
      title={t('brand.takeBack.stillOut')}
      list={{ rows: data?.data.data, error, onRetry: () => void refetch() }}
      none={t('brand.takeBack.noneOut')}
      rowOf={(garment) => ({
        id: garment.id,
        what: (
          <>
            <Link to={`/stocks/${garment.id}`}>{garment.code}</Link>
            {' · '}
            {garment.holder && <HolderLink holder={garment.holder} />}
            {' · '}
            {expected(garment)}
          </>
        ),
        actions: [],
      })}
    />
  );
}
