import type { FastifyReply } from 'fastify';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import {
  BenchmarkBody,
  BenchmarkChanged,
  BenchmarkItemParams,
  BenchmarkParams,
  UserResultBody,
} from './bodies.ts';
import { type BenchmarkChange, createBenchmark, endBenchmark, reviewItem } from './use-cases.ts';

const tags = ['looks'];
const who = ['staff'] as const;
const path = '/v1/looks/certification_benchmarks';

/** Benchmarks compare methods of certification with the decisions of people. */
export function benchmarkRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    path,
    operation(
      who,
      {
        operationId: 'createCertificationBenchmark',
        tags,
        body: BenchmarkBody,
        summary: 'Compare a method of certification with the decisions of people; at most 1,000 items',
        response: { 202: BenchmarkChanged },
      },
      [409, 422],
    ),
    async (request, reply) => {
      const changed = await createBenchmark(deps, askedBy(deps, request), fromWire(request.body));
      reply.code(202);
      return answer(reply, changed);
    },
  );

  for (const [action, summary] of [
    ['close', 'End a benchmark with the reviews so far'],
    ['cancel', 'Cancel a benchmark'],
  ] as const) {
    app.post(
      `${path}/:id/${action}`,
      operation(
        who,
        {
          operationId: `${action}CertificationBenchmark`,
          tags,
          summary,
          params: BenchmarkParams,
          response: { 200: BenchmarkChanged },
        },
        [404, 409, 412],
      ),
      async (request, reply) =>
        answer(reply, await endBenchmark(deps, askedBy(deps, request), { id: request.params.id, action })),
    );
  }

  app.put(
    `${path}/:id/items/:itemId/user_result`,
    operation(
      who,
      {
        operationId: 'setCertificationBenchmarkUserResult',
        tags,
        body: UserResultBody,
        summary: 'Review an item of a benchmark: how should it have been decided? No look changes',
        params: BenchmarkItemParams,
        response: { 200: BenchmarkChanged },
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const { id, itemId: entryId } = request.params;
      return answer(reply, await reviewItem(deps, askedBy(deps, request), { id, entryId, ...request.body }));
    },
  );
}

function answer(reply: FastifyReply, { id, state, revision, position }: BenchmarkChange) {
  const { status } = state;
  if (status === 'none') throw new Error(`benchmark ${id} has not begun`);
  reply.header(positionHeader, String(position));
  return { id, status, revision: String(revision), position: String(position) };
}
