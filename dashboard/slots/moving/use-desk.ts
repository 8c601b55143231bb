import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { signal } from '../../check-in/signal.ts';
import { pauseAfter } from '../../check-in/work-in-turn.ts';
import { api } from '../../kit/client/api.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { errorText } from '../../kit/ui/error-text.ts';
import { createDesk } from './desk.ts';
import { emptyDesk, type MovingDesk } from './desk-state.ts';
import { deskStore } from './desk-store.ts';

export const desk = createDesk({
  api,
  store: deskStore,
  newId: () => crypto.randomUUID(),
  now: () => new Date().toISOString(),
  explain: (error) => errorText(i18next.t, error),
  away() {
    setTimeout(() => desk.work(), pauseAfter(deskStore.getState().failures));
  },
});

/**
 * Opens the desk for the signed-in person and sends what waits, now and each time the connection returns. A change of person
 * empties the desk.
 */
export function useOpenDesk(): void {
  const by = useIdentity()?.id ?? null;
  useEffect(() => {
    if (deskStore.getState().by !== by) deskStore.setState({ ...emptyDesk, by });
    const goOn = () => void desk.work();
    goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [by]);
}

/** Plays a sound after each input, except for the state that a reload restores. */
export function useSignalled({ taken, problem }: MovingDesk): void {
  const before = useRef(taken);
  useEffect(() => {
    if (before.current === taken) return;
    before.current = taken;
    signal(problem === null);
  }, [taken, problem]);
}
