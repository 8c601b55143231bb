import type { CommandFigures } from './commands.ts';
import type { ListFigure } from './lists.ts';
import type { LookBackFigures, RebuildFigures, VerifyFigures } from './replay.ts';
import type { ScreenFigures } from './screens.ts';
import type { Spread } from './spread.ts';

export interface ImportFigure {
  file: string;
  accepted: number;
  events: number;
  seconds: number;
  /** Of the server and the import together; Postgres is not in it. */
  peakMiB: number;
}

export interface Results {
  machine: string;
  startMs: number;
  imports: ImportFigure[];
  lists: ListFigure[];
  commands: CommandFigures;
  screens: ScreenFigures;
  lookBack: LookBackFigures;
  rebuild: RebuildFigures;
  verify: VerifyFigures;
}

/** The figures as Markdown, as BENCHMARKS.md holds them. */
export function table(results: Results): string {
  const { machine, startMs, imports, lists, commands, screens, lookBack, rebuild, verify } = results;
  return [
    `Measured on ${machine}. Start on an empty data folder: ${round(startMs)} ms.`,
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
    '',
    '| while it was rebuilt | median ms | p99 ms | max ms |',
    '|---|---:|---:|---:|',
    row(`list pages (${rebuild.reader.runs}), beside ${rebuild.commands} commands`, rebuild.reader),
  ].join('\n');
}

function row(name: string, { median, p99, max }: Spread): string {
  return `| ${name} | ${round(median)} | ${round(p99)} | ${round(max)} |`;
}

function rate(name: string, events: number, seconds: number): string {
  return `| ${name} | ${events} | ${round(seconds)} | ${Math.round(events / seconds)} |`;
}

function round(value: number): string {
  return value.toFixed(1);
}
