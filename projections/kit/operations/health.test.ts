import { expect, test } from 'vitest';
import { frozen } from './health.ts';
import { addressOf } from './replay-reads.ts';

test('reports frozen only if events wait and nothing moves', () => {
  const all = { lagSeconds: 45, movedSecondsAgo: 41.9, isRunning: true };
  expect(frozen(all)?.message).toContain('nothing has moved for 41 s: the process');
  expect(frozen({ ...all, isRunning: false })?.message).toContain('no process runs');
  expect(frozen({ ...all, lagSeconds: 0, movedSecondsAgo: 90_000 })).toBeNull();
  expect(frozen({ ...all, lagSeconds: 90_000, movedSecondsAgo: 0.2 })).toBeNull();
  expect(frozen({ ...all, lagSeconds: 2, movedSecondsAgo: 90_000 })).toBeNull();
  expect(frozen({ ...all, lagSeconds: 2, movedSecondsAgo: 3 }, 1)).not.toBeNull();
});

test('shows the address of a store without its credentials', () => {
  expect(addressOf('esdb://admin:changeit@store.house:2113?tls=false')).toBe('store.house:2113');
  expect(addressOf('esdb+discover://a:2113,b:2113/?tls=true')).toBe('a:2113,b:2113');
  expect(addressOf('esdb://localhost:2113?tls=false')).toBe('localhost:2113');
});
