import Type from 'typebox';
import { Value } from 'typebox/value';
import { digitsOf } from './card-number.ts';
import { type Answer, askIamport, type IamportOptions, unwrapped } from './iamport-ask.ts';
import { problemIn } from './iamport-refusals.ts';
import { iamportTokens } from './iamport-tokens.ts';
import { inTime } from './in-time.ts';
import { type Card, CardRefused, type Payments, PaymentsAway } from './payments.ts';

/**
 * The part of an answer that names the issuer in `card_name`:
 * https://developers.portone.io/docs/en/api/billing-key-api/api-1?v=v1
 */
const Customer = Type.Object({ card_name: Type.String({ minLength: 1 }) });

/**
 * Matches the text for an unknown billing key: `요청하신 customer_uid(…)로 등록된 정보를 찾을 수 없습니다.`, by the tests of
 * https://github.com/kde713/iamporter-python
 */
const notKnown = /등록된 정보를 찾을 수 없습니다/;

/**
 * Creates the port to Iamport (PortOne V1), which stores cards under our own `customer_uid` of at most 80 characters.
 * https://developers.portone.io/docs/en/api/billing-key-api
 */
export function iamportPayments(options: IamportOptions): Payments {
  const { url, patienceMs = 30_000 } = options;
  const tokens = iamportTokens(options, patienceMs);
  async function asked(billingKey: string, init: RequestInit, signal: AbortSignal | undefined) {
    const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
    const address = `${url}/subscribe/customers/${encodeURIComponent(billingKey)}`;
    async function answered() {
      const token = await inTime(tokens.current(), patience);
      const headers = { ...init.headers, authorization: `Bearer ${token.text}` };
      return { token, answer: await askIamport(address, { ...init, headers }, patience) };
    }
    const first = await answered();
    // Iamport answers an expired token with 401 and does nothing: https://docs.iamport.kr/en-US/tech/access-token
    if (first.answer.status !== 401) return first.answer;
    tokens.drop(first.token);
    return (await answered()).answer;
  }
  return {
    async issueBillingKey(billingKey, card, signal) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(written(card));
      const answer = await asked(billingKey, { method: 'POST', headers, body }, signal);
      const { code, message, response } = unwrapped(answer);
      if (answer.status === 200 && code === 0) return { issuer: issuerIn(response) };
      throw refusal(answer, code, message ?? '');
    },
    async dropBillingKey(billingKey, signal) {
      const answer = await asked(billingKey, { method: 'DELETE' }, signal);
      const { code, message } = unwrapped(answer);
      if (answer.status === 200 && code === 0) return;
      // For an unknown billing key the documentation says 404. The clients' own tests have seen 200 with code 1, which other
      // faults use too.
      if (answer.status === 404 || (isRefusal(answer) && code === 1 && notKnown.test(message ?? ''))) return;
      throw new PaymentsAway(`Iamport did not delete a billing key: ${answer.status}`);
    },
  };
}

/** Returns a card in Iamport's formats, `XXXX-XXXX-XXXX-XXXX` and `YYYY-MM`: https://portone.gitbook.io/docs/api/api-2/api-1 */
function written({ number, expiry, birth, password }: Card) {
  const card_number = digitsOf(number).replace(/.{4}(?=.)/g, '$&-');
  return { card_number, expiry, birth, pwd_2digit: password };
}

/** Returns the issuer's name; null if it contains digits, since they may be the card's number. */
function issuerIn(response: unknown): string | null {
  const name = Value.Check(Customer, response) ? response.card_name : null;
  return name === null || /\d{2}/.test(name) ? null : name;
}

/**
 * Returns whether an answer is a refusal of the card, with status 200 or 400: https://github.com/posquit0/node-iamporter has
 * seen both. Other statuses are not about the card.
 */
const isRefusal = ({ status }: Answer) => status === 200 || status === 400;

function refusal(answer: Answer, code: number, message: string): CardRefused | PaymentsAway {
  const problem = problemIn(message);
  if (!isRefusal(answer) || code === 0 || problem === 'ours') {
    return new PaymentsAway(`Iamport did not store a card: ${answer.status}`);
  }
  return new CardRefused(problem);
}
