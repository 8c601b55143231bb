import type { FastifyReply } from 'fastify';
import { type PayoutAction, payoutTransitions } from '#domain/payouts/payout-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { DraftBody, FailBody, PayBody, PayoutPolicyBody } from './bodies.ts';
import { MarkedAnswer } from './contract.ts';
import { draftPayout } from './draft-payout.ts';
import { approvePayout, markLines, redraftPayout, revisePayoutPolicy } from './use-cases.ts';

const tags = ['payouts'];
const staff = ['staff'] as const;
const url = '/v1/payouts';
const of = { tags, params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];
const byTable = (action: PayoutAction) => ({ table: transitionOf(payoutTransitions, action).who });

/** Registers the calls by which owners draft and approve payouts, and mark their lines. */
export function payoutRoutes(app: TypedApp, deps: WriteDeps): void {
  const draft = operation(
    staff,
    {
      operationId: 'createPayout',
      tags,
      summary: 'Draft the payout of a country and a month: the cash that is due to its members',
      body: DraftBody,
      response: { 201: CommandAnswer },
    },
    [409, 422],
    'owner',
  );
  app.post(url, { ...draft, config: { ...draft.config, ...byTable('draft') } }, async (request, reply) => {
    const { region_id: regionId, month } = request.body;
    return answerChange(reply, await draftPayout(deps, askedBy(deps, request), { regionId, month }), 201);
  });

  const redraft = operation(
    staff,
    { ...of, operationId: 'redraftPayout', summary: 'Draft a payout again, from the present accounts' },
    failures,
    'owner',
  );
  app.post(
    `${url}/:id/actions/redraft`,
    { ...redraft, config: { ...redraft.config, ...byTable('redraft') } },
    async (request, reply) =>
      answerChange(reply, await redraftPayout(deps, askedBy(deps, request), request.params.id)),
  );

  const approve = operation(
    staff,
    { ...of, operationId: 'approvePayout', summary: 'Approve a draft; this fixes the tax of each line' },
    failures,
    'owner',
  );
  app.post(
    `${url}/:id/actions/approve`,
    { ...approve, config: { ...approve.config, ...byTable('approve') } },
    async (request, reply) =>
      answerChange(reply, await approvePayout(deps, askedBy(deps, request), request.params.id)),
  );

  const pay = operation(
    staff,
    {
      ...of,
      operationId: 'payPayout',
      summary: 'Mark lines as paid, each by itself; the last line closes the payout',
      body: PayBody,
      response: { 200: MarkedAnswer },
    },
    failures,
    'owner',
  );
  app.post(
    `${url}/:id/actions/pay`,
    { ...pay, config: { ...pay.config, ...byTable('pay') } },
    async (request, reply) => {
      const lines = request.body.lines.map(({ user_id: userId, reference }) => ({ userId, reference }));
      const asked = askedBy(deps, request);
      return answerMarked(reply, await markLines(deps, asked, request.params.id, { action: 'pay', lines }));
    },
  );

  const fail = operation(
    staff,
    {
      ...of,
      operationId: 'failPayout',
      summary: 'Mark lines as failed, each by itself; their amounts stay due',
      body: FailBody,
      response: { 200: MarkedAnswer },
    },
    failures,
    'owner',
  );
  app.post(
    `${url}/:id/actions/fail`,
    { ...fail, config: { ...fail.config, ...byTable('fail') } },
    async (request, reply) => {
      const lines = request.body.lines.map(({ user_id: userId, cause }) => ({ userId, cause }));
      const asked = askedBy(deps, request);
      return answerMarked(reply, await markLines(deps, asked, request.params.id, { action: 'fail', lines }));
    },
  );

  app.put(
    '/v1/payout-policy',
    operation(
      staff,
      {
        operationId: 'replacePayoutPolicy',
        tags,
        summary: 'Set the rates of withholding tax, in hundredths of a percent; approved payouts keep theirs',
        body: PayoutPolicyBody,
        response: { 200: CommandAnswer },
      },
      [412],
      'owner',
    ),
    async (request, reply) => {
      const { KOREA, JAPAN } = request.body;
      const rates = {
        ...(KOREA && { KOREA: { incomeTax: KOREA.income_tax, localTax: KOREA.local_tax } }),
        ...(JAPAN && {
          JAPAN: {
            incomeTax: JAPAN.income_tax,
            upperIncomeTax: JAPAN.upper_income_tax,
            upperFrom: JAPAN.upper_from,
          },
        }),
      };
      return answerChange(reply, await revisePayoutPolicy(deps, askedBy(deps, request), rates));
    },
  );
}

function answerMarked(
  reply: FastifyReply,
  { lines, ...changed }: Awaited<ReturnType<typeof markLines>>,
): MarkedAnswer {
  const results = lines.map(({ userId, refused }) => ({ userId, ok: refused === null, ...refused }));
  return { ...answerChange(reply, changed), lines: results };
}
