import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from '#event-store/load.ts';
import { smtpMailer } from '../mail/smtp.ts';
import { smtpStandIn } from '../mail/testing/smtp-stand-in.ts';
import { addStaff } from '../members/add-staff.ts';
import { staff } from '../testing/house.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const minute = 60_000;
const house = signInHouse();
const { signIn, ended } = house;
const admin = 'lee@ACME.kr ';
const newPassword = 'a-much-longer-one';

async function post(side: TestWriteSide, url: string, payload: object, headers = {}) {
  const response = await side.app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, text: response.body, body: response.json() };
}
const ask = (email: string, more: object = {}) =>
  post(house.side, '/v1/auth/find-password', { email, ...more });
const set = (token: string, chosen = newPassword, headers = {}) =>
  post(house.side, '/v1/auth/phone-verify/change-password', { token, password: chosen }, headers);

/** Waits until the outbox has `count` help e-mails and no request is open, and returns the e-mails. */
async function letters(count: number, side: TestWriteSide = house.side) {
  const open = () => side.deps.db.selectFrom('write.sign_in_help').select('id').execute();
  await expect.poll(open, { timeout: 20_000, interval: 50 }).toEqual([]);
  const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=500');
  const all = body.data as { to: string; subject: string; text: string }[];
  const helping = all.filter(({ text }) => text.includes('/new-password#'));
  expect(helping).toHaveLength(count);
  return helping;
}
const tokenIn = ({ text }: { text: string }) => /\/new-password#([\w-]{43})\n/.exec(text)?.[1] ?? '';

async function typesOf(stream: string): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, stream, 0n)) types.push(type);
  return types;
}

describe('a forgotten password', () => {
  it('is reset once with a mailed link, which ends all sign-ins', async () => {
    const { body: before } = await signIn('brand_admin', 'acme');
    expect((await ask(admin, { language: 'en' })).body).toEqual({ isAsked: true });
    const [letter] = await letters(1);
    expect(letter).toMatchObject({ to: 'Lee@acme.kr', text: expect.stringContaining('Your username: acme') });
    const token = tokenIn(letter ?? { text: '' });
    const common = await set(token, 'qwertyuiop');
    expect([common.status, common.body.errorCode]).toEqual([422, 'auth.password_common']);
    const first = await set(token, newPassword, { 'idempotency-key': 'once' });
    expect([first.status, first.body]).toEqual([200, { isChanged: true }]);
    expect(await ended(before.accessToken)).toEqual(over);
    expect((await signIn('brand_admin', 'acme')).status).toBe(401);
    const chosen = { method: 'brand_admin', username: 'acme', password: newPassword };
    expect((await house.authorize(chosen)).status).toBe(200);
    expect((await set(token, newPassword, { 'idempotency-key': 'once' })).status).toBe(200);
    expect((await set(token, 'somebody-elses')).body.errorCode).toBe('auth.link_over');
    expect(await typesOf(`brand_admin-${house.adminId}`)).toEqual([
      'BrandAdminAdded',
      'BrandAdminPasswordLinkMailed',
      'BrandAdminPasswordChanged',
    ]);
  });

  it('cannot be reset with another link after that, or with a link after an hour', async () => {
    await ask(admin);
    await ask(admin);
    const [one, other] = (await letters(3)).map(tokenIn);
    expect((await set(other ?? '', 'yet-another-one')).status).toBe(200);
    expect((await set(one ?? '')).body.errorCode).toBe('auth.link_over');
    await ask(admin);
    const [late] = await letters(4);
    house.side.advanceClock(61 * minute);
    expect((await set(tokenIn(late ?? { text: '' }))).body.errorCode).toBe('auth.link_over');
    expect(await letters(0)).toEqual([]);
  });

  it('is reset for staff too, with a letter in the requested language', async () => {
    await addStaff(house.side.deps, { username: 'park', password, email: 'park@tryset.kr' });
    await ask('park@tryset.kr', { language: 'ja' });
    const [letter] = await letters(1);
    expect(letter?.subject).toContain('ユーザー名');
    expect((await set(tokenIn(letter ?? { text: '' }))).status).toBe(200);
  });
});

describe('a request for help reveals nothing', () => {
  it('in its response: an unknown address gets the same one and no letter', async () => {
    const [known, unknown] = [await ask(admin), await ask('nobody@nowhere.kr')];
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    expect(await letters(2)).toMatchObject([{ to: 'Lee@acme.kr' }, { to: 'park@tryset.kr' }]);
  });

  it('in the database, which holds no address and no token in clear', async () => {
    const [letter] = await letters(2);
    const { db } = house.side.deps;
    const rows = [
      await db.selectFrom('write.letters').selectAll().execute(),
      await db.selectFrom('write.mailed_links').selectAll().execute(),
    ];
    expect(rows.every(({ length }) => length >= 2)).toBe(true);
    // The patterns match only whole facts: a short word like "acme" may occur in base64 by chance.
    expect(JSON.stringify(rows)).not.toMatch(/@|acme\.kr|Your username/i);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(letter ?? { text: '' }));
  });

  it('by its rate limits, which are the same for known and unknown addresses', async () => {
    house.side.advanceClock(61 * minute);
    const to = async (email: string, times: number) => {
      const statuses = [];
      for (let n = 0; n < times; n++) statuses.push((await ask(email)).status);
      return statuses;
    };
    const limited = [200, 200, 200, 200, 200, 429];
    expect(await to('nobody@nowhere.kr', 6)).toEqual(limited);
    expect(await to(admin, 6)).toEqual(limited);
    const others = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(`n${n}@nowhere.kr`)));
    expect(others.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof smtpStandIn>>;
  let side: TestWriteSide;
  beforeAll(async () => {
    server = await smtpStandIn();
    side = await testWriteSide({
      senders: { mail: smtpMailer({ url: server.url, from: 'tryset <no@tryset.kr>' }) },
    });
    await addStaff(side.deps, { username: 'kim', password, email: 'kim@tryset.kr' });
  });
  afterAll(async () => {
    await side.close();
    await server.close();
  });
  const wanted = () => post(side, '/v1/auth/find-password', { email: 'kim@tryset.kr', language: 'en' });
  const rows = () => side.deps.db.selectFrom('write.letters').select('id').execute();
  const failures = async () => (await side.call(staff, 'GET', '/v1/outside-calls/failures')).body.data;

  it('letters are sent, retried after a failure, and deleted once sent', async () => {
    server.say({ code: 451, message: 'try again later' });
    await wanted();
    await expect.poll(failures, { timeout: 20_000 }).toMatchObject([{ kind: 'letter', tries: 1 }]);
    server.say(null);
    side.advanceClock(2 * minute);
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    await expect.poll(failures, { timeout: 20_000 }).toEqual([]);
    // This installation has no sender for text messages.
    expect((await side.call(staff, 'GET', '/v1/outbox')).body.data).toEqual([]);
  });

  it('a permanently refused letter is listed and not retried', async () => {
    server.say({ code: 550, message: 'no such user' });
    await wanted();
    await expect
      .poll(failures, { timeout: 20_000 })
      .toMatchObject([{ kind: 'letter', nextTime: null, problem: expect.stringContaining('no such user') }]);
    const asked = server.asked.length;
    side.advanceClock(10 * minute);
    await wanted();
    await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(asked + 1);
  });
});
