import type { RenewalsFigures } from './renewals.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function renewalsTable({ renewals, seconds, commands }: RenewalsFigures): string {
  const ms = ({ median, p99, max }: { median: number; p99: number; max: number }) =>
    [median, p99, max].map((value) => value.toFixed(1)).join(' | ');
  return [
    `${renewals} renewals took ${seconds.toFixed(0)} s: ${(renewals / seconds).toFixed(0)} a second.`,
    '',
    '| a command | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|',
    `| with no other work | ${ms(commands.quiet)} |`,
    `| while plans renew | ${ms(commands.meanwhile)} |`,
  ].join('\n');
}
