import { focusManager } from '@tanstack/react-query';
import type { Advanced } from '#read-api/kit/live/contract.ts';
import { api, position } from '../client/api.ts';
import { onNetworkBack } from '../client/network-in-browser.ts';
import { sessionStore } from '../session/session-store.ts';
import { queryClient } from '../ui/query-client.ts';
import { isAffected, together } from './affected.ts';
import { follow } from './follow.ts';
import type { Followed } from './followed.ts';

/** The minimum interval between two refreshes of a screen, in ms. */
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
// A dead connection may go unnoticed after a network change, so a new one resumes where the old one stopped.
onNetworkBack(() => connection.abort());

async function connect(after: string | null, signal: AbortSignal): Promise<Response> {
  connection = new AbortController();
  const either = AbortSignal.any([signal, connection.signal]);
  // The page's first answers are older than the connection, so the stream starts at their position.
  const query = { after: after ?? (await position.firstRead()) };
  return api.respond('GET', '/v1/live', { query, signal: either });
}

/** Refreshes the affected queries on the screen. In a background tab they are refreshed when the person returns. */
function readAgain(followed: readonly Followed[], advanced: Advanced): void {
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isAffected(followed, queryKey, advanced),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  });
}

/** Passes on at most one message per interval: the first at once, later ones merged at the interval's end. */
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

/** Keeps open screens up to date with other people's changes while somebody is signed in. */
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
  // The stream started after such an answer, so it did not report the changes in between.
  position.onEarlierRead(() => readAgain(followed, { position: '0', all: true, entities: {} }));
  sessionStore.subscribe(adjust);
  adjust();
}
