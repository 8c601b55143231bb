import type { CommandLoadFigures } from './command-load.ts';
import type { CommandFigures } from './commands.ts';
import type { GrowthFigure } from './growth/grow.ts';
import { growthTables } from './growth/table.ts';
import type { ImportFigure } from './import-file.ts';
import type { LimitFigures } from './limits.ts';
import type { ListFigure } from './lists.ts';
import type { LoadFigure } from './load.ts';
import type { ReadableFigures } from './readable.ts';
import type { LookBackFigures, RebuildFigures, VerifyFigures } from './replay.ts';
import type { ScreenFigures } from './screens.ts';
import type { Spread } from './spread.ts';
import type { StartFigures } from './start.ts';

export interface Results {
  machine: string;
  starts: StartFigures;
  /** The server's memory after its start, in MiB. */
  startedMiB: number;
  imports: ImportFigure[];
  lists: ListFigure[];
  commands: CommandFigures;
  readable: ReadableFigures;
  commandLoad: CommandLoadFigures;
  limits: LimitFigures;
  growth: GrowthFigure[];
  screens: ScreenFigures;
  lookBack: LookBackFigures;
  rebuild: RebuildFigures;
  verify: VerifyFigures;
}

/** Formats the figures as Markdown, as in docs/benchmarks-log.md. */
export function table(results: Results): string {
  const { machine, starts, imports, lists, commands, readable, screens } = results;
  const { lookBack, rebuild, verify, commandLoad, limits } = results;
  const { emmettRebuild } = commandLoad;
  return [
    `Measured on ${machine}. Start to "ready": ${round(starts.coldMs)} ms on an empty data folder, ` +
      `${between(starts.warmMs)} ms on one that is there.`,
    '',
    '| import, projections caught up | rentals | events | seconds | events/s | memory, MiB |',
    '|---|---:|---:|---:|---:|---:|',
    ...imports.map(
      ({ file, accepted, events, seconds, peakMiB }) =>
        `| ${file} | ${accepted} | ${events} | ${round(seconds)} | ${Math.round(events / seconds)} | ${peakMiB} |`,
    ),
    '',
    '| list page of 50 with its exact count | offset | rows | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|---:|',
    ...lists.map(
      ({ name, offset, count, milliseconds: { median, p99, max } }) =>
        `| ${name} | ${offset} | ${count} | ${round(median)} | ${round(p99)} | ${round(max)} |`,
    ),
    '',
    '| one item | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|',
    row('command acknowledged', commands.acknowledged),
    row('its row readable, after the acknowledgement', commands.readable),
    row('an item’s history', commands.history),
    row('an item’s detail', commands.detail),
    '',
    ...readableTable(readable, results.startedMiB),
    '',
    ...commandTables(commandLoad, limits.bare),
    '',
    '| in the browser | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|',
    row('the first list, on a first visit', screens.firstList),
    row('from a click to the fresh row of a list', screens.clickToRow),
    '',
    `The longest task while 100 rows were scrolled and sorted: ${round(screens.longestTaskMs)} ms.`,
    '',
    '| looking back | page | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|---:|',
    row('an item as it was | 1', lookBack.asOf),
    ...lookBack.searches.map(({ name, page, milliseconds }) =>
      row(`search over all histories: ${name} | ${page}`, milliseconds),
    ),
    '',
    '| replay | events | seconds | events/s |',
    '|---|---:|---:|---:|',
    rate('rebuild of all read models from the mirror', rebuild.events, rebuild.seconds),
    rate('verify: every row and counter', rebuild.events, verify.rowsSeconds),
    rate('verify: the mirror against the event store', rebuild.events, verify.logSeconds),
    rate('Emmett’s projection, batches of 1,000', emmettRebuild.events, emmettRebuild.seconds),
    `| limit: one connection reads the mirror by ranges | ${rebuild.events} | | ${between(limits.keysetRead)} |`,
    `| limit: COPY of the mirror into a table without indexes | ${rebuild.events} | | ${between(limits.copied)} |`,
    '',
    '| while it was rebuilt | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|',
    row(`list pages (${rebuild.reader.runs}), beside ${rebuild.commands} commands`, rebuild.reader),
    '',
    ...growthTables(results.growth),
  ].join('\n');
}

/** Formats how soon rows are readable under many commands, and the memory used. */
export function readableTable(
  { perSecond, readable: { median, p99, max }, idlePauseMs, peakMiB }: ReadableFigures,
  startedMiB: number,
): string[] {
  return [
    '| a row readable, under so many commands a second | median ms | p99 ms | max ms | idle pause, ms | memory, MiB | after the start |',
    '|---|---:|---:|---:|---:|---:|---:|',
    `| ${Math.round(perSecond)} | ${[median, p99, max, idlePauseMs].map(round).join(' | ')} | ${peakMiB} | ${startedMiB} |`,
  ];
}

/** Formats the cost of commands beside the peers, and beside `bare` calls that do nothing. */
export function commandTables(
  { loads, kept }: CommandLoadFigures,
  bare: readonly LoadFigure[] = [],
): string[] {
  return [
    '| the same command at so many connections | connections | a second (of runs) | median ms | p99 ms | of the plain way |',
    '|---|---:|---:|---:|---:|---:|',
    ...[...loads, ...bare].map((load) => loadRow(load, plainOf(loads, load))),
    '',
    '| after all of these writers | commands acknowledged | events in the read model | missing |',
    '|---|---:|---:|---:|',
    ...kept.map(
      ({ side, acknowledged, held }) => `| ${side} | ${acknowledged} | ${held} | ${acknowledged - held} |`,
    ),
  ];
}

function row(name: string, { median, p99, max }: Spread): string {
  return `| ${name} | ${round(median)} | ${round(p99)} | ${round(max)} |`;
}

function plainOf(loads: readonly LoadFigure[], { connections }: LoadFigure): LoadFigure | undefined {
  return loads.filter((load) => load.connections === connections)[1];
}

function loadRow({ side, connections, perSecond, milliseconds }: LoadFigure, plain?: LoadFigure): string {
  const ratio = plain === undefined ? '' : (perSecond.median / plain.perSecond.median).toFixed(2);
  const { median, p99 } = milliseconds;
  return `| ${side} | ${connections} | ${between(perSecond)} | ${round(median)} | ${round(p99)} | ${ratio} |`;
}

/** Formats the median of some runs with their minimum and maximum. */
function between({ median, min, max }: Spread): string {
  return `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`;
}

function rate(name: string, events: number, seconds: number): string {
  return `| ${name} | ${events} | ${round(seconds)} | ${Math.round(events / seconds)} |`;
}

function round(value: number): string {
  return value.toFixed(1);
}
