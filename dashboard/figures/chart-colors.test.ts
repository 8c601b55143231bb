import { expect, test } from 'vitest';
import { contrast } from '../kit/theme/testing/contrast.ts';
import { scheme, tones } from '../kit/theme/tokens.ts';
import type { Tone } from '../kit/theme/tones.ts';
import { chartColors, groupColors, networkColors } from './chart-colors.ts';

function colorOf(name: 'light' | 'dark', variable: string): string {
  const tone = /tone-(\w+)-text/.exec(variable)?.[1];
  return tone === undefined ? scheme[name].brand : tones[name][tone as Tone].text;
}

test.each(
  [chartColors, groupColors, networkColors].flatMap((colors) => [
    ['light', colors] as const,
    ['dark', colors] as const,
  ]),
)('chart colours contrast with the paper of the %s theme, and differ', (name, colors) => {
  const { paper } = scheme[name].background;
  const faint = Object.entries(colors).filter(([, variable]) => contrast(colorOf(name, variable), paper) < 3);
  expect(faint).toEqual([]);
  const lines = Object.values(colors).map((variable) => colorOf(name, variable));
  expect(new Set(lines).size).toBe(lines.length);
});
