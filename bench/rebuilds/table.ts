import { spreadOf } from '../spread.ts';
import type { RebuildsFigures } from './rebuilds.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function rebuildsTable({ rebuilds, copies }: RebuildsFigures): string {
  const rates = spreadOf(rebuilds.map(({ events, seconds }) => events / seconds));
  const copy = spreadOf(copies);
  const events = rebuilds.at(-1)?.events ?? 0;
  const pages = Math.max(...rebuilds.map(({ reader }) => reader.p99));
  return [
    `| of ${events} events | runs | events/s (of runs) | of COPY |`,
    '|---|---:|---:|---:|',
    ...[
      { name: 'rebuild of all read models', rates },
      { name: 'COPY of the mirror', rates: copy },
    ].map(({ name, rates: { runs, min, median, max } }) =>
      [
        `| ${name} | ${runs} | ${Math.round(median)} (${Math.round(min)}–${Math.round(max)}) |`,
        `${(median / copy.median).toFixed(2)} |`,
      ].join(' '),
    ),
    '',
    `The p99 of list pages while it was rebuilt: ${pages.toFixed(1)} ms at the most.`,
  ].join('\n');
}
