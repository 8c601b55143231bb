import { useTranslation } from 'react-i18next';
import { useAreas } from '../areas/use-areas.ts';
import { useTimeFormats } from '../preferences/time.ts';
import type { Wording } from './words.ts';

/** How the reader is told what happened. `names` are those of the answer: what its ids are called. */
export function useWording(names: Wording['names']): Wording {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { kinds, words } = useAreas();
  return { t, times, names, known: { kinds, words } };
}
