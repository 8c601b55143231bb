import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Card, type CardKeeping, CardRefused } from './card.ts';
import { digitsOf } from './card-number.ts';
import { type Answer, unwrapped } from './iamport-ask.ts';
import type { IamportCall } from './iamport-call.ts';
import { problemIn } from './iamport-refusals.ts';
import { ProviderAway } from './payment-provider.ts';

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
export function iamportCards(call: IamportCall): CardKeeping {
  const pathOf = (billingKey: string) => `/subscribe/customers/${encodeURIComponent(billingKey)}`;
  return {
    async issueBillingKey(billingKey, card, signal) {
      const request = { method: 'POST', path: pathOf(billingKey), body: written(card) } as const;
      const answer = await call(request, signal);
      const { code, message, response } = unwrapped(answer);
      if (answer.status === 200 && code === 0) return { issuer: issuerIn(response) };
      throw refusal(answer, code, message ?? '');
    },
    async dropBillingKey(billingKey, signal) {
      const answer = await call({ method: 'DELETE', path: pathOf(billingKey) }, signal);
      const { code, message } = unwrapped(answer);
      if (answer.status === 200 && code === 0) return;
      // For an unknown billing key the documentation says 404. The clients' own tests have seen 200 with code 1, which other
      // faults use too.
      if (answer.status === 404 || (isRefusal(answer) && code === 1 && notKnown.test(message ?? ''))) return;
      throw new ProviderAway(`Iamport did not delete a billing key: ${answer.status}`);
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

function refusal(answer: Answer, code: number, message: string): CardRefused | ProviderAway {
  const problem = problemIn(message);
  if (!isRefusal(answer) || code === 0 || problem === 'ours') {
    return new ProviderAway(`Iamport did not store a card: ${answer.status}`);
  }
  return new CardRefused(problem);
}
