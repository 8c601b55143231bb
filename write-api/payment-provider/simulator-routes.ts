import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { OneOf } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { type SimulatedPayment, simulatedPayment } from './simulated-books.ts';
import { type PayerStep, payerStepNames, payerSteps, takePayerStep } from './simulated-payer.ts';
import {
  languageOf,
  type PageQuery,
  simulatorAddress,
  simulatorPage,
  simulatorPath,
} from './simulator-page.ts';

const Query = Type.Object({
  method: Type.Optional(OneOf(['card', 'vbank', 'payco', 'naver', 'kakaopay'])),
  /** A path of the dashboard: no other host. */
  return_to: Type.Optional(Type.String({ maxLength: 500, pattern: '^/(?![/\\\\])[^\\s\\\\]*$' })),
});
const Params = Type.Object({ merchant_uid: Type.String({ minLength: 1, maxLength: 40 }) });
const StepParams = Type.Object({ ...Params.properties, step: OneOf(payerStepNames) });
const Page = {
  description: 'The page',
  content: { 'text/html': { schema: { type: 'string' } } },
};

/** Where the simulated provider notifies the shop. */
const notifyPath = '/v2/orders/notify';

/**
 * The simulated provider's page. Without the simulator, and for a payment of another provider, it answers 404. The random
 * letters in its key protect a payment, as at a real provider.
 */
export function simulatorRoutes(app: TypedApp, { db, clock, paymentProvider }: WriteDeps): void {
  async function known(merchantUid: string): Promise<SimulatedPayment> {
    const isOn = paymentProvider?.isSimulated === true;
    const payment = isOn ? await simulatedPayment(db, merchantUid) : null;
    if (payment === null) throw notFound('payment', merchantUid);
    return payment;
  }
  async function notify({ reference, merchant_uid, status }: SimulatedPayment, times: number) {
    const payload = { imp_uid: reference, merchant_uid, status };
    for (let sent = 0; sent < times; sent += 1) {
      await app.inject({ method: 'POST', url: notifyPath, payload });
    }
  }

  app.get(
    `${simulatorPath}/:merchant_uid`,
    operation(
      'public',
      {
        operationId: 'showSimulatedPayment',
        tags: ['payments'],
        summary: 'The page on which a person pays at the simulated provider',
        params: Params,
        querystring: Query,
        response: { 200: Page },
      },
      [404],
    ),
    async (request, reply) => {
      const payment = await known(request.params.merchant_uid);
      const nonce = randomBytes(16).toString('base64');
      const language = languageOf(request.headers['accept-language']);
      return await reply
        .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; ${restrictions}`)
        .type('text/html; charset=utf-8')
        .send(simulatorPage({ ...queryOf(request.query), payment, language, nonce }));
    },
  );

  app.post(
    `${simulatorPath}/:merchant_uid/:step`,
    operation(
      'public',
      {
        operationId: 'takeSimulatedStep',
        tags: ['payments'],
        summary: 'Pay, decline or leave at the simulated provider; the answer leads back to the shop',
        params: StepParams,
        querystring: Query,
        response: { 303: Type.Null() },
      },
      [404],
    ),
    async (request, reply) => {
      const { merchant_uid: merchantUid, step } = request.params;
      const query = queryOf(request.query);
      const name: PayerStep = step;
      await known(merchantUid);
      const payment = await takePayerStep(db, clock(), { merchantUid, name, method: query.method });
      // Another step came first; the page shows its outcome.
      if (payment === null) return await reply.redirect(simulatorAddress(merchantUid, query), 303);
      await notify(payment, payerSteps[name].notices);
      const isWaiting = payment.status === 'ready';
      const next =
        isWaiting || query.returnTo === null
          ? simulatorAddress(merchantUid, query)
          : backAt(payment, query.returnTo);
      return await reply.redirect(next, 303);
    },
  );
}

const restrictions = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function queryOf({ method = 'card', return_to }: Type.Static<typeof Query>): PageQuery {
  return { method, returnTo: return_to ?? null };
}

/** The names of the parameters are those of Iamport's `m_redirect_url`. */
function backAt({ reference, merchant_uid, status }: SimulatedPayment, returnTo: string): string {
  const told = new URLSearchParams({
    imp_uid: reference,
    merchant_uid,
    imp_success: String(status === 'paid'),
  });
  return `${returnTo}${returnTo.includes('?') ? '&' : '?'}${told}`;
}
