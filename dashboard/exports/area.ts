import type { Area } from '../kit/areas/area.ts';

/** Files with personal data, which the search over all events tells of. */
export const personalExports: Area = {
  rooms: [],
  words: { codesOf: { PersonalDataExported: { list: 'history.exportedList' } }, amounts: ['rows'] },
};
