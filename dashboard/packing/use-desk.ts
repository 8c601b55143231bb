import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { signal } from '../check-in/signal.ts';
import { lineRefusal } from '../kit/actions/line-refusal.ts';
import { api } from '../kit/client/api.ts';
import { preferences } from '../kit/preferences/preferences.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { createDesk } from './desk.ts';
import type { PackingDesk } from './desk-state.ts';
import { deskStore } from './desk-store.ts';
import type { ToPack } from './parcels.ts';
import { emptyDesk } from './stored-desk.ts';
import { loadedToPack, loadToPackAgain } from './use-to-pack.ts';

export const desk = createDesk({
  api,
  store: deskStore,
  toPack: loadedToPack,
  readAgain: loadToPackAgain,
  courier: () => preferences.getState().courier,
  newId: () => crypto.randomUUID(),
  now: () => new Date().toISOString(),
  explain: (error) => errorText(i18next.t, error),
  explainItem: (result) => lineRefusal(i18next.t, {}, result),
});

/**
 * Opens the desk for the signed-in user and sends what waits, now and each time the connection returns. A change of user
 * empties the desk.
 */
export function useOpenDesk(toPack: ToPack | undefined): void {
  const id = useIdentity()?.id ?? null;
  useEffect(() => {
    if (deskStore.getState().by !== id) deskStore.setState({ ...emptyDesk, by: id });
    desk.tryFailedAgain();
    window.addEventListener('online', desk.tryFailedAgain);
    return () => window.removeEventListener('online', desk.tryFailedAgain);
  }, [id]);
  useEffect(() => {
    if (toPack !== undefined) void desk.work();
  }, [toPack]);
}

/** Plays a sound after each outcome, except for the state that a reload restores. */
export function useSignalled({ problem, swap, open, scanned, shipments }: PackingDesk): void {
  const now = { open, ticks: scanned.length, sent: shipments.length };
  const last = useRef<typeof now | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { open, ticks: now.ticks, sent: now.sent };
    if (before === null) return;
    if (problem !== null || swap !== null) return signal(false);
    // Ticks of parcels that have gone are dropped, which is nobody's input.
    const isNew = before.open !== open || now.ticks > before.ticks || now.sent > before.sent;
    if (isNew) signal(true);
  }, [problem, swap, open, now.ticks, now.sent]);
}
