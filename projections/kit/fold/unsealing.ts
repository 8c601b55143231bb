import type { Sealed } from '#domain/sealed.ts';
import type { Unseal } from '../../projection.ts';

/** The part of the key store that the runner needs; event-store/codec's `Sealing` implements it. */
export interface Unsealer {
  /** Unseals a value with the person's key; null if the key was deleted or never existed. */
  unseal(person: string, sealed: Sealed): Promise<unknown>;
  /** Loads the keys of many persons in one statement, so that the next `unseal` calls need none. */
  prefetch(persons: Iterable<string>): Promise<void>;
}

/** Thrown by a fold that needs a value not unsealed yet. After unsealing, the event is folded again. */
class NotYet {
  readonly personId: string;
  readonly sealed: string;
  constructor(personId: string, sealed: string) {
    this.personId = personId;
    this.sealed = sealed;
  }
}

/** The values that were unsealed for one batch. */
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
   * Handles an error of a fold. If a value was missing, unseals it and returns true: the fold can run again. Returns false for
   * any other error. If the key store is unreachable, this throws and the batch is retried. A broken seal fails only the event
   * that contains it.
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
