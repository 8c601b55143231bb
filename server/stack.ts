/** Things to stop in the reverse order of their start, each also when one before it failed to. */
export class Stack {
  #stops: (() => Promise<void>)[] = [];

  push(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Stops all; afterwards fails with the first failure there was. */
  async unwind(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
