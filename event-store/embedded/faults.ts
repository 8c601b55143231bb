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

/** A simulated failure: an answer that replaces the normal one. */
export interface Fault {
  readonly answer: FaultAnswer;
  /** The kinds of calls that the fault affects; all kinds if omitted. */
  readonly on?: readonly FaultyCall[];
  /** True if the fault affects only reads and subscriptions of `$all`: an account may lose only the right to read `$all`. */
  readonly onlyAll?: boolean;
  /** How many calls the fault affects; one if omitted. `Infinity` lasts until the fault is lifted. */
  readonly times?: number;
  /** True if the write succeeds although the caller gets the fault's answer. */
  readonly written?: boolean;
  /** The answer waits for this promise: a follower holds an append for a lost leader, and answers late. */
  readonly after?: Promise<unknown>;
  /** The leader that the `not-leader` answer names; if omitted, the node knows no leader. */
  readonly leader?: { readonly host: string; readonly port: number };
}

/** An active fault. */
export interface RaisedFault {
  /** The number of calls that the fault has affected so far. */
  readonly met: number;
  lift(): void;
}

/** The active faults of a server. Only tests create them; each fault lasts until it is used up or lifted. */
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

  /** Freezes the server: it accepts requests but sends no answers, not even to subscribers. */
  freeze(): void {
    this.#frozen ??= Promise.withResolvers();
  }

  /** Ends the freeze and sends all delayed answers. */
  thaw(): void {
    this.#frozen?.resolve();
    this.#frozen = undefined;
  }

  /** A promise that resolves when `thaw` is called; undefined if the server is not frozen. */
  get thawed(): Promise<void> | undefined {
    return this.#frozen?.promise;
  }

  /** Returns the oldest fault that affects this call, and counts the call; undefined if no fault does. */
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
