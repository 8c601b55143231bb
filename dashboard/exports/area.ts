import type { Area } from '../kit/areas/area.ts';

/** Exports of files with personal data, which are events in the search over all events. */
export const personalExports: Area = {
  rooms: [],
  words: { codesOf: { PersonalDataExported: { list: 'history.exportedList' } }, amounts: ['rows'] },
};
