import { expect, test } from 'vitest';
import { languageFor } from './language-for.ts';

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['fr-FR', 'en-GB'], 'en'],
  [['fr-FR'], 'ko'],
  [[], 'ko'],
])('for the browser languages %j the dashboard chooses %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
