import type { KeyValueStorage } from '../kit/session/stored-session.ts';
import type { Identity } from '../kit/session/token.ts';

/*
 * When a person was here last is kept in their browser, for each account by itself, and outlives the sign-out. What has changed
 * since stays on the page until they leave it or say that they have seen it: a reload takes nothing away.
 */

interface Visit {
  /** Up to then everything was seen; ISO instant. */
  seen?: string;
  /** Up to then it was shown, in the visit that is or was the last. */
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
    /** Since when what has changed is to be told; null for who was never here. A tab that is opened anew begins another visit. */
    begin(person: Person): string | null {
      const { seen, shown } = read(person);
      if (ofTab.getItem(keyOf(person)) !== null) return seen ?? null;
      ofTab.setItem(keyOf(person), 'open');
      const since = shown ?? seen;
      if (since !== undefined) write(person, { seen: since });
      return since ?? null;
    },
    /** What happened until then is on the page. */
    show(person: Person, until: string): void {
      write(person, { ...read(person), shown: until });
    },
    /** The person leaves, or says so: what was shown is seen. The answer is since when the next is told. */
    end(person: Person): string | null {
      const { seen, shown } = read(person);
      if (shown !== undefined) write(person, { seen: shown });
      return shown ?? seen ?? null;
    },
  };
}
