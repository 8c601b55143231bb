import type { StoreApi } from 'zustand';
import type { Identity } from '../session/token.ts';

/** Begins a service for a person, and returns the function that ends it. */
export type Service = (person: string) => () => void;

type Sessions = Pick<
  StoreApi<{ session: object | null; identity: Identity | null }>,
  'getState' | 'subscribe'
>;

/**
 * Runs a service for each signed-in person outside the staff, from sign-in until their session ends. The code is loaded for
 * the first of them. The page goes on without a service that fails.
 */
export function forOutsiders(sessions: Sessions, load: () => Promise<Service>): void {
  let person: string | null = null;
  let end = () => {};
  function follow(): void {
    const next = outsider(sessions.getState());
    if (next === person) return;
    end();
    person = next;
    if (next !== null) begin(next);
  }
  function begin(next: string): void {
    let isOver = false;
    let stop = () => {};
    end = () => {
      isOver = true;
      try {
        stop();
      } catch {
        // A sign-out does not fail with the service.
      }
    };
    load()
      .then((service) => {
        if (!isOver) stop = service(next);
      })
      .catch(() => {});
  }
  sessions.subscribe(follow);
  follow();
}

/** The person's id, unless nobody or somebody of the staff is signed in. */
function outsider({ session, identity }: ReturnType<Sessions['getState']>): string | null {
  if (session === null || identity === null || identity.scope === 'staff') return null;
  return `${identity.scope}-${identity.id}`;
}
