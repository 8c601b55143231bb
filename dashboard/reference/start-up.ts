import i18next from 'i18next';
import { ApiError } from '../kit/client/api-error.ts';
import { leave } from '../kit/routes/leave.ts';
import { loginPath } from '../kit/session/redirect-target.ts';
import { closeSession, onPersonChange, sessionStore } from '../kit/session/session-store.ts';
import { raiseFatal } from '../kit/shell/fatal.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { queryClient } from '../kit/ui/query-client.ts';
import { lookup, lookupNames } from './lookups.ts';

/**
 * Loads what the rooms look names up in, as soon as somebody is signed in and the browser has nothing better to do:
 * no room waits for all of it, and the first list goes before it.
 */
export function loadAtStartUp(): void {
  if (sessionStore.getState().session !== null) whenIdle(load);
  sessionStore.subscribe((state, before) => {
    if (state.session !== null && before.session === null) whenIdle(load);
  });
}

/** Goes up when the person goes: what was asked for them is of no interest any more. */
let person = 0;
onPersonChange(() => {
  person += 1;
});

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** One after the other, so that a room's own calls do not stand in a queue behind them. */
async function load(): Promise<void> {
  const forPerson = person;
  try {
    for (const name of lookupNames) {
      if (sessionStore.getState().session === null) return;
      await queryClient.ensureQueryData(lookup(name));
    }
  } catch (error) {
    if (person === forPerson) failed(error);
  }
}

function failed(error: unknown): void {
  const { t } = i18next;
  const { pathname, search } = window.location;
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  // Signing in would load again, fail again and lead here again.
  if (pathname === '/login') {
    raiseFatal({ text: t('shell.fatal.loop'), isRecoverable: true });
  } else if (isRefused) {
    if (sessionStore.getState().session === null) return;
    closeSession();
    leave(loginPath(`${pathname}${search}`, 'token_expired'));
  } else if (sessionStore.getState().session !== null) {
    const text = t('shell.fatal.startUp', { message: errorText(t, error) });
    raiseFatal({ text, isRecoverable: true, retry: load });
  }
}
