import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';

const path = '/v2/brand_subscriptions';

/** The brands whose live subscription has the plan. */
export function SubscribersSection({ planId }: { planId: number }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const query = { plan_id: planId, is_live: true, limit: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ data: BrandSubscription[] }>('GET', path, { query, signal }),
  });
  return (
    <ListSection
      title={t('brandPlan.sections.brands')}
      list={{ rows: data?.data.data, error, onRetry: () => void refetch() }}
      none={t('brandPlan.noBrands')}
      rowOf={({ id, brand, status, endDate }) => ({
        id,
        what: (
          <>
            <ThingLink kind="brand" id={brand.id}>
              {brandName(brand, language)}
            </ThingLink>{' '}
            <KindStatus kind="brand_subscription" status={status} />
            {endDate !== null && ` · ${t('brandPlan.until', { day: times.calendarDay(endDate) })}`}
          </>
        ),
        actions: [],
      })}
    />
  );
}
