import type { LookUsesFigures } from './look-uses.ts';

const whole = (count: number) => count.toLocaleString('en-US');

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function lookUsesTable({ uses, events, rebuildSeconds, figures }: LookUsesFigures): string {
  return [
    `${whole(uses)} uses of as many looks; ${whole(events)} events rebuilt in ${rebuildSeconds.toFixed(0)} s.`,
    '',
    '| look uses | match | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|',
    ...figures.map(({ name, count, milliseconds: { median, p99, max } }) => {
      const times = [median, p99, max].map((ms) => ms.toFixed(1)).join(' | ');
      return `| ${name} | ${count === null ? '' : whole(count)} | ${times} |`;
    }),
  ].join('\n');
}
