import type { KeyValueStorage } from '../kit/session/stored-session.ts';
import type { Identity } from '../kit/session/token.ts';

/* The browser stores the time of a person's last visit for each account, beyond the sign-out. The changes since
   that time stay on the page until the person leaves it or marks them as seen. A reload keeps them. */

interface Visit {
  /** The instant (ISO 8601) up to which the person has seen all changes. */
  seen?: string;
  /** The instant (ISO 8601) up to which the current or last visit showed all changes. */
  shown?: string;
}

type Person = Pick<Identity, 'scope' | 'id'>;

const keyOf = ({ scope, id }: Person) => `tryset.visit.${scope}.${id}`;

export function lastVisits(lasting: KeyValueStorage, ofTab: KeyValueStorage) {
  const read = (person: Person): Visit => {
    try {
      const stored: unknown = JSON.parse(lasting.getItem(keyOf(person)) ?? '{}');
      return typeof stored === 'object' && stored !== null ? stored : {};
    } catch {
      return {};
    }
  };
  const write = (person: Person, visit: Visit) => lasting.setItem(keyOf(person), JSON.stringify(visit));
  return {
    /**
     * Returns the instant from which to show changes; null on the person's first visit. A newly opened tab begins
     * another visit.
     */
    begin(person: Person): string | null {
      const { seen, shown } = read(person);
      if (ofTab.getItem(keyOf(person)) !== null) return seen ?? null;
      ofTab.setItem(keyOf(person), 'open');
      const since = shown ?? seen;
      if (since !== undefined) write(person, { seen: since });
      return since ?? null;
    },
    /** Records that the page shows everything up to this instant. */
    show(person: Person, until: string): void {
      write(person, { ...read(person), shown: until });
    },
    /**
     * Marks the shown changes as seen. Returns the instant from which to show changes next; null if no changes were
     * shown yet.
     */
    end(person: Person): string | null {
      const { seen, shown } = read(person);
      if (shown !== undefined) write(person, { seen: shown });
      return shown ?? seen ?? null;
    },
  };
}
