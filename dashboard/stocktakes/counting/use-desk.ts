import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import type { StocktakePlace } from '#domain/stocktakes/place.ts';
import { signal } from '../../check-in/signal.ts';
import { pauseAfter } from '../../check-in/work-in-turn.ts';
import { api } from '../../kit/client/api.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { errorText } from '../../kit/ui/error-text.ts';
import { createDesk } from './desk.ts';
import { type CountingDesk, emptyDesk } from './desk-state.ts';
import { deskStore } from './desk-store.ts';

export const desk = createDesk({
  api,
  store: deskStore,
  newId: () => crypto.randomUUID(),
  explain: (error) => errorText(i18next.t, error),
  away() {
    setTimeout(() => desk.work(), pauseAfter(deskStore.getState().failures));
  },
});

/**
 * Opens the desk for a stocktake and the signed-in person, and sends the waiting scans, now and each time the connection
 * returns. A change of person empties the desk. Another stocktake begins without a slot.
 */
export function useOpenDesk({ id, sectorCode, cellCode }: StocktakePlace & { id: number }): void {
  const by = useIdentity()?.id ?? null;
  useEffect(() => {
    const before = deskStore.getState();
    const stocktake = { id, sectorCode, cellCode };
    if (before.by !== by) deskStore.setState({ ...emptyDesk, by, stocktake });
    else if (before.stocktake?.id !== id) {
      deskStore.setState({ stocktake, slot: null, last: null, problem: null });
    }
    const goOn = () => void desk.work();
    goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [by, id, sectorCode, cellCode]);
}

/** Plays a sound after each input, except for the state that a reload restores. */
export function useSignalled({ taken, problem, last }: CountingDesk): void {
  const before = useRef(taken);
  useEffect(() => {
    if (before.current === taken) return;
    before.current = taken;
    signal(problem === null && (last?.kind !== 'scan' || last.scan.finding === 'found'));
  }, [taken, problem, last]);
}
