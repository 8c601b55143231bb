/** The calls that can be answered with a fault; a `subscribe` is a read that stays open. */
export type FaultyCall = 'append' | 'delete' | 'tombstone' | 'read' | 'subscribe';

/** What a node in trouble answers, as EventStoreDB does. */
export type FaultAnswer =
  | 'not-ready'
  | 'not-leader'
  | 'reset'
  | 'unauthenticated'
  | 'access-denied'
  | 'deadline-exceeded';

/** An answer that calls get instead of their own. */
export interface Fault {
  readonly answer: FaultAnswer;
  /** The calls that it meets, all of them by default. */
  readonly on?: readonly FaultyCall[];
  /** Whether it meets only reads and subscriptions of `$all`: an account may lose the right to it alone. */
  readonly onlyAll?: boolean;
  /** How many calls it meets, one by default; `Infinity` is until it is lifted. */
  readonly times?: number;
  /** Whether a write is done all the same, though nobody is told. */
  readonly written?: boolean;
  /** What the answer waits for: a follower keeps an append for a leader that is gone, and tells only later. */
  readonly after?: Promise<unknown>;
  /** Whom `not-leader` names as the leader; without it the node knows of none. */
  readonly leader?: { readonly host: string; readonly port: number };
}

/** A fault that calls meet at present. */
export interface RaisedFault {
  /** How many calls have met it. */
  readonly met: number;
  lift(): void;
}

/** What goes wrong in a server at present. Only tests make one, and raise faults in it; each stands until it is used up or lifted. */
export class Faults {
  /**
   * How many events of one commit a live subscriber can be given before it is dropped as too slow. A node of EventStoreDB
   * up to 23.10 keeps 32 of them.
   */
  liveBuffer = Number.POSITIVE_INFINITY;
  /** What gossip says of the nodes of the cluster, each at a port of this machine. */
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

  /** From here on nothing at all is answered, not even what subscribers wait for, though requests are taken. */
  freeze(): void {
    this.#frozen ??= Promise.withResolvers();
  }

  /** All that was held back is answered. */
  thaw(): void {
    this.#frozen?.resolve();
    this.#frozen = undefined;
  }

  /** Resolves with the thaw; undefined while nothing is frozen. */
  get thawed(): Promise<void> | undefined {
    return this.#frozen?.promise;
  }

  /** The fault that this call meets, the oldest first. */
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
