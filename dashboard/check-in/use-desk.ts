import i18next, { type TFunction } from 'i18next';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { createDesk } from './desk.ts';
import { type Desk, deskStore, emptyDesk } from './desk-store.ts';
import { pauseAfter } from './work-in-turn.ts';

export const desk = createDesk({
  api,
  store: deskStore,
  newId: () => crypto.randomUUID(),
  now: () => new Date().toISOString(),
  explain: (error) => refusalText(i18next.t, error),
  away() {
    setTimeout(() => desk.work(), pauseAfter(deskStore.getState().failures));
  },
});

/** The text for a server error: the one of its error code if there is one, otherwise a general text. */
function refusalText(t: TFunction, error: unknown): string {
  const code = error instanceof ApiError ? (error.errorCode.split('.')[1] ?? '') : '';
  const known = label(t, 'actions.why', code);
  return code === '' || known === code ? errorText(t, error) : known;
}

export function useDesk<Part>(part: (state: Desk) => Part): Part {
  return useStore(deskStore, part);
}

/**
 * Opens the desk for the signed-in user and handles the queue, now and each time the connection returns. A change of
 * user empties the desk.
 */
export function useOpenDesk(): void {
  const id = useIdentity()?.id ?? null;
  useEffect(() => {
    if (deskStore.getState().by !== id) deskStore.setState({ ...emptyDesk, by: id });
    const goOn = () => void desk.work();
    goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [id]);
}

/** Clears the session's log and the current garment. */
export function endSession(): void {
  deskStore.setState(({ by }) => ({ ...emptyDesk, by }));
}
