import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import EventBusyIcon from '~icons/ic/outline-event-busy';
import { label } from '../../i18n/label.ts';
import { ApiError } from '../client/api-error.ts';
import { useSearch } from '../routes/use-search.ts';
import { DetailFrame } from '../ui/detail-frame.tsx';
import { late } from '../ui/late.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatePanel } from '../ui/state-panel.tsx';
import type { Crumb } from '../ui/trail.tsx';
import { PastContext } from './past.ts';
import { PastBanner } from './past-banner.tsx';
import { markedFrom, withMarked, withPoint } from './point-address.ts';
import type { Life } from './stops.ts';
import { useDetail } from './use-detail.ts';

const none: Life = [];

const TimeBar = late(() => import('./time-bar.tsx').then((m) => m.TimeBar));

interface PastFrameProps<Detail> {
  life: Life;
  /** Kinds that hold the entity. Their events name the members who had it. */
  holders?: Life;
  /** The path of the detail call, with `{id}`. */
  path: string;
  id: string;
  back: Crumb;
  children: (detail: Detail) => ReactNode;
}

/** A detail page that can also show its entity's past. The point in time is in the URL, so that people can share it. */
export function PastFrame<Detail extends { asOf?: AsOf }>({
  life,
  holders = none,
  path,
  id,
  back,
  children,
}: PastFrameProps<Detail>) {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const { query, point } = useDetail<Detail>(path, id);
  const [isWanted, setWanted] = useState(false);
  const { data, error } = query;
  const isPast = point !== null || data?.data.asOf !== undefined;
  const isOpen = isWanted || point !== null || markedFrom(search) !== null;
  const toNow = () =>
    change((newest) => withMarked(withPoint(newest, null), null), { preventScrollReset: true });
  const past = useMemo(() => ({ isPast, isOpen, onToggle: () => setWanted(!isOpen) }), [isPast, isOpen]);
  const notThen =
    point !== null && error instanceof ApiError && error.errorCode.startsWith('as_of.') ? error : null;
  const nearest = notThen === null ? null : nearestPoint(notThen);
  const asOf = notThen === null ? data?.data.asOf : undefined;
  return (
    <PastContext value={past}>
      {isPast && <PastBanner asOf={asOf} onNow={toNow} />}
      {isOpen && /^\d+$/.test(id) && (
        <TimeBar
          key={id}
          life={life}
          holders={holders}
          path={path}
          id={Number(id)}
          asOf={asOf}
          point={point}
        />
      )}
      {notThen !== null ? (
        <>
          <PageHeader title="" back={back} />
          <StatePanel
            Icon={EventBusyIcon}
            title={t('asOf.notThenTitle')}
            text={label(t, 'asOf.notThen', notThen.errorCode.slice('as_of.'.length))}
            isPage
          >
            {nearest !== null && (
              <Button
                variant="contained"
                onClick={() => change((newest) => withPoint(newest, nearest.point))}
              >
                {t(nearest.text)}
              </Button>
            )}
            <Button variant="outlined" onClick={toNow}>
              {t('asOf.toNow')}
            </Button>
          </StatePanel>
        </>
      ) : (
        <Box
          aria-busy={query.isPlaceholderData || undefined}
          sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}
        >
          <DetailFrame query={query} back={back}>
            {children}
          </DetailFrame>
        </Box>
      )}
    </PastContext>
  );
}

/** The nearest point at which the entity existed, from the error's detail; null if the error names none. */
function nearestPoint({ errorCode, detail }: ApiError) {
  const { firstTime, revision } = (detail ?? {}) as { firstTime?: string; revision?: string };
  if (errorCode === 'as_of.before_first_event' && firstTime !== undefined) {
    return { point: { as_of: firstTime }, text: 'asOf.toFirst' } as const;
  }
  if (errorCode !== 'as_of.removed' || revision === undefined) return null;
  return { point: { revision: String(BigInt(revision) - 1n) }, text: 'asOf.toBefore' } as const;
}
