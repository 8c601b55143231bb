/**
 * Sets this process's clock back, as an administrator does with a machine's: what is asked for the time is told an earlier
 * one, and it goes on from there. Answers what sets it right.
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
