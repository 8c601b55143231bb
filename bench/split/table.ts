import { type SplitFigure, simulate, ways } from './simulate.ts';

const runners = [1, 2, 4];
const events = 9_999_999;
const perSecond = 20_000;

/**
 * Simulates runners that share the projections over ten million events, which all exist at the start or arrive live.
 */
export function splitTable(): string {
  const settings = ways.flatMap((way) =>
    runners.filter((count) => count > 1 || way === ways[0]).map((count) => ({ way, runners: count, events })),
  );
  const rows = settings.map((setting) => ({
    backlog: simulate({ ...setting, perSecond: null }),
    live: simulate({ ...setting, perSecond }),
  }));
  return [
    `| how | runners | events a second | readable at ${perSecond} a second, median ms | p99 ms | torn screens |`,
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(({ backlog, live }) => lineOf(backlog, live)),
  ].join('\n');
}

function lineOf({ way, runners: count, eventsPerSecond }: SplitFigure, { readable, torn }: SplitFigure) {
  const cells = [
    way,
    count,
    eventsPerSecond.toFixed(0),
    readable.median.toFixed(1),
    readable.p99.toFixed(1),
    `${(100 * torn).toFixed(2)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}
