import type { AsOfFigures } from './as-of.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function asOfTable({ items, events, versions, mariadb, figures }: AsOfFigures): string {
  const whole = (count: number) => count.toLocaleString('en-US');
  return [
    `${whole(items)} items, ${whole(events)} events; MariaDB ${mariadb} with ${whole(versions)} versions.`,
    '',
    '| a page of items as of a day | days ago | match | median ms | p99 ms | MariaDB, median ms | p99 ms | runs |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...figures.map(({ name, daysAgo, count, tryset, mariadb: theirs }) => {
      const times = [tryset.median, tryset.p99, theirs.median, theirs.p99].map((ms) => ms.toFixed(1));
      return `| ${name} | ${daysAgo} | ${whole(count)} | ${times.join(' | ')} | ${theirs.runs} |`;
    }),
  ].join('\n');
}
