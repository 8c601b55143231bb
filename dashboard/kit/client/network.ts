import { createStore } from 'zustand/vanilla';

/** Whether nothing can be asked at present: no network, or nobody there. */
export interface Network {
  isOffline: boolean;
}

export interface NetworkParts {
  /** Whether the server answers anything at all; false where it takes long. */
  isReachable: () => Promise<boolean>;
  /** Waits before it is asked again. */
  pause: () => Promise<void>;
}

/** Finds out whether the server can be reached, and while it cannot asks again until it can. */
export function watchNetwork({ isReachable, pause }: NetworkParts) {
  const store = createStore<Network>()(() => ({ isOffline: false }));
  let isAsking = false;

  /** Something got no answer: is it the network? */
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
    /** The device says that its network is gone. */
    lost(): void {
      store.setState({ isOffline: true });
      void ask();
    },
  };
}
