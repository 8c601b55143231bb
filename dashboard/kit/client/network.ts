import { createStore } from 'zustand/vanilla';

/** Whether the server is unreachable: there is no network, or the server is down. */
export interface Network {
  isOffline: boolean;
}

export interface NetworkParts {
  /** Whether the server gives any answer; false if it takes too long. */
  isReachable: () => Promise<boolean>;
  /** Waits before the next check. */
  pause: () => Promise<void>;
}

/** Checks whether the server is reachable, and repeats the check until it is. */
export function watchNetwork({ isReachable, pause }: NetworkParts) {
  const store = createStore<Network>()(() => ({ isOffline: false }));
  let isAsking = false;

  /** Checks the network until the server answers. Called after a call without an answer. */
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      while (!(await isReachable())) {
        store.setState({ isOffline: true });
        await pause();
      }
      store.setState({ isOffline: false });
    } finally {
      isAsking = false;
    }
  }

  return {
    store,
    ask,
    /** Called when the device reports that its network is gone. */
    lost(): void {
      store.setState({ isOffline: true });
      void ask();
    },
  };
}
