import { expect, test } from 'vitest';
import { watchNetwork } from './network.ts';

/** A network that answers these, each in turn, and what was told of it meanwhile. */
function watched(answers: boolean[]) {
  let pauses = 0;
  const network = watchNetwork({
    isReachable: async () => answers.shift() ?? true,
    pause: async () => {
      pauses += 1;
    },
  });
  const told: boolean[] = [];
  network.store.subscribe(({ isOffline }, before) => {
    if (isOffline !== before.isOffline) told.push(isOffline);
  });
  return { network, told, pauses: () => pauses };
}

test('one call without an answer is no lost network where the server can be reached', async () => {
  const { network, told } = watched([true]);
  await network.ask();
  expect(told).toEqual([]);
});

test('what cannot be reached is asked again until it can, and its return is told once', async () => {
  const { network, told, pauses } = watched([false, false, false, true]);
  await Promise.all([network.ask(), network.ask()]);
  expect(told).toEqual([true, false]);
  expect(pauses()).toBe(3);
});

test('a device that says it has no network is believed at once', async () => {
  const { network, told } = watched([false, true]);
  network.lost();
  expect(network.store.getState().isOffline).toBe(true);
  await expect.poll(() => told).toEqual([true, false]);
});
