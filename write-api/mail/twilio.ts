import { DeliveryFailure, type Sender } from './sender.ts';

export interface TwilioOptions {
  /** The address of Twilio's API: `https://api.twilio.com`. */
  url: string;
  account: string;
  token: string;
  /** The sender: a number in E.164, or a name of up to 11 letters. */
  from: string;
}

const patienceMs = 30_000;
/** Returns whether a refusal is temporary: rate limits and server errors are, all others are permanent. */
const isForNow = (status: number) => status === 429 || status >= 500;

/**
 * Creates a sender of text messages by Twilio's message resource (version 2010-04-01: form fields, Basic authentication; 201
 * for a queued message, else JSON with `code` and `message`). The API has no idempotency key, so a message may arrive twice if
 * the answer to it was lost.
 */
export function twilioSender({ url, account, token, from }: TwilioOptions): Sender {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    async send({ to, text }, signal) {
      const body = new URLSearchParams({ To: to, From: from, Body: text });
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      const options = { method: 'POST', headers: { authorization }, body, signal: patience };
      const answer = await fetch(address, options).catch((error: Error) => {
        signal.throwIfAborted();
        throw new DeliveryFailure(`the message service did not answer: ${error.message}`, false);
      });
      const said = await answer.text().catch(() => '');
      signal.throwIfAborted();
      if (answer.status === 201) return;
      throw new DeliveryFailure(`${answer.status} ${refusalIn(said)}`, !isForNow(answer.status));
    },
  };
}

/**
 * Returns the refusal in an answer, such as `21211: Invalid 'To' Phone Number`. Hides an answer of another form, since it may
 * be a proxy's page.
 */
function refusalIn(said: string): string {
  try {
    const { code, message } = JSON.parse(said) as { code?: unknown; message?: unknown };
    return `${code}: ${message}`;
  } catch {
    return 'without a reason';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const number = /^\+[1-9]\d{6,14}$/;
const name = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/;

/**
 * Reads `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN`, `TWILIO_FROM` and the optional `TWILIO_URL` from the environment. Returns
 * null if none is set: text messages then stay in the outbox. Throws a one-line error for invalid settings.
 */
export function texterFrom(env: Environment): Sender | null {
  const { TWILIO_ACCOUNT_SID: account = '', TWILIO_AUTH_TOKEN: token = '', TWILIO_FROM: from = '' } = env;
  const url = env.TWILIO_URL || 'https://api.twilio.com';
  const given = [account, token, from].filter((each) => each !== '');
  if (given.length === 0) return null;
  if (given.length < 3) {
    throw new Error('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together: set all or none');
  }
  if (!number.test(from) && !name.test(from))
    throw new Error('TWILIO_FROM looks like +821012345678 or TRYSET');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('TWILIO_URL looks like https://api.twilio.com');
  return twilioSender({ url: url.replace(/\/+$/, ''), account, token, from });
}
