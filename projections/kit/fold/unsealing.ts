import type { Sealed } from '#domain/sealed.ts';
import type { Unseal } from '../../projection.ts';

/** What the runner needs of the keys: event-store/codec's `Sealing` is one. */
export interface Unsealer {
  /** Null where the key is gone, or never was. */
  unseal(person: string, sealed: Sealed): Promise<unknown>;
  /** Fetches the keys of many in one statement, for the calls that follow. */
  prefetch(persons: Iterable<string>): Promise<void>;
}

/** Thrown through a fold that asks for what is not unsealed yet; it is folded again once that is there. */
class NotYet {
  readonly personId: string;
  readonly sealed: string;
  constructor(personId: string, sealed: string) {
    this.personId = personId;
    this.sealed = sealed;
  }
}

/** What one batch has unsealed. */
export class Unsealing {
  readonly #unsealer: Unsealer;
  readonly #known = new Map<string, { value: unknown } | { error: Error }>();

  constructor(unsealer: Unsealer) {
    this.#unsealer = unsealer;
  }

  readonly read: Unseal = (personId, sealed) => {
    if (sealed === null) return null;
    const known = this.#known.get(`${personId} ${sealed}`);
    if (known === undefined) throw new NotYet(personId, sealed);
    if ('error' in known) throw known.error;
    return known.value;
  };

  async prefetch(persons: readonly string[]): Promise<void> {
    if (persons.length > 0) await this.#unsealer.prefetch(persons);
  }

  /**
   * Whether a fold threw only because something was not unsealed, which now is. A key store that is away fails the
   * batch, which is tried again; a broken seal fails the event that holds it.
   */
  async supplied(thrown: unknown): Promise<boolean> {
    if (!(thrown instanceof NotYet)) return false;
    const { personId, sealed } = thrown;
    const key = `${personId} ${sealed}`;
    try {
      this.#known.set(key, { value: await this.#unsealer.unseal(personId, sealed as Sealed) });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'SealBroken') throw error;
      this.#known.set(key, { error });
    }
    return true;
  }
}
