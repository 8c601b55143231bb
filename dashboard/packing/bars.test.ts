import { expect, test } from 'vitest';
import { symbolOf } from '#read-api/labels/draw/symbol.ts';
import { barsOf } from './bars.ts';

test.each(['MA-0012', 'T#12', '4012337700'])('draws the bars of %s as the labels have them', (code) => {
  const label = symbolOf('code128', code);
  const drawn = barsOf(code);
  const edges = (bars: readonly { x: number; width: number }[]) => bars.map(({ x, width }) => [x, width]);
  expect(drawn?.width).toBe(label.width);
  expect(edges(drawn?.bars ?? [])).toEqual(edges(label.bars));
});

test.each(['', '치마-1', 'x'.repeat(41)])('draws no bars for "%s"', (code) => {
  expect(barsOf(code)).toBeNull();
});
