import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrlFrom } from './public-url.ts';
import { DeliveryFailure } from './sender.ts';
import { mailerFrom, smtpMailer } from './smtp.ts';
import { smtpStandIn } from './testing/smtp-stand-in.ts';

const from = 'tryset <no-reply@example.com>';
const letter = { id: 'b7a0', to: 'lee@acme.kr', subject: '새 비밀번호', text: '안녕하세요\n.\n끝' };
const { signal } = new AbortController();

let server: Awaited<ReturnType<typeof smtpStandIn>>;
beforeAll(async () => {
  server = await smtpStandIn();
});
afterAll(() => server.close());
beforeEach(() => server.say(null));

describe('a mail server', () => {
  it('gets the whole letter, with a message id of its own', async () => {
    await smtpMailer({ url: server.url, from }).send(letter, signal);
    const [taken = ''] = server.taken.slice(-1);
    expect(taken).toContain('To: lee@acme.kr');
    expect(taken).toContain('Message-ID: <b7a0@tryset>');
    expect(taken).toContain('Auto-Submitted: auto-generated');
    const body = taken.slice(taken.indexOf('\r\n\r\n')).replaceAll('\r\n', '');
    expect(Buffer.from(body, 'base64').toString()).toMatch(/^안녕하세요\r?\n\.\r?\n끝/);
  });

  it('gets an international domain in its ASCII form', async () => {
    await smtpMailer({ url: server.url, from }).send({ ...letter, to: 'kim@한국.com' }, signal);
    expect(server.taken.at(-1)).toContain('kim@xn--3e0b707e.com');
  });

  // This test uses no server: unlike carriers, the fake server refuses the quoted names of RFC 5321.
  it('gets carriers’ addresses with their dots', async () => {
    const { envelope } = await createTransport({ streamTransport: true }).sendMail({
      from,
      to: ['try..this@docomo.ne.jp', '.abc@ezweb.ne.jp'],
      text: '',
    });
    expect(envelope.to).toEqual(['"try..this"@docomo.ne.jp', '".abc"@ezweb.ne.jp']);
  });

  it.each([
    ['temporarily', 451, false],
    ['permanently', 550, true],
  ])('that refuses %s is reported as such', async (_, code, isForGood) => {
    server.say({ code, message: 'not this one' });
    const failure = await smtpMailer({ url: server.url, from })
      .send(letter, signal)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ isForGood, message: expect.stringContaining(String(code)) });
  });

  it('that is down is a temporary failure', async () => {
    const gone = smtpMailer({ url: 'smtp://127.0.0.1:1', from });
    await expect(gone.send(letter, signal)).rejects.toMatchObject({
      name: 'DeliveryFailure',
      isForGood: false,
    });
  });

  it('that is silent is disconnected on an abort', async () => {
    server.say('silence');
    const before = server.asked.length;
    const ended = new AbortController();
    const sent = smtpMailer({ url: server.url, from }).send(letter, ended.signal);
    await expect.poll(() => server.asked.length).toBeGreaterThan(before);
    ended.abort(new Error('shut down'));
    await expect(sent).rejects.toThrow('shut down');
    await expect(smtpMailer({ url: server.url, from }).send(letter, ended.signal)).rejects.toThrow(
      'shut down',
    );
  });
});

describe('the environment', () => {
  it('sets both the server and the sender’s address, or neither', () => {
    expect(mailerFrom({})).toBeNull();
    expect(mailerFrom({ SMTP_URL: server.url, MAIL_FROM: from })).not.toBeNull();
    expect(() => mailerFrom({ SMTP_URL: server.url })).toThrow('go together');
    expect(() => mailerFrom({ SMTP_URL: 'mail.example.com', MAIL_FROM: from })).toThrow(
      'SMTP_URL looks like',
    );
    expect(() => mailerFrom({ SMTP_URL: server.url, MAIL_FROM: 'tryset' })).toThrow('MAIL_FROM looks like');
  });

  it('sets the dashboard’s address', () => {
    expect(publicUrlFrom({})).toBe('http://localhost:8080');
    expect(publicUrlFrom({ PORT: '9000' })).toBe('http://localhost:9000');
    expect(publicUrlFrom({ PUBLIC_URL: 'https://tryset.example.com/' })).toBe('https://tryset.example.com');
    expect(() => publicUrlFrom({ PUBLIC_URL: 'tryset.example.com' })).toThrow('PUBLIC_URL looks like');
  });
});
