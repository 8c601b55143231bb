import Type from 'typebox';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CertificationRunBody } from './bodies.ts';
import { beginRun, progressOf, runsSoFar } from './certification-runs.ts';
import { CertificationRun, CertificationRuns } from './run-contract.ts';

const tags = ['looks'];
const who = ['staff'] as const;

/** Routes to begin certification runs and read their progress. */
export function certificationRunRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/looks/certification_runs',
    operation(
      who,
      {
        operationId: 'beginCertificationRun',
        tags,
        body: CertificationRunBody,
        summary: 'Certify the pending items of these looks by the language model',
        response: { 200: CertificationRun },
      },
      [404, 409],
    ),
    (request) => beginRun(deps, askedBy(deps, request), fromWire(request.body)),
  );

  app.get(
    '/v1/looks/certification_runs',
    operation(who, {
      operationId: 'listCertificationRuns',
      tags,
      summary: 'Such runs, newest first, and whether another can begin',
      querystring: ListQuery({}),
      response: { 200: CertificationRuns },
    }),
    async (request) => {
      const paging = pagingOf(request.query);
      const { count, data } = await runsSoFar(deps, paging);
      return { ...pageOf(request, { paging, count, data }), isPossible: deps.certifier !== null };
    },
  );

  app.get(
    '/v1/looks/certification_runs/:run_id',
    operation(
      who,
      {
        operationId: 'getCertificationRun',
        tags,
        summary: 'How far such a run has come',
        params: Type.Object({ run_id: Type.String({ format: 'uuid' }) }),
        response: { 200: CertificationRun },
      },
      [404],
    ),
    (request) => progressOf(deps, request.params.run_id),
  );
}
