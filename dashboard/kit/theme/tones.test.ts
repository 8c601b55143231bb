import { describe, expect, test } from 'vitest';
import { contrast } from './testing/contrast.ts';
import { scheme, tones } from './tokens.ts';
import { toneNames } from './tones.ts';

describe.each(['light', 'dark'] as const)('in the %s scheme', (name) => {
  const { text, background, primary, success, error, outline, nav, raised, link, brand } = scheme[name];
  const grounds = [background.default, background.paper, nav, raised];

  test('texts have a contrast of at least 4.5:1 on every background', () => {
    const pairs = [
      ...toneNames.map((tone) => [tones[name][tone].text, tones[name][tone].background] as const),
      ...grounds.flatMap((ground) =>
        [text.primary, text.secondary, primary.main, success.main, error.main, link, brand].map(
          (ink) => [ink, ground] as const,
        ),
      ),
      [primary.contrastText, primary.main] as const,
      [primary.contrastText, primary.dark] as const,
      [success.contrastText, success.main] as const,
      [error.contrastText, error.main] as const,
      [error.contrastText, error.dark] as const,
    ];
    expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([]);
  });

  test('controls and the focus ring have a contrast of at least 3:1 on every background', () => {
    const edges = [outline, primary.main, link, text.secondary];
    const pairs = grounds.flatMap((ground) => edges.map((edge) => [edge, ground] as const));
    expect(pairs.filter(([one, other]) => contrast(one, other) < 3)).toEqual([]);
  });
});
