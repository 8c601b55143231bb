import type { OrdersFigures } from './orders.ts';

const whole = (count: number) => count.toLocaleString('en-US');

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function ordersTable(measured: OrdersFigures): string {
  const { orders, lines, events, rebuildSeconds, figures, statementSeconds } = measured;
  return [
    `${whole(orders)} orders; ${whole(events)} events rebuilt in ${rebuildSeconds.toFixed(0)} s.`,
    `The statement of a month of ${whole(lines)} lines took ${statementSeconds.toFixed(1)} s.`,
    '',
    '| orders, items, totals | match | first ms | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|---:|',
    ...figures.map(({ kind, name, count, firstMs, milliseconds: { median, p99, max } }) => {
      const times = [firstMs, median, p99, max].map((ms) => ms.toFixed(1)).join(' | ');
      return `| ${kind}: ${name} | ${whole(count)} | ${times} |`;
    }),
  ].join('\n');
}
