import { setTimeout } from 'node:timers/promises';

/** Repeats the question until the answer is as wanted. It has no limit but the test's timeout. */
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
