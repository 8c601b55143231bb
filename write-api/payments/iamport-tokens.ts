import Type from 'typebox';
import { Value } from 'typebox/value';
import { askIamport, type IamportOptions, unwrapped } from './iamport-ask.ts';
import { PaymentsAway } from './payments.ts';

/** By which a shop asks. `goodUntil` is when it is asked for anew, on the clock of `performance.now()`. */
export interface Token {
  text: string;
  goodUntil: number;
}

export interface Tokens {
  /** The one that is good now; all who want one at once share a call. Throws `PaymentsAway`. */
  current(): Promise<Token>;
  /** Uses this one no more. */
  drop(token: Token): void;
}

/**
 * `expired_at` and `now` are Unix seconds, `now` by Iamport's own clock: ours may be another.
 * https://docs.iamport.kr/en-US/tech/access-token
 */
const Given = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expired_at: Type.Integer(),
  now: Type.Integer(),
});

/** Whoever asks in a token's last minute is given the same for five minutes more, by the same page; before, it stays as it is. */
const spareSeconds = 60;

/** Keeps a shop's token for as long as it is good. */
export function iamportTokens(options: IamportOptions, patienceMs: number): Tokens {
  let known: Token | null = null;
  let asking: Promise<Token> | null = null;
  async function asked(): Promise<Token> {
    try {
      known = await newToken(options, patienceMs);
      return known;
    } finally {
      asking = null;
    }
  }
  return {
    async current() {
      if (known !== null && performance.now() < known.goodUntil) return known;
      asking ??= asked();
      return asking;
    },
    // Somebody else may have dropped it before, and asked for the next one.
    drop(token) {
      if (known === token) known = null;
    },
  };
}

async function newToken({ url, key, secret }: IamportOptions, patienceMs: number): Promise<Token> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ imp_key: key, imp_secret: secret });
  // Not by the signal of whoever asks first: the others wait for the same call.
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await askIamport(`${url}/users/getToken`, { method: 'POST', headers, body }, signal);
  const { code, response } = unwrapped(answer);
  if (answer.status !== 200 || code !== 0 || !Value.Check(Given, response)) {
    throw new PaymentsAway(`Iamport gave us no token: ${answer.status}`);
  }
  const goodSeconds = response.expired_at - response.now - spareSeconds;
  return { text: response.access_token, goodUntil: begun + goodSeconds * 1_000 };
}
