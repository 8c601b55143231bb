import { useMemo } from 'react';
import { useIdentity } from '../session/session-store.ts';
import { type PageOf, pageOfFor } from './page-of.ts';
import { useAreas } from './use-areas.ts';

const noPage: PageOf = () => null;

/**
 * Returns a function that gives the page of an entity, if this person may open it. Without a session it gives none.
 */
export function usePageOf(): PageOf {
  const areas = useAreas();
  const viewer = useIdentity();
  return useMemo(() => (viewer === null ? noPage : pageOfFor(areas, viewer)), [areas, viewer]);
}
