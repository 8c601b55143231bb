import type { Spread } from '../spread.ts';
import type { LooksFigures } from './looks.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function looksTable({ items, events, rebuildSeconds, figures }: LooksFigures): string {
  const whole = (count: number) => count.toLocaleString('en-US');
  return [
    `${whole(items)} tagged items of ${whole(items / 2)} looks; ${whole(events)} events rebuilt in ${rebuildSeconds.toFixed(0)} s.`,
    '',
    '| looks | match | median ms | p99 ms | max ms | median after an event, ms | p99 | max |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...figures.map(({ name, count, milliseconds, afterEvents }) => {
      const times = [...timesOf(milliseconds), ...timesOf(afterEvents)].join(' | ');
      return `| ${name} | ${count === null ? '' : whole(count)} | ${times} |`;
    }),
  ].join('\n');
}

function timesOf(spread: Spread | null): string[] {
  if (spread === null) return ['', '', ''];
  return [spread.median, spread.p99, spread.max].map((ms) => ms.toFixed(1));
}
