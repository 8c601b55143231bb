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
 * Loads all lookups after sign-in, once the browser is idle. The first list loads before them, and no page waits for
 * all of them.
 */
export function loadAtStartUp(): void {
  if (sessionStore.getState().session !== null) whenIdle(load);
  sessionStore.subscribe((state, before) => {
    if (state.session !== null && before.session === null) whenIdle(load);
  });
}

/** Counts changes of the signed-in person, so that failures of the previous person's load are ignored. */
let person = 0;
onPersonChange(() => {
  person += 1;
});

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** Loads the lookups one by one, so that a page's own calls do not queue behind them. */
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
  // Stops here: another sign-in would load again, fail again and return to this page in a loop.
  if (pathname === '/login') {
    raiseFatal({ text: t('shell.fatal.loop'), error, isRecoverable: true });
  } else if (isRefused) {
    if (sessionStore.getState().session === null) return;
    closeSession();
    leave(loginPath(`${pathname}${search}`, 'token_expired'));
  } else if (sessionStore.getState().session !== null) {
    const text = t('shell.fatal.startUp', { message: errorText(t, error) });
    raiseFatal({ text, error, isRecoverable: true, retry: load });
  }
}
