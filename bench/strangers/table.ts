import type { StrangersFigure } from './strangers.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function strangersTable(figures: readonly StrangersFigure[]): string {
  const ms = (value: number) => value.toFixed(2);
  return [
    '| asked by a stranger | tries of each | known: median ms | p99 | unknown: median ms | p99 | told apart by the time | answers |',
    '|---|---:|---:|---:|---:|---:|---:|---|',
    ...figures.map(({ call, known, unknown, told, areAlike }) =>
      [
        `| ${call} | ${known.runs} | ${ms(known.median)} | ${ms(known.p99)} | ${ms(unknown.median)} | ${ms(unknown.p99)} |`,
        `${(told * 100).toFixed(1)} % | ${areAlike ? 'alike' : 'differ'} |`,
      ].join(' '),
    ),
  ].join('\n');
}
