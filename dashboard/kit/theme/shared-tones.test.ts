import i18next from 'i18next';
import { expect, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import { en } from '#dashboard/i18n/en/index.ts';
import { label } from '#dashboard/i18n/label.ts';

test('statuses with the same name have the same colour in all areas', async () => {
  const texts = i18next.createInstance();
  await texts.init({ lng: 'en', resources: { en: { translation: en } } });
  const named = Object.entries(knownAreas.kinds).flatMap(([kind, { tones = {}, statuses }]) =>
    Object.entries(tones).map(([code, tone]) => ({
      text: statuses === undefined ? code : label(texts.t, statuses, code),
      said: `${kind}.${code} is ${tone}`,
      tone,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const torn = [...Map.groupBy(named, ({ text }) => text)]
    .filter(([, all]) => new Set(all.map(({ tone }) => tone)).size > 1)
    .map(([text, all]) => `${text}: ${all.map(({ said }) => said).join(', ')}`);
  expect(torn).toEqual([]);
});
