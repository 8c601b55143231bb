import type { LoadFigure } from '../load.ts';
import type { GrowthFigure } from './grow.ts';
import type { ListFigure } from './measure.ts';

/** Formats calls per second and milliseconds of both sides, and their ratio: `2138 (22) : 466 (65) = 4.6`. */
function heldAgainst([own, plain]: readonly LoadFigure[] = []): string {
  if (own === undefined || plain === undefined) return '—';
  const figure = ({ perSecond, milliseconds }: LoadFigure) =>
    `${perSecond.median.toFixed(0)} (${milliseconds.p99.toFixed(0)})`;
  const ratio = own.perSecond.median / plain.perSecond.median;
  return `${figure(own)} : ${figure(plain)} = ${ratio.toFixed(1)}`;
}

function listCell({ count, firstMs, milliseconds: { median, p99 } }: ListFigure): string {
  return `${count}; ${firstMs.toFixed(0)}, ${median.toFixed(1)} (${p99.toFixed(1)})`;
}

/** Formats how each call and each page slows down with the number of tryset items. */
export function growthTables(growth: readonly GrowthFigure[]): string[] {
  const [first] = growth;
  if (first === undefined) return [];
  const head = growth.map(({ items }) => `${items} items`).join(' | ');
  const line = `|---|${growth.map(() => '---:').join('|')}|`;
  const cells = (cell: (figure: GrowthFigure) => string) => growth.map(cell).join(' | ');
  return [
    `| with so many tryset items, median (p99) ms | ${head} |`,
    line,
    ...first.calls.map(
      ({ name }, index) =>
        `| ${name} | ${cells(({ calls }) => {
          const { median, p99 } = calls[index]?.milliseconds ?? { median: 0, p99: 0 };
          return `${median.toFixed(1)} (${p99.toFixed(1)})`;
        })} |`,
    ),
    `| start to "ready" | ${cells(({ startMs }) => startMs.toFixed(0))} |`,
    `| events rebuilt a second, of so many | ${cells(
      ({ events, rebuildSeconds }) => `${Math.round(events / rebuildSeconds)} of ${events}`,
    )} |`,
    `| events verified a second: every row and counter | ${cells(({ events, verify }) =>
      (events / verify.rowsSeconds).toFixed(0),
    )} |`,
    `| the mirror against the event store | ${cells(({ events, verify }) =>
      (events / verify.logSeconds).toFixed(0),
    )} |`,
    `| peak memory of the server, MiB | ${cells(({ peakMiB }) => String(peakMiB))} |`,
    '',
    `| 50 rows and their exact count: rows; first, median (p99) ms | ${head} | p99 of last : first |`,
    `${line}---:|`,
    ...first.lists.map(({ name }, index) => {
      const figures = growth.flatMap(({ lists }) => lists[index] ?? []);
      const ratio = (figures.at(-1)?.milliseconds.p99 ?? 0) / (figures[0]?.milliseconds.p99 ?? 0);
      return `| ${name} | ${figures.map(listCell).join(' | ')} | ${ratio.toFixed(1)} |`;
    }),
    '',
    `| 50 rows and their exact count, pages a second at 16 connections (p99 ms), here : the plain way = ratio | ${head} |`,
    line,
    ...first.pages.flatMap(({ name }, index) => [
      `| ${name}: all ask for the same | ${cells(({ pages }) => heldAgainst(pages[index]?.same))} |`,
      `| each asks for another | ${cells(({ pages }) => heldAgainst(pages[index]?.others))} |`,
      `| of so many rows | ${cells(({ pages }) => String(pages[index]?.count))} |`,
    ]),
  ];
}
