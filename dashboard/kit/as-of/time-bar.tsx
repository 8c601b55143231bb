import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import { useWording } from '../history/use-wording.ts';
import { useSearch } from '../routes/use-search.ts';
import { Section } from '../ui/fact-list.tsx';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { DayJump } from './day-jump.tsx';
import { LifeBand } from './life-band.tsx';
import { MarkedDifference } from './marked-difference.tsx';
import { markedFrom, type PointQuery, pointFrom, withMarked, withPoint } from './point-address.ts';
import { StopSlider } from './stop-slider.tsx';
import { type Life, stopShown } from './stops.ts';
import { useStops } from './use-stops.ts';

interface TimeBarProps {
  life: Life;
  holders: Life;
  path: string;
  id: number;
  asOf: AsOf | undefined;
  point: PointQuery | null;
}

/** Navigates an entity's history: a slider with a stop for each event, a day field, and a comparison of two points. */
export function TimeBar({ life, holders, path, id, asOf, point }: TimeBarProps) {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const { query, entries, stops, names } = useStops(path, id, life, holders);
  const wording = useWording(names);
  const isNow = point === null;
  const [kind] = life;
  const instant = point !== null && 'as_of' in point ? point.as_of : null;
  const newest = stops.length - 1;
  const index = stopShown(life, stops, point, asOf);
  const marked = markedFrom(search);
  // Each point replaces the previous one in the browser's history, so that one step back always leaves the past.
  const how = () => ({
    preventScrollReset: true,
    replace: pointFrom(new URLSearchParams(window.location.search)) !== null,
  });
  const goTo = (to: PointQuery | null) => change((newest) => withPoint(newest, to), how());
  const mark = (at: string | null) => change((newest) => withMarked(newest, at), how());
  return (
    <Box sx={{ mb: 1.25 }}>
      <Section
        title={t('asOf.title')}
        end={<DayJump instant={instant} onJump={(as_of) => goTo({ as_of })} />}
      >
        {query.isPending && <LinearProgress aria-label={t('shell.loading')} sx={{ my: 2 }} />}
        {query.error !== null && stops.length === 0 && (
          <FailedPanel error={query.error} title={t('history.failed')} onRetry={() => query.refetch()} />
        )}
        {stops.length > 0 && (
          <>
            {kind !== undefined && (
              <LifeBand
                kind={kind}
                entries={entries}
                loadedAt={query.dataUpdatedAt}
                shown={isNow ? null : (instant ?? stops[index]?.entry.time ?? null)}
                wording={wording}
                onMoment={(as_of) => goTo({ as_of })}
              />
            )}
            <StopSlider
              stops={stops}
              index={index}
              markedIndex={stops.findIndex(({ point }) => point === marked)}
              wording={wording}
              onStop={(to) => goTo(to === newest ? null : (stops[to]?.query ?? null))}
              onMark={(at) => mark(stops[at]?.point ?? null)}
            />
            {marked === null ? (
              <Typography variant="caption" color="textSecondary" component="p">
                {t('asOf.help')}
              </Typography>
            ) : (
              <MarkedDifference
                path={path}
                id={id}
                {...ends(
                  marked,
                  isNow ? 'now' : (stops[index]?.point ?? 'now'),
                  stops.map(({ point }) => point),
                )}
                wording={wording}
                onClear={() => mark(null)}
              />
            )}
          </>
        )}
      </Section>
    </Box>
  );
}

/** The two points in chronological order. */
function ends(one: string, other: string, points: readonly string[]): { from: string; to: string } {
  const place = (point: string) => (point === 'now' ? points.length : points.indexOf(point));
  return place(one) <= place(other) ? { from: one, to: other } : { from: other, to: one };
}
