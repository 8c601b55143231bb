import { setTimeout } from 'node:timers/promises';

/** Asks until the answer is as wanted; the test's own time limit ends it. */
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
