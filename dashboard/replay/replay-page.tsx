import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { May } from '../kit/session/may.tsx';
import { confirm } from '../kit/ui/confirm.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { LogFileSection } from './log-file-section.tsx';
import { projectionNames } from './names.ts';
import { OperationList } from './operation-list.tsx';
import { ParkedList } from './parked-list.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { StateSection } from './state-section.tsx';
import { UnderWay } from './under-way.tsx';
import { isBusy, useOperations, useParked, useReplayStatus } from './use-replay.ts';
import { useReplayRequest } from './use-replay-request.ts';
import { useShown } from './use-shown.ts';
import { VerifySection } from './verify-section.tsx';

/**
 * The state of the read models and the operations on them. Staff can verify, repair and rebuild them, switch back to the
 * former ones, and decide on parked events.
 */
export function ReplayPage() {
  const { t } = useTranslation();
  const { data: status, dataUpdatedAt, error, refetch } = useReplayStatus();
  const parked = useParked(status?.projections.reduce((sum, each) => sum + each.parked.events, 0));
  const operations = useOperations(`${status?.operation?.id} ${status?.operation?.status}`);
  const { mutate, isPending } = useReplayRequest();
  const [shown, show] = useShown();

  async function rebuild(projections: readonly string[] | null) {
    const isAgreed = await confirm({
      title: t('replay.rebuildTitle', { names: projectionNames(t, projections) }),
      text: t('replay.rebuildText'),
      ok: t('replay.rebuild'),
    });
    if (isAgreed)
      mutate({ wish: 'rebuild', path: '/rebuilds', body: projections === null ? {} : { projections } });
  }

  async function ask(kind: 'cancel' | 'switchBack' | 'dropOld') {
    const path = { cancel: 'cancel', switchBack: 'switch-back', dropOld: 'drop-old' }[kind];
    const isAgreed = await confirm({
      title: t(`replay.${kind}Title`),
      text: t(`replay.${kind}Text`),
      ok: t(`replay.${kind}`),
      isDanger: kind !== 'switchBack',
    });
    if (isAgreed) mutate({ wish: kind, path: `/rebuilds/${path}`, body: {} });
  }

  if (status === undefined) {
    return (
      <>
        <PageHeader title={t('rooms.replay')} subtitle={t('replay.help')} />
        {error === null ? (
          <Box role="status" aria-busy aria-label={t('shell.loading')}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        ) : (
          <FailedPanel error={error} title={t('replay.failed')} onRetry={() => refetch()} />
        )}
      </>
    );
  }
  const busy = isBusy(status) || isPending;
  return (
    <>
      <PageHeader
        title={t('rooms.replay')}
        subtitle={t('replay.help')}
        end={
          status.former !== null && (
            <May asks="support">
              <Button variant="outlined" color="inherit" disabled={busy} onClick={() => ask('switchBack')}>
                {t('replay.switchBack')}
              </Button>
              <Button variant="outlined" color="inherit" disabled={busy} onClick={() => ask('dropOld')}>
                {t('replay.dropOld')}
              </Button>
            </May>
          )
        }
      >
        <StatusChip
          tone={status.isHealthy ? 'good' : 'bad'}
          text={t(status.isHealthy ? 'replay.healthy' : 'replay.unhealthy')}
        />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {status.problems.map(({ code }) => (
          <Alert key={code} severity="warning">
            {label(t, 'replay.problems', code)}
          </Alert>
        ))}
        {!status.isRunning && <Alert severity="warning">{t('replay.notRunning')}</Alert>}
        <UnderWay
          status={status}
          isPending={isPending}
          onCancelRebuild={() => ask('cancel')}
          onCancelVerification={() =>
            mutate({ wish: 'cancelVerification', path: '/verifications/cancel', body: {} })
          }
        />
        <StateSection status={status} at={dataUpdatedAt} />
        <Section title={t('replay.parked')}>
          {parked.error !== null && parked.data === undefined ? (
            <FailedPanel error={parked.error} title={t('replay.failed')} onRetry={() => parked.refetch()} />
          ) : (
            <ParkedList parked={parked.data?.data ?? []} />
          )}
        </Section>
        <VerifySection isBusy={busy} shown={shown} onShow={show} />
        <Section
          title={t('replay.projections')}
          end={
            <May asks="support">
              {/* Hardly ever needed, and the longest of all operations: no colour and no frame lead the eye to it. */}
              <Button
                color="inherit"
                disabled={busy}
                sx={{ color: 'text.secondary' }}
                onClick={() => rebuild(null)}
              >
                {t('replay.rebuildAll')}
              </Button>
            </May>
          }
        >
          <ProjectionTable
            projections={status.projections}
            isBusy={busy}
            onRebuild={(name) => rebuild([name])}
          />
        </Section>
        <Section title={t('replay.operations')}>
          {operations.error !== null && operations.data === undefined ? (
            <FailedPanel
              error={operations.error}
              title={t('replay.failed')}
              onRetry={() => operations.refetch()}
            />
          ) : (
            <OperationList operations={operations.data?.data ?? []} onShow={show} />
          )}
        </Section>
        <LogFileSection />
      </Box>
    </>
  );
}
