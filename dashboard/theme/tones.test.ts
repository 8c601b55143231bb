import { expect, test } from 'vitest';
import { scheme } from './palette.ts';
import { contrast } from './testing/contrast.ts';
import { toneNames, tones } from './tones.ts';

test.each(['light', 'dark'] as const)('texts are legible in the %s scheme', (name) => {
  const { text, background, primary } = scheme[name];
  const pairs = [
    ...toneNames.map((tone) => [tones[name][tone].text, tones[name][tone].background] as const),
    ...[background.default, background.paper].flatMap((ground) => [
      [text.primary, ground] as const,
      [text.secondary, ground] as const,
      [primary.main, ground] as const,
    ]),
    [primary.contrastText, primary.main] as const,
  ];
  expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([]);
});
