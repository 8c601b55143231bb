import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../kit/preferences/time.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { PackingDesk } from './packing-desk.tsx';
import { PackingHeader } from './packing-header.tsx';
import { ShipTabs } from './ship-tabs.tsx';
import { packedAtMost, useToPack } from './use-to-pack.ts';

/** The page for packing and shipping trysets. People scan garments and numbers; no step needs a mouse. */
export function PackingPage() {
  const { t } = useTranslation();
  const found = useToPack();
  const { data, error } = found;
  const garments = data?.parcels.flatMap((parcel) => parcel.garments) ?? [];
  const accepted = data?.leftOut.filter(({ reason }) => reason !== 'notAccepted') ?? [];
  const isCut = garments.length + accepted.length >= packedAtMost;
  return (
    <>
      <PackingHeader toPack={data} at={found.dataUpdatedAt} />
      <ShipTabs />
      {error !== null && (
        <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => found.refetch()} />
      )}
      {found.isPending && <Skeleton variant="rounded" height={260} aria-label={t('shell.loading')} />}
      {isCut && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('packing.tooMany', { most: formatNumber(packedAtMost) })}
        </Alert>
      )}
      {data !== undefined && <PackingDesk toPack={data} at={found.dataUpdatedAt} isCut={isCut} />}
    </>
  );
}
