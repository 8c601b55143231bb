import { focusManager } from '@tanstack/react-query';
import type { Advanced } from '#read-api/kit/live/contract.ts';
import { api, position } from '../client/api.ts';
import { onNetworkBack } from '../client/network-in-browser.ts';
import { sessionStore } from '../session/session-store.ts';
import { queryClient } from '../ui/query-client.ts';
import { isAffected, together } from './affected.ts';
import { follow } from './follow.ts';
import type { Followed } from './followed.ts';

/** Minimum time between two reloads of a screen, however fast changes arrive. */
const atMostEveryMs = 1_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = onNetworkBack(done);
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    function done() {
      stopListening();
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

let connection = new AbortController();
// After an outage the page cannot tell whether the old connection is alive. The next one continues at its position.
onNetworkBack(() => connection.abort());

async function connect(after: string | null, signal: AbortSignal): Promise<Response> {
  connection = new AbortController();
  const either = AbortSignal.any([signal, connection.signal]);
  // The page reads data before this connection exists, so the stream starts at the position of the first response.
  const query = { after: after ?? (await position.firstRead()) };
  return api.respond('GET', '/v1/live', { query, signal: either });
}

/** Reloads the affected queries on screen; the others, and all of them in a background tab, reload when next shown. */
function readAgain(followed: readonly Followed[], advanced: Advanced): void {
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isAffected(followed, queryKey, advanced),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  });
}

/** Throttles messages to one per `atMostEveryMs`: the first passes at once, later ones are merged until the time is up. */
function paced(hand: (advanced: Advanced) => void): (advanced: Advanced) => void {
  let pending: Advanced | null = null;
  let isPaused = false;
  function next(): void {
    if (pending === null) {
      isPaused = false;
      return;
    }
    hand(pending);
    pending = null;
    isPaused = true;
    setTimeout(next, atMostEveryMs);
  }
  return (advanced) => {
    pending = pending === null ? advanced : together(pending, advanced);
    if (!isPaused) next();
  };
}

/** Keeps open screens up to date with the changes of other users, as long as the user is signed in. */
export function followWhileSignedIn(followed: readonly Followed[]): void {
  let following: AbortController | null = null;
  function adjust(): void {
    const isSignedIn = sessionStore.getState().session !== null;
    if (isSignedIn === (following !== null)) return;
    following?.abort();
    following = isSignedIn ? new AbortController() : null;
    if (following === null) return;
    follow(
      {
        open: connect,
        onAdvance: paced((advanced) => readAgain(followed, advanced)),
        pause,
      },
      following.signal,
    );
  }
  // The stream starts at the position of the first response. An older response that arrives later makes all queries
  // reload, as the stream skips the changes before its start.
  position.onEarlierRead(() => readAgain(followed, { position: '0', all: true, entities: {} }));
  sessionStore.subscribe(adjust);
  adjust();
}
