import type { MembersFigures } from './members.ts';

const whole = (count: number) => count.toLocaleString('en-US');

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function membersTable({ report, againSeconds, figures }: MembersFigures): string {
  const { read, accepted, seconds } = report;
  return [
    `${whole(accepted)} of ${whole(read)} members imported in ${seconds.toFixed(0)} s, read models included, ` +
      `${whole(Math.round(accepted / seconds))} a second; the same file again in ${againSeconds.toFixed(0)} s.`,
    '',
    '| members | match | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|',
    ...figures.map(
      ({ name, count, milliseconds: { median, p99, max } }) =>
        `| ${name} | ${whole(count)} | ${[median, p99, max].map((ms) => ms.toFixed(1)).join(' | ')} |`,
    ),
  ].join('\n');
}
