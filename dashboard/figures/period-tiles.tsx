import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duration, PeriodFigures, SeriesPoint } from '#read-api/figures/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Sparkline } from '../kit/ui/sparkline.tsx';
import type { Behind } from '../metrics/behind.ts';
import { Delta, type Wanted } from '../metrics/delta.tsx';
import { FigureLink } from '../metrics/figure-link.tsx';
import {
  changeText,
  durationChangeText,
  durationText,
  rateChangeText,
  rateText,
} from '../metrics/figure-texts.ts';
import { Tile, Tiles } from '../metrics/tile.tsx';
import { chartColors } from './chart-colors.ts';
import { periodLinks } from './figure-links.ts';

interface PeriodTilesProps {
  current: PeriodFigures;
  previous: PeriodFigures;
  /** The two periods, each `first,last` in days, as in the filters of lists. */
  period: string;
  previousPeriod: string;
  narrowing: Record<string, string>;
  /** The counts of the period over time; null while they are loading. */
  series: readonly SeriesPoint[] | null;
}

const counts = ['requested', 'delivered', 'returnRequested', 'shelved', 'deferred'] as const;

/** For each count the direction in which it improves. */
const wanted: Readonly<Record<(typeof counts)[number], Wanted>> = {
  requested: 'up',
  delivered: 'up',
  returnRequested: null,
  shelved: 'up',
  deferred: 'down',
};

/** The figures of the period, each with its value in the period before and the change. */
export function PeriodTiles(props: PeriodTilesProps) {
  const { current, previous, period, previousPeriod, narrowing, series } = props;
  const { t } = useTranslation();
  const links = periodLinks(period);
  const before = periodLinks(previousPeriod);

  function figure(name: string, text: string, behind: Behind) {
    const label = t('figures.showsList', { name, value: text });
    return (
      <FigureLink behind={behind} narrowing={narrowing} label={label}>
        {text}
      </FigureLink>
    );
  }
  function compared(name: string, text: string, behind: Behind, change: ReactNode) {
    return (
      <>
        {t('figures.before')} {figure(`${name}, ${t('figures.before')}`, text, behind)}
        {change !== null && <div>{change}</div>}
      </>
    );
  }
  function timeTile(key: 'requestToDelivery' | 'returnToShelf', link: 'delivered' | 'shelvedOnRequest') {
    const name = t(`figures.period.${key}`);
    const now: Duration = current[key];
    const then: Duration = previous[key];
    const changed = durationChangeText(t, now.medianSeconds, then.medianSeconds);
    const difference = (now.medianSeconds ?? 0) - (then.medianSeconds ?? 0);
    const change = changed && <Delta text={changed} difference={difference} wanted="down" />;
    return (
      <Tile
        key={key}
        name={name}
        note={t(`figures.periodNotes.${key}`)}
        below={
          <>
            {now.p90Seconds !== null && (
              <div>{t('figures.p90', { time: durationText(t, now.p90Seconds) })}</div>
            )}
            {compared(name, durationText(t, then.medianSeconds), before[link], change)}
          </>
        }
      >
        {figure(name, durationText(t, now.medianSeconds), links[link])}
      </Tile>
    );
  }

  const posts = t('figures.period.postRate');
  const { due, posted } = current.posts;
  const rateChange = rateChangeText(
    t,
    { part: posted, whole: due },
    { part: previous.posts.posted, whole: previous.posts.due },
  );
  return (
    <Tiles columns={[4, 4, 8]}>
      {counts.map((key) => {
        const name = t(`figures.period.${key}`);
        const change = (
          <Delta
            text={changeText(current[key], previous[key])}
            difference={current[key] - previous[key]}
            wanted={wanted[key]}
          />
        );
        return (
          <Tile
            key={key}
            name={name}
            note={t(`figures.periodNotes.${key}`)}
            below={compared(name, formatNumber(previous[key]), before[key], change)}
          >
            {figure(name, formatNumber(current[key]), links[key])}
            {key !== 'deferred' && (
              <Sparkline data={series?.map((point) => point[key]) ?? null} color={chartColors[key]} />
            )}
          </Tile>
        );
      })}
      {timeTile('requestToDelivery', 'delivered')}
      {timeTile('returnToShelf', 'shelvedOnRequest')}
      <Tile
        name={posts}
        note={t('figures.periodNotes.postRate')}
        below={
          <>
            <div>
              {figure(t('figures.posted'), formatNumber(posted), links.posted)} {t('figures.ofDue')}{' '}
              {figure(t('figures.postDue'), formatNumber(due), links.postDue)}
            </div>
            {compared(
              posts,
              rateText(t, previous.posts.posted, previous.posts.due),
              before.postDue,
              rateChange && (
                <Delta
                  text={rateChange}
                  difference={posted * previous.posts.due - previous.posts.posted * due}
                  wanted="up"
                />
              ),
            )}
          </>
        }
      >
        {figure(posts, rateText(t, posted, due), links.postDue)}
      </Tile>
    </Tiles>
  );
}
