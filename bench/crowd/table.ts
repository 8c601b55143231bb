import type { CrowdFigures } from './crowd.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function crowdTable(figures: readonly CrowdFigures[]): string {
  return [
    '| a subscriber may be behind | readable, median ms | p99 ms | max ms | commands/s | bulk actions | events imported/s | drops | idle pause, ms |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...figures.map(({ liveBuffer, readable, commandsPerSecond, bulkActions, ...figure }) =>
      [
        '',
        liveBuffer === null ? 'as far as it likes' : `${liveBuffer} events`,
        ...[readable.median, readable.p99, readable.max].map((ms) => ms.toFixed(0)),
        commandsPerSecond.toFixed(0),
        bulkActions,
        figure.importedPerSecond.toFixed(0),
        figure.drops,
        figure.idlePauseMs.toFixed(0),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}
