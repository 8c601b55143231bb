import type { LoadFigure } from '../load.ts';
import type { GraphFigures } from './graph.ts';

/** Formats the figures of the graph as Markdown, as in docs/benchmarks-log.md. */
export function graphTable({ looks, look, list, others, same, attackMs }: GraphFigures): string {
  return [
    `| over ${looks} looks, at 16 connections | side | calls a second | median ms | p99 ms | to the other side |`,
    '|---|---|---:|---:|---:|---:|',
    ...rows('getLook, all fields', look),
    ...rows('looksStaff, 100 looks, each call another filter', list),
    ...rows('100 looks with brand, product and member, each call another filter', others),
    ...rows('the same, all calls alike', same),
    '',
    `The slowest refusal of an attack took ${attackMs.toFixed(1)} ms.`,
  ].join('\n');
}

function rows(name: string, figures: readonly LoadFigure[]): string[] {
  return figures.map(({ side, perSecond, milliseconds: { median, p99 } }, index) => {
    const other = figures[1 - index];
    const ratio = other === undefined ? '' : (perSecond.median / other.perSecond.median).toFixed(2);
    const rate = Math.round(perSecond.median);
    return `| ${name} | ${side} | ${rate} | ${median.toFixed(1)} | ${p99.toFixed(1)} | ${ratio} |`;
  });
}
