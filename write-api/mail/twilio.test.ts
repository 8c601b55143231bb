import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { DeliveryFailure } from './sender.ts';
import { refused, twilioStandIn } from './testing/twilio-stand-in.ts';
import { texterFrom, twilioSender } from './twilio.ts';

const account = 'AC0123456789abcdef0123456789abcdef';
const letter = { id: 'b7a0', to: '+821012345678', subject: '', text: '[tryset] 인증번호 123456' };
const { signal } = new AbortController();

let service: Awaited<ReturnType<typeof twilioStandIn>>;
const sender = () => twilioSender({ url: service.url, account, token: 'secret', from: '+8215880000' });
const failureOf = async (sending: Promise<void>) => sending.catch((error: unknown) => error);

beforeAll(async () => {
  service = await twilioStandIn(account);
});
afterAll(() => service.close());
beforeEach(() => service.say(null));

describe('the message service', () => {
  it('gets the recipient, the sender and the text, with the account’s credentials', async () => {
    await sender().send(letter, signal);
    expect(service.asked.at(-1)).toEqual({
      authorization: `Basic ${Buffer.from(`${account}:secret`).toString('base64')}`,
      To: letter.to,
      From: '+8215880000',
      Body: letter.text,
    });
  });

  it.each([
    ['a number that is none', refused(400, 21211, "Invalid 'To' Phone Number"), true, '400 21211: Invalid'],
    ['an account that is not known', refused(401, 20003, 'Authenticate'), true, '401 20003'],
    ['too many at once', refused(429, 20429, 'Too Many Requests'), false, '429 20429'],
    ['a service that is not well', { status: 503, body: '<html>' }, false, '503 without a reason'],
  ])('says no: %s', async (_, said, isForGood, message) => {
    service.say(said);
    const failure = await failureOf(sender().send(letter, signal));
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ isForGood, message: expect.stringContaining(message) });
  });

  it('that is down is a temporary failure', async () => {
    const gone = twilioSender({ url: 'http://127.0.0.1:1', account, token: 'secret', from: 'TRYSET' });
    expect(await failureOf(gone.send(letter, signal))).toMatchObject({ isForGood: false });
  });

  it('that is silent is disconnected on an abort', async () => {
    service.say('silence');
    const ended = new AbortController();
    const before = service.asked.length;
    const sent = sender().send(letter, ended.signal);
    await expect.poll(() => service.asked.length).toBeGreaterThan(before);
    ended.abort(new Error('shut down'));
    await expect(sent).rejects.toThrow('shut down');
  });
});

test.each([
  [{ TWILIO_ACCOUNT_SID: account }, 'go together'],
  [{ TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '010-1234' }, 'TWILIO_FROM'],
  [
    { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: 'TRYSET', TWILIO_URL: 'api' },
    'TWILIO_URL',
  ],
])('the environment %j stops the start', (env, message) => {
  expect(() => texterFrom(env)).toThrow(message);
});

test('without an account messages stay in the outbox; with one they are sent', () => {
  expect(texterFrom({})).toBeNull();
  const from = { TWILIO_FROM: '+8215880000' };
  expect(texterFrom({ TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: 'x', ...from })).not.toBeNull();
});
