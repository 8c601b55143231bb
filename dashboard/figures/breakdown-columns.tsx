import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { FigureRow } from '#read-api/figures/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import type { Behind } from '../metrics/behind.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { changeText, durationText, rateText } from '../metrics/figure-texts.ts';
import { nowLinks, periodLinks, stockLinks } from './figure-links.ts';

export interface BreakdownColumn {
  /** The `order` value by which the API sorts by this column, without the sign. */
  order: string;
  name: string;
  cell: (row: FigureRow, narrowing: Readonly<Record<string, string>>) => ReactNode;
}

/** The columns of the table by brand, product or category. `period` is `first,last` in days, as in the filters of lists. */
export function breakdownColumns(t: TFunction, period: string): readonly BreakdownColumn[] {
  const links = periodLinks(period);
  const count = (
    order: string,
    name: string,
    behind: Behind,
    of: (row: FigureRow) => number,
    below?: (row: FigureRow) => string,
  ): BreakdownColumn => ({
    order,
    name,
    cell: (row, narrowing) => (
      <Figure behind={behind} narrowing={narrowing} text={formatNumber(of(row))} below={below?.(row)} />
    ),
  });
  const time = (
    order: string,
    name: string,
    behind: Behind,
    of: (row: FigureRow) => FigureRow['current']['returnToShelf'],
  ): BreakdownColumn => ({
    order,
    name,
    cell(row, narrowing) {
      const { medianSeconds, p90Seconds } = of(row);
      const below =
        p90Seconds === null ? undefined : t('figures.p90Short', { time: durationText(t, p90Seconds) });
      const text = durationText(t, medianSeconds);
      return <Figure behind={behind} narrowing={narrowing} text={text} below={below} />;
    },
  });
  return [
    count('stock', t('figures.by.stock'), stockLinks.total, (row) => row.stock),
    count('out', t('figures.now.out'), nowLinks.out, (row) => row.out),
    count('overdue', t('figures.now.overdue'), nowLinks.overdue, (row) => row.overdue),
    count('in_return', t('figures.now.inReturn'), nowLinks.inReturn, (row) => row.inReturn),
    count('deferred', t('figures.now.deferred'), nowLinks.deferred, (row) => row.deferred),
    count(
      'delivered',
      t('figures.period.delivered'),
      links.delivered,
      (row) => row.current.delivered,
      (row) => changeText(row.current.delivered, row.previous.delivered),
    ),
    time(
      'request_to_delivery',
      t('figures.period.requestToDelivery'),
      links.delivered,
      (row) => row.current.requestToDelivery,
    ),
    time(
      'return_to_shelf',
      t('figures.period.returnToShelf'),
      links.shelvedOnRequest,
      (row) => row.current.returnToShelf,
    ),
    {
      order: 'post_rate',
      name: t('figures.period.postRate'),
      cell({ current: { posts } }, narrowing) {
        const text = rateText(t, posts.posted, posts.due);
        const below = `${formatNumber(posts.posted)} / ${formatNumber(posts.due)}`;
        return <Figure behind={links.postDue} narrowing={narrowing} text={text} below={below} />;
      },
    },
    {
      order: 'content_score',
      name: t('figures.looks.score'),
      cell: ({ current, previous }) => (
        <>
          {formatNumber(current.contentScore)}
          <Below>{changeText(current.contentScore, previous.contentScore)}</Below>
        </>
      ),
    },
  ];
}

interface FigureProps {
  behind: Behind;
  narrowing: Readonly<Record<string, string>>;
  text: string;
  below: string | undefined;
}

function Figure({ behind, narrowing, text, below }: FigureProps) {
  return (
    <>
      <FigureLink behind={behind} narrowing={narrowing}>
        {text}
      </FigureLink>
      {below !== undefined && <Below>{below}</Below>}
    </>
  );
}

function Below({ children }: { children: string }) {
  return <div style={{ fontSize: '0.75rem', color: 'var(--mui-palette-text-secondary)' }}>{children}</div>;
}
