import { useState } from 'react';
import type { Identity } from '../kit/session/token.ts';
import { lastVisits } from './last-visit.ts';

export const visits = lastVisits(localStorage, sessionStorage);

/** Since when what has changed is told to the person, and how they say that they have seen it. */
export function useLastVisit(person: Identity): { since: string | null; markSeen: () => void } {
  const [since, setSince] = useState(() => visits.begin(person));
  return { since, markSeen: () => setSince(visits.end(person)) };
}
