import type { Spread } from '../spread.ts';
import type { MetricsFigures } from './metrics.ts';

const whole = (count: number) => Math.round(count).toLocaleString('en-US');

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function metricsTable({ items, events, rebuildSeconds, figures, runner }: MetricsFigures): string {
  const { withMetrics, without } = runner;
  const slower = (1 - withMetrics.median / without.median) * 100;
  return [
    `${whole(items)} tryset items; ${whole(events)} events rebuilt in ${rebuildSeconds.toFixed(0)} s.`,
    `The runner takes in ${rate(withMetrics)}, without the sums ${rate(without)}: ${slower.toFixed(1)} % slower.`,
    '',
    '| metrics | rows | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|',
    ...figures.map(({ name, count, milliseconds: { median, p99, max } }) => {
      const times = [median, p99, max].map((ms) => ms.toFixed(1)).join(' | ');
      return `| ${name} | ${whole(count)} | ${times} |`;
    }),
  ].join('\n');
}

function rate({ median }: Spread): string {
  return `${whole(median)} events a second`;
}
