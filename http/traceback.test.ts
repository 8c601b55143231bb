import { expect, it } from 'vitest';
import { createHttpApp } from './app.ts';
import { ApiError } from './errors.ts';
import { testTokens } from './test-app.ts';
import { showTracebacks, tracebackOf } from './traceback.ts';

const personal = 'kim@example.test\n    at kim (street 7)';

async function answers(shows: boolean) {
  const app = await createHttpApp({ tokens: testTokens, title: 'test' });
  if (shows) showTracebacks(app);
  app.get('/fails/:how', { config: { who: 'public' } }, async (request) => {
    const { how } = request.params as { how: string };
    if (how === 'ours') throw new TypeError(personal, { cause: new RangeError(personal) });
    if (how === 'database') throw Object.assign(new Error('gone'), { code: '57P01' });
    throw new ApiError(409, 'thing.busy', 'busy');
  });
  const bodies = await Promise.all(
    ['ours', 'database', 'known'].map(async (how) => (await app.inject(`/fails/${how}`)).body),
  );
  await app.close();
  return bodies;
}

it('no error answer contains a stack without the setting', async () => {
  for (const body of await answers(false)) {
    expect(JSON.parse(body)).not.toHaveProperty('traceback');
    expect(body).not.toMatch(/\bat \S+ \(|\.ts:\d+|node_modules/);
  }
});

it('with the setting an unexpected error and an absent part have a traceback, a refusal has none', async () => {
  const [ours = '', database = '', known = ''] = await answers(true);
  const { errorCode, message, traceback } = JSON.parse(ours);
  expect([errorCode, message]).toEqual([
    'service.unexpected',
    'something went wrong here; the log knows it by the id',
  ]);
  expect(traceback).toMatch(/^TypeError\n {4}at .*traceback\.test\.ts:\d+/);
  expect(traceback).toMatch(/\ncaused by RangeError\n {4}at /);
  expect(ours).not.toMatch(/kim|street/);
  expect(JSON.parse(database).traceback).toMatch(/^Error\n {4}at /);
  expect(JSON.parse(known)).not.toHaveProperty('traceback');
});

it('a traceback has no message, however its error was made', () => {
  expect(tracebackOf('kim@example.test')).toBe('string');
  const renamed = new Error('before');
  // The stack keeps the message of its first read.
  expect(renamed.stack).toContain('before');
  renamed.message = 'kim@example.test';
  expect(tracebackOf(renamed)).toBe('Error');
  const nameless = new Error('');
  expect(tracebackOf(nameless)).toMatch(/^Error\n {4}at /);
  const circular = new Error('kim');
  circular.cause = circular;
  expect(tracebackOf(circular).match(/^caused by /gm)).toHaveLength(4);
});
