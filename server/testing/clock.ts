/**
 * Sets this process's clock back, as an administrator does with a machine's clock: the clock shows an earlier time and
 * continues from there. Returns a function that resets the clock.
 */
export function setClockBack(milliseconds: number): () => void {
  const Right = globalThis.Date;
  class Late extends Right {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Late.now()] : given) as [number]));
    }

    static override now(): number {
      return Right.now() - milliseconds;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }
  globalThis.Date = Late as DateConstructor;
  return () => {
    globalThis.Date = Right;
  };
}
