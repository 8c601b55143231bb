// @module-tag thorough
import pg from 'pg';
import { expect, test } from 'vitest';
import { staff, testServer } from '#test/server.ts';

/** The calls that fail once their tables are gone: one of the read side, one of the write side. */
async function failures(debugErrors: boolean): Promise<string[]> {
  const server = await testServer({ debugErrors });
  const database = new pg.Client({ connectionString: server.backend.databaseUrl });
  await database.connect();
  try {
    await database.query('alter table read.brands rename to brands_gone');
    await database.query('alter table write.attempts rename to attempts_gone');
    const authorization = await server.authorization(staff);
    const signIn = { method: 'staff', username: 'kim@example.test', password: 'secret of kim' };
    const answers = await Promise.all([
      fetch(`${server.url}/v1/brands?keyword=kim@example.test`, { headers: { authorization } }),
      fetch(`${server.url}/v1/auth/authorize`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(signIn),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    return await Promise.all(answers.map((answer) => answer.text()));
  } finally {
    await database.end();
    await server.close();
  }
}

/** Each test starts a server of its own. */
const patience = 240_000;

test('no stack leaves either API without DEBUG_ERRORS', { timeout: patience }, async () => {
  for (const text of await failures(false)) {
    expect(JSON.parse(text)).toEqual({
      errorCode: 'service.unexpected',
      message: expect.any(String),
      detailCode: null,
      detail: { requestId: expect.any(String) },
    });
    expect(text).not.toMatch(/\bat \S+ \(|\.ts:\d+|node_modules|kim/);
  }
});

test('with DEBUG_ERRORS both APIs send the frames, and neither messages nor values', {
  timeout: patience,
}, async () => {
  for (const text of await failures(true)) {
    expect(JSON.parse(text).traceback).toMatch(/^DatabaseError\n {4}at /);
    expect(text).not.toMatch(/kim|brands_gone|does not exist/);
  }
});
