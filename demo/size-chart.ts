import type { DemoArticle } from './catalog/articles.ts';
import { type DemoMeasure, growth, type Span, smallest } from './catalog/measures.ts';
import type { Chance } from './chance.ts';

/** The ordered measures of one size. */
export type Measured = readonly (readonly [DemoMeasure, number])[];

/** The sizes of a product, smallest first. Each measure grows by the same step from size to size. */
export function sizeChart(article: DemoArticle, sizes: number, chance: Chance): Measured[] {
  const cut = (Object.entries(smallest[article]) as [DemoMeasure, Span][]).map(([measure, span]) => ({
    measure,
    base: halfSteps(chance.between(...span)),
    step: halfSteps(chance.between(...growth[measure])),
  }));
  return Array.from({ length: sizes }, (_, size) =>
    cut.map(({ measure, base, step }) => [measure, base + size * step] as const),
  );
}

/** Rounds to half a centimetre, the usual precision for clothes. */
function halfSteps(centimetres: number): number {
  return Math.round(centimetres * 2) / 2;
}
