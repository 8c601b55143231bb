import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, twilioStandIn } from '../mail/testing/twilio-stand-in.ts';
import { twilioSender } from '../mail/twilio.ts';
import { staff } from '../testing/house.ts';
import { phoneChecks } from '../testing/phone-checks.ts';
import { signInHouse } from '../testing/sign-in-house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const minute = 60_000;
const house = signInHouse();
const { post } = house;
const { start, confirm, codeTo, proven } = phoneChecks(house);
const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** The last number that `aPhone` used; each call returns a new phone. */
let number = 0;
const aPhone = () => `010-1000-${String(++number).padStart(4, '0')}`;

describe('a code to a phone', () => {
  test('proves the phone for 15 minutes, for its purpose alone', async () => {
    const phone = aPhone();
    const { body } = await start(phone, 'find_username', { language: 'en' });
    const code = await codeTo(phone, 1);
    const [message] = await house.lettersTo(`+82${phone.replaceAll('-', '').slice(1)}`, 1);
    expect(message).toMatchObject({ way: 'sms', subject: '', text: expect.stringContaining('is your code') });
    const { status, body: shown } = await confirm(body.token, code);
    expect(status).toBe(200);
    expect(shown).toEqual({ phoneToken: shown.phone_token, phone_token: expect.any(String) });
    const find = () => post('/v1/auth/phone-verify/find-username', { phone_token: shown.phone_token });
    expect((await find()).body).toEqual({ usernames: [] });
    const change = { phone_token: shown.phone_token, password: 'another-password' };
    expect((await post('/v1/auth/phone-verify/change-password', change)).body.errorCode).toBe('phone.over');
    house.side.advanceClock(14 * minute);
    expect((await find()).status).toBe(200);
    house.side.advanceClock(2 * minute);
    expect((await find()).body.errorCode).toBe('phone.over');
  });

  test('is valid for three minutes, and entering it again returns a new proof that replaces the first', async () => {
    const phone = aPhone();
    const late = await start(phone);
    const code = await codeTo(phone, 1);
    house.side.advanceClock(3 * minute + 1000);
    expect((await confirm(late.body.token, code)).body.errorCode).toBe('phone.over');
    const { body } = await start(phone, 'find_username');
    const second = await codeTo(phone, 1);
    const proofs = [await confirm(body.token, second), await confirm(body.token, second)];
    const found = [];
    for (const {
      body: { phone_token },
    } of proofs)
      found.push((await post('/v1/auth/phone-verify/find-username', { phone_token })).status);
    expect(found).toEqual([422, 200]);
  });

  test('cannot be guessed: after five attempts for a phone, ten minutes without any', async () => {
    const phone = aPhone();
    const { body } = await start(phone);
    const code = await codeTo(phone, 1);
    for (let each = 0; each < 5; each += 1)
      expect((await confirm(body.token, otherCode(code))).body.errorCode).toBe('phone.code_wrong');
    const refused = await confirm(body.token, code);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
    expect((await start(phone)).status).toBe(429);
    house.side.advanceClock(9 * minute);
    expect((await start(phone)).status).toBe(429);
    house.side.advanceClock(5 * minute);
    const again = await start(phone);
    expect((await confirm(again.body.token, await codeTo(phone, 1))).status).toBe(200);
  });

  test('is sent five times an hour to a phone, and only to mobile phones', async () => {
    const phone = aPhone();
    for (let each = 0; each < 5; each += 1) expect((await start(phone)).status).toBe(200);
    expect((await start(phone)).status).toBe(429);
    house.side.advanceClock(61 * minute);
    expect((await start(phone)).status).toBe(200);
    for (const none of ['02-123-4567', '010-123-4567'])
      expect((await start(none)).body.errorCode).toBe('phone.invalid');
    expect((await start('090-1234-5678', 'sign_up', { region_id: 'JAPAN' })).status).toBe(200);
  });

  test('is sent twenty times an hour for one address', async () => {
    house.side.advanceClock(61 * minute);
    const statuses = [];
    for (let each = 0; each < 21; each += 1) statuses.push((await start(aPhone())).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    house.side.advanceClock(61 * minute);
  });
});

describe('a member', () => {
  test('gets the masked username by phone, in whatever form the number was typed', async () => {
    const body = { username: 'hyunwoo.lee52', phone: '+82 10-2000-0001' };
    expect((await house.side.call(staff, 'POST', '/v1/users', body)).status).toBe(201);
    const usernames = ['hy**********2'];
    const phone_token = await proven('010-2000-0001', 'find_username');
    expect((await post('/v1/auth/phone-verify/find-username', { phone_token })).body).toEqual({ usernames });
    await start('010-2000-0001', 'find_username');
    const query = new URLSearchParams({ phone: '01020000001', code: await codeTo('010-2000-0001', 2) });
    const response = await house.side.app.inject({ url: `/v1/auth/phone-verify/username?${query}` });
    expect(response.json()).toEqual({ usernames });
  });
});

describe('with a message service', () => {
  const account = 'AC0123456789abcdef0123456789abcdef';
  let service: Awaited<ReturnType<typeof twilioStandIn>>;
  let side: TestWriteSide;
  beforeAll(async () => {
    service = await twilioStandIn(account);
    const sms = twilioSender({ url: service.url, account, token: 'secret', from: 'TRYSET' });
    side = await testWriteSide({ senders: { sms } });
  });
  afterAll(async () => {
    await side.close();
    await service.close();
  });
  const wanted = (phone: string) =>
    side.app.inject({ method: 'POST', url: '/v1/auth/phone-verify/start', payload: { phone } });
  const rows = () => side.deps.db.selectFrom('write.letters').select('id').execute();
  const failures = async () => (await side.call(staff, 'GET', '/v1/outside-calls/failures')).body.data;

  test('sends messages again after an outage, and keeps nothing of them', async () => {
    service.say(refused(429, 20429, 'Too Many Requests'));
    await wanted('010-4000-0001');
    await expect.poll(failures, { timeout: 20_000 }).toMatchObject([{ kind: 'text_message', tries: 1 }]);
    service.say(null);
    side.advanceClock(2 * minute);
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    expect(service.asked.at(-1)).toMatchObject({ To: '+821040000001', From: 'TRYSET' });
    await expect.poll(failures, { timeout: 20_000 }).toEqual([]);
  });

  test('shows a permanently refused message without its number, and does not retry it', async () => {
    service.say(refused(400, 21211, "Invalid 'To' Phone Number"));
    await wanted('010-4000-0002');
    await expect
      .poll(failures, { timeout: 20_000 })
      .toMatchObject([{ kind: 'text_message', nextTime: null, problem: expect.stringContaining('21211') }]);
    expect(JSON.stringify(await failures())).not.toContain('40000002');
  });
});
