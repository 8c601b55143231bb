import { expect, test, vi } from 'vitest';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { Answer } from '../kit/client/http-client.ts';
import { look } from './look.ts';

/** A server whose answers are of before the desk's own step so many times. */
function server(behind: number) {
  const call = vi.fn(async (): Promise<Answer<unknown>> => {
    const isBehind = call.mock.calls.length <= behind;
    return { data: { data: isBehind ? ['before'] : ['now'] }, stale: isBehind ? 'behind' : null };
  });
  return { call: call as never };
}

test('does not act upon what is of before the last step', async () => {
  expect(await look(server(2), 'S-1')).toEqual(['now']);
});

test('gives up as if nobody answered, so that the scan is kept', async () => {
  await expect(look(server(5), 'S-1')).rejects.toThrow(UnreachableError);
});
