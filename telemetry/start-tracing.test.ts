import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { currentTracing, inSpan, traceHeader } from './tracing.ts';

const tellsWhatIsLoaded = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/')) console.log(url);
      return next(url, context);
    },
  });
  await import('./server/start-server.ts');
`;

test('a server loads no tracing library until tracing is configured', async () => {
  const arguments_ = ['--input-type=module', '--eval', tellsWhatIsLoaded];
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { maxBuffer: 10_000_000 });
  expect(stdout).toContain('/node_modules/fastify/');
  expect(stdout).not.toMatch(/@opentelemetry\/(?!api\/)/);
}, 60_000);

test('without a recorder, work runs unchanged', async () => {
  expect(currentTracing()).toBeNull();
  expect(traceHeader()).toEqual({});
  const nobodyAsks = () => {
    throw new Error('asked for what nobody records');
  };
  expect(await inSpan('work', nobodyAsks, async (span) => span)).toBeNull();
});
