import { type StocktakeAction, stocktakeTransitions } from '#domain/stocktakes/stocktake-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CancelBody, FinishBody, RetryBody, ScanBody, StartBody, TakeBackBody } from './bodies.ts';
import { ScanResult } from './contract.ts';
import { changeStocktake, finishStocktake, scanGarment, startStocktake, takeScanBack } from './use-cases.ts';

const tags = ['stocktakes'];
const staff = ['staff'] as const;
const url = '/v1/stocktakes';
const of = { tags, params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];
const byTable = (action: StocktakeAction) => ({ table: transitionOf(stocktakeTransitions, action).who });

/** Registers the calls by which staff count the garments of a sector or a cell. */
export function stocktakeRoutes(app: TypedApp, deps: WriteDeps): void {
  const start = operation(
    staff,
    {
      operationId: 'startStocktake',
      tags,
      summary: 'Start the stocktake of a sector, or of one of its cells',
      body: StartBody,
      response: { 201: CommandAnswer },
    },
    [422],
  );
  app.post(url, { ...start, config: { ...start.config, ...byTable('start') } }, async (request, reply) => {
    const { sector_code: sectorCode, cell_code: cellCode = null } = request.body;
    const changed = await startStocktake(deps, askedBy(deps, request), { sectorCode, cellCode });
    return answerChange(reply, changed, 201);
  });

  const scan = operation(
    staff,
    {
      ...of,
      operationId: 'scanStocktake',
      summary: 'Record a scanned garment or unknown code; the same one again changes nothing',
      body: ScanBody,
      response: { 200: ScanResult },
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/scan`,
    { ...scan, config: { ...scan.config, ...byTable('scan') } },
    async (request, reply) => {
      const { code, slot: said } = request.body;
      const slot =
        said === undefined
          ? null
          : { sectorCode: said.sector_code, cellCode: said.cell_code, slotNumber: said.slot_number };
      const asked = askedBy(deps, request);
      const found = await scanGarment(deps, asked, request.params.id, { code, slot });
      return { ...answerChange(reply, found.changed), scan: found.scan, isRepeat: found.isRepeat };
    },
  );

  const takeBack = operation(
    staff,
    {
      ...of,
      operationId: 'takeBackStocktake',
      summary: 'Take a scan back, by its number',
      body: TakeBackBody,
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/take_back`,
    { ...takeBack, config: { ...takeBack.config, ...byTable('take_back') } },
    async (request, reply) => {
      const { number } = request.body;
      return answerChange(reply, await takeScanBack(deps, askedBy(deps, request), request.params.id, number));
    },
  );

  const finish = operation(
    staff,
    {
      ...of,
      operationId: 'finishStocktake',
      summary: 'Finish a stocktake: missing garments go on hold, misplaced ones move to the scanned slot',
      body: FinishBody,
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/finish`,
    { ...finish, config: { ...finish.config, ...byTable('finish') } },
    async (request, reply) => {
      const { leave_ids: left = [] } = request.body;
      return answerChange(
        reply,
        await finishStocktake(deps, askedBy(deps, request), request.params.id, left),
      );
    },
  );

  const retry = operation(
    staff,
    {
      ...of,
      operationId: 'retryStocktake',
      summary: 'Try the garments again whose hold or move failed',
      body: RetryBody,
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/retry`,
    { ...retry, config: { ...retry.config, ...byTable('retry') } },
    async (request, reply) =>
      answerChange(reply, await changeStocktake(deps, askedBy(deps, request), request.params.id, 'retry')),
  );

  const cancel = operation(
    staff,
    {
      ...of,
      operationId: 'cancelStocktake',
      summary: 'Cancel a stocktake; no garment changes',
      body: CancelBody,
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/cancel`,
    { ...cancel, config: { ...cancel.config, ...byTable('cancel') } },
    async (request, reply) =>
      answerChange(reply, await changeStocktake(deps, askedBy(deps, request), request.params.id, 'cancel')),
  );
}
