import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import PackedIcon from '~icons/ic/outline-inventory-2';
import PrintIcon from '~icons/ic/outline-print';
import { formatNumber } from '../../kit/preferences/time.ts';
import { FailedPanel } from '../../kit/ui/failed-panel.tsx';
import { late } from '../../kit/ui/late.tsx';
import { PageHeader } from '../../kit/ui/page-header.tsx';
import { StatePanel } from '../../kit/ui/state-panel.tsx';
import { itemsRoom } from '../paths.ts';
import { PackDesk } from './pack-desk.tsx';
import { packGroups } from './pack-groups.ts';
import { packedAtMost, toPrepare, useToPack, useToPrepare } from './use-to-pack.ts';

const Slips = late(() => import('./slips.tsx').then((m) => m.Slips));

/** Packs and ships the items of orders: a brand admin those of its brand, staff all or those of one brand or order. */
export function PackingPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [hasSlips, setSlips] = useState(false);
  const only = useMemo(
    () => Object.fromEntries([...search].filter(([name]) => name === 'brand_id' || name === 'order_ids')),
    [search],
  );
  const found = useToPack(only);
  const waiting = useToPrepare(only).data ?? 0;
  const groups = useMemo(() => packGroups(found.data?.data ?? []), [found.data]);
  const count = found.data?.count ?? 0;
  const listed = new URLSearchParams({ ...only, ...toPrepare });
  return (
    <>
      <PageHeader
        title={t('rooms.orderPacking')}
        back={{ to: itemsRoom, name: t('rooms.orderItems') }}
        end={
          <>
            {waiting > 0 && (
              <Button component={Link} to={`${itemsRoom}?${listed}`}>
                {t('order.packing.toPrepare', { amount: formatNumber(waiting) })}
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<PrintIcon />}
              disabled={groups.length === 0}
              onClick={() => setSlips(true)}
            >
              {t('order.packing.slips')}
            </Button>
          </>
        }
      />
      {found.error !== null && (
        <FailedPanel error={found.error} title={t('list.failedTitle')} onRetry={() => found.refetch()} />
      )}
      {found.isPending && <Skeleton variant="rounded" height={260} aria-label={t('shell.loading')} />}
      {found.data !== undefined && (
        <>
          {count > packedAtMost && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {t('order.packing.more', { most: formatNumber(packedAtMost), amount: formatNumber(count) })}
            </Alert>
          )}
          {groups.length === 0 && (
            <StatePanel
              Icon={PackedIcon}
              title={t('order.packing.nothing')}
              text={t('order.packing.nothingText')}
            />
          )}
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <PackDesk
              groups={groups}
              isBehind={found.isFetching}
              isWhole={Object.keys(only).length === 0 && count <= packedAtMost}
            />
          </Box>
          {hasSlips && <Slips groups={groups} at={found.dataUpdatedAt} onClose={() => setSlips(false)} />}
        </>
      )}
    </>
  );
}
