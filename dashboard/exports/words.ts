import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: { PersonalDataExported: { list: 'history.exportedList' } },
  amounts: ['rows'],
};
