import { expect, test, vi } from 'vitest';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { Answer } from '../kit/client/http-client.ts';
import { look } from './look.ts';

/** A server whose first `behind` answers do not include the desk's last command yet. */
function server(behind: number) {
  const call = vi.fn(async (): Promise<Answer<unknown>> => {
    const isBehind = call.mock.calls.length <= behind;
    return { data: { data: isBehind ? ['before'] : ['now'] }, stale: isBehind ? 'behind' : null };
  });
  return { call: call as never };
}

test('does not use an answer from before the last command', async () => {
  expect(await look(server(2), 'S-1')).toEqual(['now']);
});

test('gives up like with an unreachable server, so that the scan is kept', async () => {
  await expect(look(server(5), 'S-1')).rejects.toThrow(UnreachableError);
});
