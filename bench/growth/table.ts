import type { GrowthFigure } from './grow.ts';

/** How each call and each page grows with the tryset items that there are. */
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
    '',
    `| pages a second at 16 connections; p99 ms; ratio to the plain way | ${head} |`,
    line,
    ...first.pages.flatMap(({ name }, index) => [
      `| ${name} | ${cells(({ pages }) => {
        const page = pages[index];
        const [own, plain] = page?.loads ?? [];
        const ratio = (own?.perSecond.median ?? 0) / (plain?.perSecond.median ?? 1);
        return `${own?.perSecond.median.toFixed(0)}; ${own?.milliseconds.p99.toFixed(0)}; ${ratio.toFixed(1)} (${page?.count} rows)`;
      })} |`,
      `| the plain way | ${cells(({ pages }) => {
        const plain = pages[index]?.loads[1];
        return `${plain?.perSecond.median.toFixed(0)}; ${plain?.milliseconds.p99.toFixed(0)}`;
      })} |`,
    ]),
  ];
}
