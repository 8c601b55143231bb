import Type from 'typebox';
import { callerLabels } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp, typed } from '../kit/changes/over-http.ts';
import { NoticeBody, RefundAccountBody } from './bodies.ts';
import { paymentEntity } from './entity.ts';
import { takeNotice } from './notice.ts';
import { giveRefundAccount } from './refund-account.ts';

const tags = ['payments'];
/** A notice is a few hundred bytes. */
const noticeBytes = 16_384;

export function paymentRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, paymentEntity);

  app.post(
    '/v1/payments/:id/refund_account',
    operation(
      callerLabels,
      {
        operationId: 'giveRefundAccount',
        tags,
        summary: 'Give the bank account for a refund to a virtual account; it is deleted after the refund',
        params: IdParams,
        body: RefundAccountBody,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { refund_id: refundId, ...account } = request.body;
      const asked = askedBy(deps, request);
      return answerChange(
        reply,
        await giveRefundAccount(deps, asked, request.params.id, { refundId, account }),
      );
    },
  );

  app.register(async (plain) => {
    // Only this call takes forms: the provider sends either kind.
    plain.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: noticeBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    typed(plain).post(
      '/v2/orders/notify',
      {
        bodyLimit: noticeBytes,
        ...operation(
          'public',
          {
            operationId: 'notifyOfPayment',
            tags,
            summary:
              'A notice of the payment provider, JSON or a form; whatever it says, the provider is asked',
            body: NoticeBody,
            response: { 200: Type.Object({}) },
          },
          [413, 415, 429],
        ),
      },
      async (request) => {
        await deps.attempts.notice(request.ip);
        await takeNotice(deps, request.body.merchant_uid ?? '');
        return {};
      },
    );
  });
}
