import { expect, test, vi } from 'vitest';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { Answer } from '../kit/client/http-client.ts';
import { look } from './look.ts';

/** A server whose first `behind` responses are older than the desk's last command. */
function server(behind: number) {
  const call = vi.fn(async (): Promise<Answer<unknown>> => {
    const isBehind = call.mock.calls.length <= behind;
    return { data: { data: isBehind ? ['before'] : ['now'] }, stale: isBehind ? 'behind' : null };
  });
  return { call: call as never };
}

test('retries while the response is older than the last command', async () => {
  expect(await look(server(2), 'S-1')).toEqual(['now']);
});

test('gives up with an unreachable error, so that the queue keeps the scan', async () => {
  await expect(look(server(5), 'S-1')).rejects.toThrow(UnreachableError);
});
