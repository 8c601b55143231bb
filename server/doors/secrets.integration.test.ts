import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

/** Passwords that no log, answer or row may contain. */
const password = `secret-password-${randomUUID()}`;
const newPassword = `secret-newer-${randomUUID()}`;
const guess = `secret-guess-${randomUUID()}`;
/** Personal data, which may appear in no log, no error and no event. */
const person = {
  real_name: `person-${randomUUID()}`,
  phone: '010-7391-4420',
  email: `person.${randomUUID()}@example.test`,
  address: `street-${randomUUID()}`,
};

let server: TestServer;
let database: pg.Client;
let authorization: string;
/** Everything that the server prints to stdout and stderr. */
const printed: string[] = [];
const tokens: string[] = [];
const answers: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    vi.spyOn(stream, 'write').mockImplementation((...given: unknown[]) => {
      printed.push(String(given[0]));
      return write(...given);
    });
  }
  server = await testServer({ ownStore: true, logLevel: 'debug' });
  authorization = await server.authorization(staff);
  database = new pg.Client({ connectionString: server.backend.databaseUrl });
  database.on('error', () => undefined);
  await database.connect();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await database.end();
  await server.close();
});

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = { authorization },
) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: text === '' ? null : JSON.parse(text),
    headers: response.headers,
  };
}

/** Makes a call and checks that its answer contains no secret. Not for calls that issue tokens or show a person to staff. */
async function tells(...given: Parameters<typeof call>) {
  const answer = await call(...given);
  answers.push(answer.text);
  return answer;
}

/** Runs `act` while a table is missing, so that calls that need the table fail with a server error. */
async function without(table: string, act: () => Promise<void>): Promise<void> {
  const [, name] = table.split('.');
  await database.query(`alter table ${table} rename to ${name}_gone`);
  await act();
  await database.query(`alter table ${table.replace(`${name}`, `${name}_gone`)} rename to ${name}`);
}

async function everyEvent(): Promise<string> {
  const client = connectEventStore(server.backend.eventStoreUrl);
  const texts: string[] = [];
  for await (const { event } of client.readAll())
    texts.push(JSON.stringify([event?.data, event?.metadata, event?.streamId]));
  await client.dispose();
  return texts.join('\n');
}

/** Returns every row of every table as text, except the schema with readable personal data. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('read', 'write', 'sealing', 'public')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query(`select to_jsonb(each) as row from ${name} as each`);
    texts.push(...rows.map(({ row }) => `${name} ${JSON.stringify(row)}`));
  }
  return texts.join('\n');
}

const signIn = (username: string, given: string, tell = call) =>
  tell('POST', '/v1/auth/authorize', { method: 'brand_admin', username, password: given }, {});

describe('secrets', () => {
  it('are used in every way, in successful calls and in server errors', async () => {
    const { body: brand } = await tells('POST', '/v1/brands', { name: 'Acme', business_email: person.email });
    const admins = `/v1/brands/${brand.id}/admins`;
    const { body: admin, status } = await tells('POST', admins, {
      username: 'acme',
      password,
      ...contact('first'),
    });
    expect(status).toBe(201);
    await tells('POST', admins, { username: 'acme', password });
    await tells('POST', '/v1/users', { username: 'hana', role: 'influencer', ...person });
    await signIn('acme', guess, tells);
    await signIn(password, guess, tells);
    const { body: signedIn } = await signIn('acme', password);
    const { body: next } = await call(
      'POST',
      '/v1/auth/authorize',
      { method: 'refresh', refresh_token: signedIn.refreshToken },
      {},
    );
    tokens.push(signedIn.accessToken, signedIn.refreshToken, next.accessToken, next.refreshToken);
    const own = { authorization: `Bearer ${next.accessToken}` };
    const change = { password: newPassword, current_password: guess };
    expect((await tells('PATCH', `${admins}/${admin.id}/password`, change, own)).status).toBe(422);
    const right = { password: newPassword, current_password: password };
    expect((await tells('PATCH', `${admins}/${admin.id}/password`, right, own)).status).toBe(200);
    await tells('POST', '/v1/auth/authorize', { method: 'refresh', refresh_token: next.refreshToken }, {});
    await tells(
      'POST',
      '/v1/auth/authorize',
      { method: 'staff', username: 'acme', password, more: guess },
      {},
    );
    await tells('POST', '/v1/users', { ...person, username: 7, role: password });
    await tells('GET', '/v1/users', undefined, { authorization: `Bearer ${next.accessToken}x` });
    const faults: { status: number }[] = [];
    await without('write.credentials', async () => {
      faults.push(await signIn('acme', newPassword, tells));
      faults.push(await tells('POST', admins, { username: 'other', password, ...contact('other') }));
    });
    await without('write.refresh_families', async () => {
      const body = { method: 'refresh', refresh_token: next.refreshToken };
      faults.push(await tells('POST', '/v1/auth/authorize', body, {}));
    });
    await without('read.users', async () => {
      for (const text of [person.phone, person.real_name, person.email, '\n{"level":60,"msg":"forged"}']) {
        faults.push(await tells('GET', `/v1/users?q=${encodeURIComponent(text)}`));
      }
    });
    expect(faults.map((fault) => fault.status)).toEqual(faults.map(() => 500));
  });

  it.each([
    ['the log', () => printed.join('')],
    ['the answers', () => answers.join('\n')],
    ['the events', everyEvent],
    ['the rows', everyRow],
    ['the metrics', async () => (await fetch(`${server.url}/metrics`)).text()],
  ])('stand not in %s', async (_name, read) => {
    const text = await read();
    expect(text.length).toBeGreaterThan(100);
    const { JWT_SECRET, MASTER_KEY } = server.secrets;
    const { databaseUrl, eventStoreUrl } = server.backend;
    const addresses = [databaseUrl, eventStoreUrl].map((address) => new URL(address).password);
    const secrets = [password, newPassword, guess, ...tokens, JWT_SECRET, MASTER_KEY, ...addresses];
    for (const secret of [...secrets, ...Object.values(person)].filter((each) => each !== '')) {
      expect(text.includes(secret), `${secret} stands in ${excerpt(text, secret)}`).toBe(false);
    }
  });

  it('cannot forge or break log lines', () => {
    const lines = printed
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(20);
    const entries = lines.map((line) => JSON.parse(line) as { msg?: string; err?: object });
    expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([]);
    expect(entries.filter(({ err }) => err !== undefined).length).toBeGreaterThan(4);
  });
});

function contact(of: string) {
  return { name: person.real_name, phone: person.phone, email: `${of}.${person.email}` };
}

function excerpt(text: string, secret: string): string {
  const at = text.indexOf(secret);
  return at < 0 ? '' : text.slice(Math.max(0, at - 200), at + secret.length + 50);
}
