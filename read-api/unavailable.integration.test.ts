import pg from 'pg';
import { expect, it } from 'vitest';
import { createHttpApp } from '#http/app.ts';
import { accessTokens } from '#http/token.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { createReadApi } from './create-read-api.ts';
import { staff, testLogText, testReplay } from './testing/test-models.ts';

const tokens = accessTokens({ key: 'a key of thirty-two bytes or more, for tests' });

it('returns 503 with retry-after while the database is unreachable', async () => {
  // No server listens on port 1.
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const app = await createHttpApp({ tokens, title: 'test' });
  await app.register(
    createReadApi({
      pool,
      unsealer: openUnsealer(),
      replay: testReplay(pool),
      logText: testLogText,
      noteExport: async () => undefined,
    }),
  );
  const { token } = await tokens.sign(staff);
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/v1/stocks', '/v1/stocks/csv', '/v2/trysets/items/1/history']) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'service.unavailable']);
    expect(answer.headers['retry-after']).toBe('2');
  }
  await app.close();
  await pool.end();
});
