import { useStore } from 'zustand';
import { watchNetwork } from './network.ts';

/**
 * The timeout of a check and the pause before the next check, in ms. Together they take under two seconds. The page
 * thus notices soon that the network is back, even if the browser sends no event.
 */
const patienceMs = 1_200;
const pauseMs = 600;

let host = () => '';

const network = watchNetwork({
  isReachable: () =>
    fetch(`${host()}/health/live`, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
      () => true,
      () => false,
    ),
  pause: () =>
    new Promise((resolve) => {
      const timer = setTimeout(done, pauseMs);
      window.addEventListener('online', done);
      function done() {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        resolve();
      }
    }),
});

/** Checks the network. Called after a call without an answer. */
export const askNetwork = network.ask;

export function useIsOffline(): boolean {
  return useStore(network.store, ({ isOffline }) => isOffline);
}

/** Calls `back` each time the server is reachable again. Returns a function that stops this. */
export function onNetworkBack(back: () => void): () => void {
  return network.store.subscribe((now, before) => {
    if (before.isOffline && !now.isOffline) back();
  });
}

/** Listens to the browser's offline event. `ofHost` returns the host of the calls. */
export function followNetwork(ofHost: () => string): void {
  host = ofHost;
  window.addEventListener('offline', network.lost);
}
