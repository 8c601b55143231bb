import { setTimeout } from 'node:timers/promises';

/** Repeats `look` until its result is as wanted. Only the test's timeout limits the wait. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await look();
    if (isWanted(value)) return value;
    await setTimeout(50);
  }
}
