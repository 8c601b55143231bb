import Typography from '@mui/material/Typography';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Region } from '#domain/regions.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import type { BrandSubscriptionStatus } from '#read-api/brand-subscriptions/contract.ts';
import { plansPath } from '../brand-plans/paths.ts';
import { priceText } from '../brand-plans/price-text.ts';
import { brandName } from '../brands/brand-name.ts';
import { useBrand } from '../brands/use-brand.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { api } from '../kit/client/api.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useMay } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { DetailSkeleton } from '../kit/ui/detail-skeleton.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { brandSubscriptionsRoom, subscriptionsPath } from './paths.ts';
import { PlanCards } from './plan-cards.tsx';
import { StandingSection } from './standing-section.tsx';
import { subscriptionActionTable } from './subscription-actions.ts';

const ChooseDialog = late(() => import('./choose-dialog.tsx').then((m) => m.ChooseDialog));
const UpgradeDialog = late(() => import('./upgrade-dialog.tsx').then((m) => m.UpgradeDialog));

const statusPath = `${subscriptionsPath}/status/{id}`;
const offered = { status: 'active', active: true, limit: 100, order: 'id' } as const;

/** The plan of a brand: the present one, and the others to compare and choose. */
export function BrandPlanPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: `/brands/${id}`, name: t('rooms.brand') };
  const brand = useBrand(id);
  const region = brand.data?.data.regionId;
  const query = useQuery({
    queryKey: [statusPath, id],
    queryFn: ({ signal }) => api.call<BrandSubscriptionStatus>('GET', statusPath, { params: { id }, signal }),
  });
  const plans = useQuery({
    queryKey: [plansPath, offered],
    queryFn: ({ signal }) => api.call<{ data: BrandPlan[] }>('GET', plansPath, { query: offered, signal }),
  });
  // The page appears as a whole, so that nothing moves when the plans come.
  const isLoading = region === undefined || plans.isPending;
  return (
    <DetailFrame query={query} back={back}>
      {(standing) =>
        isLoading ? <DetailSkeleton back={back} /> : <Standing {...{ standing, region, plans, back }} />
      }
    </DetailFrame>
  );
}

interface StandingProps {
  standing: BrandSubscriptionStatus;
  region: Region;
  plans: UseQueryResult<{ data: { data: BrandPlan[] } }>;
  back: Crumb;
}

interface Picked {
  plan: BrandPlan;
  verb: 'choose' | 'upgrade';
}

function Standing({ standing, region, plans, back }: StandingProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const mayWork = useMay();
  const [picked, setPicked] = useState<Picked | null>(null);
  const { brand, status, subscription } = standing;
  const sold = (plans.data?.data.data ?? []).filter(({ price }) => price[region] !== null);
  const isLive = subscription !== null && status !== 'canceled';
  const mayUpgrade =
    subscription?.actions.some(({ name, allowed }) => name === 'upgrade' && allowed) ?? false;
  const present = subscription?.plan ?? null;

  function verbOf(plan: BrandPlan): Picked['verb'] | null {
    if (!mayWork) return null;
    if (!isLive) return 'choose';
    const price = plan.price[region] ?? 0;
    return mayUpgrade && present !== null && price > present.price ? 'upgrade' : null;
  }

  return (
    <>
      <PageHeader
        back={back}
        title={brandName(brand, language)}
        subtitle={<Link to={brandSubscriptionsRoom(brand.id)}>{t('rooms.brandSubscriptions')}</Link>}
      >
        <KindStatus kind="brand_subscription" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <StandingSection standing={standing} />
            {plans.error !== null && plans.data === undefined ? (
              <FailedPanel
                error={plans.error}
                title={t('errors.detailTitle')}
                onRetry={() => void plans.refetch()}
              />
            ) : (
              <>
                <Typography variant="h2">{t('brandSubscription.sections.compare')}</Typography>
                {plans.data !== undefined && sold.length === 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {t('brandSubscription.noPlans')}
                  </Typography>
                )}
                <PlanCards
                  plans={sold}
                  region={region}
                  presentId={isLive ? (present?.id ?? null) : null}
                  verbOf={verbOf}
                  onPick={(plan, verb) => setPicked({ plan, verb })}
                />
              </>
            )}
            {subscription !== null && (
              <Timeline path={`${subscriptionsPath}/{id}/history`} id={subscription.id} />
            )}
          </>
        }
        side={
          subscription !== null && (
            <ActionPanel
              table={subscriptionActionTable}
              id={subscription.id}
              target={brandName(brand, language)}
              status={subscription.status}
              revision={subscription.revision}
              actions={subscription.actions}
              picks={{
                plans: {
                  options: sold.map((plan) => ({
                    value: String(plan.id),
                    text: [plan.displayName, priceText(t, plan.price[region], region)].join(' · '),
                  })),
                  none: t('brandSubscription.noPlans'),
                },
              }}
            />
          )
        }
      />
      {picked?.verb === 'choose' && (
        <ChooseDialog brandId={brand.id} plan={picked.plan} onClose={() => setPicked(null)} />
      )}
      {picked?.verb === 'upgrade' && subscription !== null && (
        <UpgradeDialog subscriptionId={subscription.id} plan={picked.plan} onClose={() => setPicked(null)} />
      )}
    </>
  );
}
