import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { brandInvoiceTransitions } from '#domain/brand-invoices/invoice-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import { present } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { approvalNumberOf, TaxInvoiceBody } from './bodies.ts';

/** Registers the note of staff that the tax invoice for a brand's transfer was issued. */
export function taxInvoiceRoutes(app: TypedApp, deps: WriteDeps): void {
  const noted = operation(
    ['staff'],
    {
      operationId: 'noteTaxInvoiceBrandInvoice',
      tags: ['settlements'],
      summary: 'Note the approval number of the tax invoice for a brand’s transfer',
      params: IdParams,
      body: TaxInvoiceBody,
      response: { 200: CommandAnswer },
    },
    [404, 409, 412, 422],
  );
  const table = transitionOf(brandInvoiceTransitions, 'note_tax_invoice').who;
  app.post(
    '/v2/brand_subscriptions/invoices/:id/actions/note_tax_invoice',
    { ...noted, config: { ...noted.config, table } },
    async (request, reply) => {
      const { caller, context, seenRevision } = askedBy(deps, request);
      const { id } = request.params;
      await present(
        deps,
        brandInvoice,
        id,
        context,
        ({ status, brandId }) => status !== 'none' && isInScope(caller, { brandIds: [brandId] }),
      );
      const approvalNumber = approvalNumberOf(request.body.approval_number);
      const command = { action: 'note_tax_invoice', approvalNumber } as const;
      const outcome = await runTarget(
        deps.streams,
        { on: 'brand_invoice', id, command },
        context,
        seenRevision,
      );
      return answerChange(reply, changedBy(id, outcome, seenRevision));
    },
  );
}
