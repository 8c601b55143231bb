import { useState } from 'react';
import type { Identity } from '../kit/session/token.ts';
import { lastVisits } from './last-visit.ts';

export const visits = lastVisits(localStorage, sessionStorage);

/** The instant from which the person is shown changes, and the function that marks these changes as seen. */
export function useLastVisit(person: Identity): { since: string | null; markSeen: () => void } {
  const [since, setSince] = useState(() => visits.begin(person));
  return { since, markSeen: () => setSince(visits.end(person)) };
}
