import { useMemo } from 'react';
import { useIdentity } from '../session/session-store.ts';
import { type PageOf, pageOfFor } from './page-of.ts';
import { useAreas } from './use-areas.ts';

const noPage: PageOf = () => null;

/** Returns a function that finds the pages this person may open. It finds none without a session. */
export function usePageOf(): PageOf {
  const areas = useAreas();
  const viewer = useIdentity();
  return useMemo(() => (viewer === null ? noPage : pageOfFor(areas, viewer)), [areas, viewer]);
}
