import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { languages } from '#domain/words/languages.ts';
import { timeFormats } from '../preferences/time.ts';
import { adapterLocales, dayFormats } from './day-locale.ts';

test.each(languages)('the day field formats dates of each month like the page around it: %s', (language) => {
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
  const { date } = timeFormats(language, 'UTC');
  const inField = days.map((day) => dayjs(day).locale(adapterLocales[language]).format(dayFormats[language]));
  expect(inField).toEqual(days.map(date));
});
