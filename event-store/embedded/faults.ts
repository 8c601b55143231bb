/** The calls that a fault can affect; a `subscribe` is a read that stays open. */
export type FaultyCall = 'append' | 'delete' | 'tombstone' | 'read' | 'subscribe';

/** The answers of a failing node, as in EventStoreDB. */
export type FaultAnswer =
  | 'not-ready'
  | 'not-leader'
  | 'reset'
  | 'unauthenticated'
  | 'access-denied'
  | 'deadline-exceeded';

/** An answer that replaces the normal one. */
export interface Fault {
  readonly answer: FaultAnswer;
  /** The affected calls, all by default. */
  readonly on?: readonly FaultyCall[];
  /** Affects only reads and subscriptions of `$all`, since an account may lose only that right. */
  readonly onlyAll?: boolean;
  /** The number of affected calls, one by default; `Infinity` lasts until it is lifted. */
  readonly times?: number;
  /** The write succeeds, although the caller gets the fault. */
  readonly written?: boolean;
  /** Delays the answer: a follower holds an append for a lost leader, and answers only later. */
  readonly after?: Promise<unknown>;
  /** The leader that `not-leader` names; without it the node knows none. */
  readonly leader?: { readonly host: string; readonly port: number };
}

/** An active fault. */
export interface RaisedFault {
  /** The number of affected calls so far. */
  readonly met: number;
  lift(): void;
}

/** The active faults of a server. Only tests create one and raise faults; each lasts until it is used up or lifted. */
export class Faults {
  /**
   * The number of events of one commit that a live subscriber can receive before it is dropped as too slow. A node of
   * EventStoreDB up to 23.10 buffers 32.
   */
  liveBuffer = Number.POSITIVE_INFINITY;
  /** The cluster's nodes in gossip answers, each at a port of this machine. */
  members: readonly { port: number; isLeader: boolean }[] = [];
  readonly #raised: { fault: Fault; met: number }[] = [];
  #frozen: PromiseWithResolvers<void> | undefined;

  raise(fault: Fault): RaisedFault {
    const raised = { fault, met: 0 };
    this.#raised.push(raised);
    return {
      get met() {
        return raised.met;
      },
      lift: () => this.#remove(raised),
    };
  }

  /** From now on the server accepts requests but sends no answers, not even to subscribers. */
  freeze(): void {
    this.#frozen ??= Promise.withResolvers();
  }

  /** Sends all held-back answers. */
  thaw(): void {
    this.#frozen?.resolve();
    this.#frozen = undefined;
  }

  /** Resolves with the thaw; undefined while nothing is frozen. */
  get thawed(): Promise<void> | undefined {
    return this.#frozen?.promise;
  }

  /** Returns and counts the oldest fault that affects this call. */
  meet(call: FaultyCall, isOfAll = false): Fault | undefined {
    const raised = this.#raised.find(
      ({ fault }) => (fault.on?.includes(call) ?? true) && (isOfAll || !fault.onlyAll),
    );
    if (raised === undefined) return undefined;
    raised.met += 1;
    if (raised.met >= (raised.fault.times ?? 1)) this.#remove(raised);
    return raised.fault;
  }

  #remove(raised: { fault: Fault; met: number }): void {
    const index = this.#raised.indexOf(raised);
    if (index >= 0) this.#raised.splice(index, 1);
  }
}
