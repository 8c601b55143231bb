/** A stack of stop functions. They run in the reverse order of the starts, even if one fails. */
export class Stack {
  #stops: (() => Promise<void>)[] = [];

  push(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Runs all stop functions, then throws the first failure. */
  async unwind(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
