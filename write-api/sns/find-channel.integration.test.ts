import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { simulatedSns } from './simulator.ts';
import { SnsFailure } from './sns.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({
    sns: (clock) => {
      const simulated = simulatedSns(clock);
      return {
        ...simulated,
        async channelOf(name, signal) {
          if (signal?.aborted) throw new SnsFailure('unreachable', 'YouTube could not be reached');
          if (name === 'no-key') throw new SnsFailure('not_authorized', 'YouTube is not configured');
          return simulated.channelOf(name);
        },
      };
    },
  });
});
afterAll(() => side.close());

const find = (name: string, caller: Caller = staff) =>
  side.call(caller, 'GET', `/v1/sns/youtube/channels?name=${encodeURIComponent(name)}`);

test('staff find a channel by its handle', async () => {
  const { status, body } = await find('@Mina.Looks');
  expect(status).toBe(200);
  expect(body.channel).toEqual({
    id: { kind: 'youtube#channel', channelId: expect.stringMatching(/^UC/) },
    snippet: { title: 'mina looks', description: expect.any(String), handle: 'mina.looks' },
  });
  expect((await find('mina.looks', { label: 'user', id: 7, name: 'mina' })).status).toBe(403);
});

test('a name without a channel answers null, and an empty name 400', async () => {
  expect(await find('deleted')).toMatchObject({ status: 200, body: { channel: null } });
  expect(await find('')).toMatchObject({ status: 400, body: { errorCode: 'request.invalid' } });
});

test('answers 503 if YouTube takes more than five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  expect(await find('mina')).toMatchObject({ status: 503, body: { errorCode: 'service.unavailable' } });
  expect(timeout).toHaveBeenCalledWith(5_000);
  timeout.mockRestore();
});

test('answers 422 if YouTube accepts no calls of this service', async () => {
  expect(await find('no-key')).toMatchObject({ status: 422, body: { errorCode: 'sns.not_configured' } });
});

test('each person may look up sixty channels an hour', async () => {
  const busy = { ...staff, id: 77 };
  for (let turn = 0; turn < 60; turn++) expect((await find('mina', busy)).status).toBe(200);
  expect(await find('mina', busy)).toMatchObject({ status: 429, body: { errorCode: 'request.too_many' } });
  expect((await find('mina')).status).toBe(200);
});
