import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('returns each port once, outside the range of outgoing connections', async () => {
  const given = await Promise.all(Array.from({ length: 30 }, () => freePort()));
  expect(new Set(given).size).toBe(given.length);
  for (const port of given) expect(port).toSatisfy((each: number) => each >= 20_000 && each < 32_768);
});
