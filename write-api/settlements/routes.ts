import type { BrandMonthCommand } from '#domain/settlements/brand-month.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { type BrandMonthAction, brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { MonthIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { approvalNumberOf, ChargeAgainBody, PayOutBody, TaxInvoiceBody } from './bodies.ts';
import { chargeAgain } from './charge-again.ts';
import { seesMonth } from './visible.ts';

const url = '/v1/brand-months/:id/actions';
const of = { tags: ['settlements'], params: MonthIdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];
const staff = ['staff'] as const;
const tableOf = (action: BrandMonthAction) => transitionOf(brandMonthTransitions, action).who;

/** Registers the actions of staff on brands' months. Their ids exceed four bytes, so they have routes of their own. */
export function settlementRoutes(app: TypedApp, deps: WriteDeps): void {
  const payOut = operation(
    staff,
    {
      ...of,
      operationId: 'payOutBrandMonth',
      summary: 'Note the transfer that pays a closed month to its brand',
      body: PayOutBody,
    },
    failures,
    'owner',
  );
  app.post(
    `${url}/pay_out`,
    { ...payOut, config: { ...payOut.config, table: tableOf('pay_out') } },
    async (request, reply) => {
      const command = { action: 'pay_out', ...request.body } as const;
      return answerChange(reply, await onMonth(deps, askedBy(deps, request), request.params.id, command));
    },
  );

  const again = operation(
    staff,
    {
      ...of,
      operationId: 'chargeBrandMonthAgain',
      summary: 'Charge a month’s content uses again, after their invoice ended without money',
      body: ChargeAgainBody,
    },
    failures,
  );
  app.post(
    `${url}/charge_again`,
    { ...again, config: { ...again.config, table: tableOf('charge_again') } },
    async (request, reply) => {
      const wanted = { id: request.params.id, currency: request.body.currency };
      return answerChange(reply, await chargeAgain(deps, askedBy(deps, request), wanted));
    },
  );

  const noted = operation(
    staff,
    {
      ...of,
      operationId: 'noteTaxInvoiceBrandMonth',
      summary: 'Note the approval number of the tax invoice for a month’s commission',
      body: TaxInvoiceBody,
    },
    failures,
  );
  app.post(
    `${url}/note_tax_invoice`,
    { ...noted, config: { ...noted.config, table: tableOf('note_tax_invoice') } },
    async (request, reply) => {
      const approvalNumber = approvalNumberOf(request.body.approval_number);
      const command = { action: 'note_tax_invoice', approvalNumber } as const;
      return answerChange(reply, await onMonth(deps, askedBy(deps, request), request.params.id, command));
    },
  );
}

async function onMonth(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  id: number,
  command: BrandMonthCommand,
): Promise<Changed> {
  await present(deps, brandMonth, id, context, seesMonth(caller));
  const outcome = await runTarget(deps.streams, { on: 'brand_month', id, command }, context, seenRevision);
  return changedBy(id, outcome, seenRevision);
}
