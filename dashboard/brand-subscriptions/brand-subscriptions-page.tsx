import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { BrandInvoice } from '#read-api/brand-invoices/contract.ts';
import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { useBrand } from '../brands/use-brand.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { DetailSkeleton } from '../kit/ui/detail-skeleton.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { Attempts } from './attempts.tsx';
import { brandPlanRoom, invoicesPath, subscriptionsPath } from './paths.ts';
import { invoiceTones } from './subscription-tones.ts';

/** The subscriptions of a brand with their periods, its invoices, and the newest subscription's history. */
export function BrandSubscriptionsPage() {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { id = '' } = useParams();
  const back = { to: `/brands/${id}`, name: t('rooms.brand') };
  const subscriptions = useOfBrand<BrandSubscription>(subscriptionsPath, id);
  const invoices = useOfBrand<BrandInvoice>(invoicesPath, id);
  const newest = subscriptions.rows?.[0];
  // The page appears as a whole, so that its history does not move when the lists come.
  const isLoading = [subscriptions, invoices].some(({ rows, error }) => rows === undefined && error === null);
  return (
    <DetailFrame query={useBrand(id)} back={back}>
      {(brand) =>
        isLoading ? (
          <DetailSkeleton back={back} />
        ) : (
          <>
            <PageHeader
              back={back}
              title={brandName(brand, language)}
              subtitle={<Link to={brandPlanRoom(brand.id)}>{t('rooms.brandPlan')}</Link>}
            />
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <Stacks first={<Subscriptions list={subscriptions} />} second={<Invoices list={invoices} />} />
              {newest !== undefined && <Timeline path={`${subscriptionsPath}/{id}/history`} id={newest.id} />}
            </Box>
          </>
        )
      }
    </DetailFrame>
  );
}

function useOfBrand<Row>(path: string, brandId: string) {
  const query = { brand_id: brandId, limit: 100, order: '-created_time' };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ data: Row[] }>('GET', path, { query, signal }),
  });
  return { rows: data?.data.data, error, onRetry: () => void refetch() };
}

type List<Row> = ReturnType<typeof useOfBrand<Row>>;

function Subscriptions({ list }: { list: List<BrandSubscription> }) {
  const { t } = useTranslation();
  const { calendarDay } = useTimeFormats();
  return (
    <ListSection
      title={t('rooms.brandSubscriptions')}
      list={list}
      none={t('brandSubscription.none')}
      rowOf={({ id, status, plan, startDate, endDate, extendedEndDate }) => ({
        id,
        what: (
          <>
            <KindStatus kind="brand_subscription" status={status} />{' '}
            {[
              plan && `${plan.displayName} (${formatAmount(plan.price, plan.currency)})`,
              [startDate, extendedEndDate ?? endDate]
                .flatMap((each) => (each === null ? [] : calendarDay(each)))
                .join(' – '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </>
        ),
        actions: [],
      })}
    />
  );
}

function Invoices({ list }: { list: List<BrandInvoice> }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <ListSection
      title={t('brandSubscription.sections.invoices')}
      list={list}
      none={t('brandSubscription.noInvoices')}
      rowOf={({ id, status, kind, amount, currency, createdTime, dueTime, payment }) => ({
        id,
        what: (
          <>
            <StatusChip tone={invoiceTones[status]} text={t(`brandSubscription.invoiceStatus.${status}`)} />{' '}
            <ThingLink kind="payment" id={payment.id}>
              {`${formatAmount(amount, currency)} · ${t(`brandSubscription.invoiceKind.${kind}`)}`}
            </ThingLink>
            {` · ${times.date(createdTime)}`}
            {status === 'pending' && ` · ${t('brandSubscription.dueBy', { day: times.date(dueTime) })}`}
            <Attempts payment={payment} />
          </>
        ),
        actions: [],
      })}
    />
  );
}
