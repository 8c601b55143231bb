import type { LooksFigures } from './looks.ts';

/** The figures as Markdown, as BENCHMARKS.md holds them. */
export function looksTable({ items, events, rebuildSeconds, figures }: LooksFigures): string {
  const whole = (count: number) => count.toLocaleString('en-US');
  return [
    `${whole(items)} tagged items of ${whole(items / 2)} looks; ${whole(events)} events rebuilt in ${rebuildSeconds.toFixed(0)} s.`,
    '',
    '| looks | match | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|',
    ...figures.map(({ name, count, milliseconds: { median, p99, max } }) => {
      const times = [median, p99, max].map((ms) => ms.toFixed(1)).join(' | ');
      return `| ${name} | ${count === null ? '' : whole(count)} | ${times} |`;
    }),
  ].join('\n');
}
