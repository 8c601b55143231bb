import { useTranslation } from 'react-i18next';
import { useAreas } from '../areas/use-areas.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { areaWords } from './area-words.ts';
import type { Wording } from './words.ts';

/** The wording in the reader's language and time zone. `names` are the names of ids from the history's answer. */
export function useWording(names: Wording['names']): Wording {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { kinds } = useAreas();
  return { t, times, names, known: { kinds, words: areaWords } };
}
