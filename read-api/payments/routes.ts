import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { PaymentDetail, paymentFields } from './contract.ts';
import { paymentSteps } from './history.ts';
import { matchingPayments, PaymentsQuery } from './lists.ts';
import { paymentPast } from './past.ts';

const tags = ['payments'];
const url = '/v1/payments';
const who = ['staff', 'brand_admin'] as const;

export const paymentRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Payments',
    summary: 'Payments, newest first: to staff all, to brand admins those of their brand',
    hasFile: true,
    query: PaymentsQuery,
    row: paymentFields,
    rows: async (reading, _, query) => matchingPayments(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getPayment',
        tags,
        summary: 'A payment with its attempts and refunds, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: PaymentDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, paymentPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'payment',
    tags,
    who,
    name: 'Payment',
    summary: 'What happened to a payment, newest first; bank data stays sealed',
    steps: paymentSteps,
  });
};
