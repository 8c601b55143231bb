import { beforeEach, expect, test } from 'vitest';
import { forgetVisits, recent, visited } from './recent.ts';

beforeEach(forgetVisits);

const paths = () => recent.getState().pages.map(({ path }) => path);

test('keeps the last seven pages, newest first, each once under its latest name', () => {
  for (let at = 1; at <= 9; at += 1) visited({ path: `/stocks/${at}`, name: `S${at}` });
  expect(paths()).toEqual([9, 8, 7, 6, 5, 4, 3].map((at) => `/stocks/${at}`));
  visited({ path: '/stocks/5', name: 'S5 again' });
  expect(paths()).toEqual([5, 9, 8, 7, 6, 4, 3].map((at) => `/stocks/${at}`));
  expect(recent.getState().pages[0]?.name).toBe('S5 again');
});

test('forgets all visits for the next person', () => {
  visited({ path: '/curators/1', name: 'Somebody' });
  forgetVisits();
  expect(paths()).toEqual([]);
});
