import { type Answer, askIamport, type IamportOptions } from './iamport-ask.ts';
import { iamportTokens } from './iamport-tokens.ts';
import { inTime } from './in-time.ts';

/** Calls Iamport with the shop's token. A body is sent as JSON. Throws `ProviderAway` if no answer comes in time. */
export type IamportCall = (
  request: { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object },
  signal: AbortSignal | undefined,
) => Promise<Answer>;

export function iamportCall(options: IamportOptions): IamportCall {
  const { url, patienceMs = 30_000 } = options;
  const tokens = iamportTokens(options, patienceMs);
  return async ({ method, path, body }, signal) => {
    const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
    async function answered() {
      const token = await inTime(tokens.current(), patience);
      const authorization = `Bearer ${token.text}`;
      const init: RequestInit =
        body === undefined
          ? { method, headers: { authorization } }
          : {
              method,
              headers: { authorization, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            };
      return { token, answer: await askIamport(`${url}${path}`, init, patience) };
    }
    const first = await answered();
    // Iamport answers an expired token with 401 and does nothing: https://docs.iamport.kr/en-US/tech/access-token
    if (first.answer.status !== 401) return first.answer;
    tokens.drop(first.token);
    return (await answered()).answer;
  };
}
