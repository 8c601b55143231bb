import Type from 'typebox';
import { Value } from 'typebox/value';
import { askIamport, type IamportOptions, unwrapped } from './iamport-ask.ts';
import { ProviderAway } from './payment-provider.ts';

/** A shop's access token. `goodUntil` is the time of renewal, on the clock of `performance.now()`. */
export interface Token {
  text: string;
  goodUntil: number;
}

export interface Tokens {
  /** Returns the valid token; concurrent callers share one request. Throws `ProviderAway`. */
  current(): Promise<Token>;
  /** Drops this token, so that the next caller requests a new one. */
  drop(token: Token): void;
}

/**
 * `expired_at` and `now` are Unix seconds by Iamport's clock, which may differ from ours.
 * https://docs.iamport.kr/en-US/tech/access-token
 */
const Given = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expired_at: Type.Integer(),
  now: Type.Integer(),
});

/**
 * The number of seconds before expiry at which we renew the token. In its last minute Iamport extends the same token by five
 * minutes (same page); before that minute, a request returns the token unchanged.
 */
const spareSeconds = 60;

/** Caches a shop's token while it is valid. */
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
    // Another caller may have dropped this token and requested the next one already.
    drop(token) {
      if (known === token) known = null;
    },
  };
}

async function newToken({ url, key, secret }: IamportOptions, patienceMs: number): Promise<Token> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ imp_key: key, imp_secret: secret });
  // The request has a timeout of its own instead of the first caller's signal: other callers wait for the same request.
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await askIamport(`${url}/users/getToken`, { method: 'POST', headers, body }, signal);
  const { code, response } = unwrapped(answer);
  if (answer.status !== 200 || code !== 0 || !Value.Check(Given, response)) {
    throw new ProviderAway(`Iamport issued no token: ${answer.status}; check IAMPORT_KEY and IAMPORT_SECRET`);
  }
  const goodSeconds = response.expired_at - response.now - spareSeconds;
  return { text: response.access_token, goodUntil: begun + goodSeconds * 1_000 };
}
