import { expect, test } from 'vitest';
import { watchNetwork } from './network.ts';

/** A network watcher whose checks give these answers in turn, and the changes that it reported. */
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

test('stays online after a failed call if the server is reachable', async () => {
  const { network, told } = watched([true]);
  await network.ask();
  expect(told).toEqual([]);
});

test('checks again until the server is reachable, and reports its return once', async () => {
  const { network, told, pauses } = watched([false, false, false, true]);
  await Promise.all([network.ask(), network.ask()]);
  expect(told).toEqual([true, false]);
  expect(pauses()).toBe(3);
});

test('goes offline at once if the device reports no network', async () => {
  const { network, told } = watched([false, true]);
  network.lost();
  expect(network.store.getState().isOffline).toBe(true);
  await expect.poll(() => told).toEqual([true, false]);
});
