import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useWork } from '../assignments/use-assignments.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import type { Identity } from '../kit/session/token.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NotRefreshed } from '../kit/ui/not-refreshed.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StaleHint } from '../kit/ui/stale-hint.tsx';
import { BrandChecklist } from './brand-checklist.tsx';
import { ChangesSection } from './changes-section.tsx';
import { FirstSteps } from './first-steps.tsx';
import { figuresAddress } from './old-address.ts';
import { QueueGrid, QueueSkeleton } from './queue-grid.tsx';
import { startSteps } from './start-steps.ts';
import { useBrandStart } from './use-brand-start.ts';
import { useFailures, useOutsideFailures } from './use-failures.ts';
import { useHome } from './use-home.ts';
import { WorkSection } from './work-section.tsx';

/** The start of a day: the work that waits for the person, oldest first, and the changes since their last visit. */
export function HomePage() {
  const [search] = useSearchParams();
  const identity = useIdentity();
  const elsewhere = figuresAddress(search);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return identity === null ? null : <HomeOf key={`${identity.scope} ${identity.id}`} person={identity} />;
}

function HomeOf({ person }: { person: Identity }) {
  const { t } = useTranslation();
  const answer = useHome();
  const failures = useFailures(person.scope === 'staff');
  const outside = useOutsideFailures(person.scope === 'staff');
  const work = useWork();
  const start = useBrandStart(person);
  const isNewBrand = start.taken !== null && start.taken.length < startSteps.length;
  const { data, error, isFetching, refetch } = answer;
  return (
    <>
      <PageHeader title={t('rooms.home')} subtitle={t('home.help')} />
      <NotRefreshed query={answer} />
      <StaleHint stale={data?.stale ?? null} onRefresh={() => refetch()} />
      {data !== undefined &&
      !failures.isLoading &&
      !outside.isLoading &&
      !work.isLoading &&
      !start.isLoading ? (
        <>
          {person.brand && start.taken && <BrandChecklist brandId={person.brand.id} taken={start.taken} />}
          {!isNewBrand && <FirstSteps person={person} />}
          {work.data && <WorkSection work={work.data} />}
          <QueueGrid
            person={person}
            queues={data.data.data}
            failures={failures.data ?? []}
            outside={outside.data ?? []}
          />
          <ChangesSection person={person} />
        </>
      ) : error === null || isFetching ? (
        <QueueSkeleton />
      ) : (
        <FailedPanel error={error} title={t('home.failedTitle')} onRetry={() => refetch()} />
      )}
    </>
  );
}
