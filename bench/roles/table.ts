import { type Part, parts } from './house.ts';
import type { RolesFigure } from './roles.ts';

/** Formats the figures as Markdown, as in docs/benchmarks-log.md, with their conclusions. */
export function rolesTable(figures: readonly RolesFigure[]): string {
  return [
    `| write processes | garments of each | connections | commands a second (of runs) | median ms | p99 ms | ${parts.join(' | ')} |`,
    `|---:|---|---:|---:|---:|---:|${parts.map(() => '---:').join('|')}|`,
    ...figures.map(({ sharing, writers, connections, perSecond, milliseconds, spent }) =>
      [
        '',
        writers,
        sharing,
        connections,
        `${perSecond.median.toFixed(0)} (${perSecond.min.toFixed(0)}–${perSecond.max.toFixed(0)})`,
        ...[milliseconds.median, milliseconds.p99].map((ms) => ms.toFixed(1)),
        ...parts.map((part) => spent[part].toFixed(2)),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    'The last six are milliseconds of the processor a command.',
    ...figures.map(told),
  ].join('\n');
}

/** Describes the throughput if each process had a core of its own: the slowest process limits it. */
function told({ sharing, writers, connections, spent }: RolesFigure): string {
  const atMost = (part: Part) => 1_000 / spent[part];
  const helping = Math.ceil(atMost('event store') / atMost('write API'));
  return (
    `At ${connections} connections through ${writers} (garments: ${sharing}), with a core each: a write process carries ` +
    `${atMost('write API').toFixed(0)} commands a second, the event store ${atMost('event store').toFixed(0)}, the ` +
    `projections ${atMost('projections').toFixed(0)}. Up to ${helping} write processes help.`
  );
}
