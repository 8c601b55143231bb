import { useStore } from 'zustand';
import { watchNetwork } from './network.ts';

/** Together less than two seconds: so soon after the network's return the page goes on, whatever the browser tells of it. */
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

/** Asks the network why a call got no answer. */
export const askNetwork = network.ask;

export function useIsOffline(): boolean {
  return useStore(network.store, ({ isOffline }) => isOffline);
}

/** Calls back whenever the server can be reached again; answers what ends that. */
export function onNetworkBack(back: () => void): () => void {
  return network.store.subscribe((now, before) => {
    if (before.isOffline && !now.isOffline) back();
  });
}

/** Listens to what the device says of its network. `ofHost` is the host that calls go to. */
export function followNetwork(ofHost: () => string): void {
  host = ofHost;
  window.addEventListener('offline', network.lost);
}
