import type { Words } from '../kit/history/words.ts';

export const words: Words = { codes: { verdict: 'benchmark.verdict' } };
