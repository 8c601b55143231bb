import { expect, test } from 'vitest';
import { scheme } from './palette.ts';
import { toneNames, tones } from './tones.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
