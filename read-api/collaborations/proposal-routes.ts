import Type, { type Static } from 'typebox';
import { proposalRules } from '#domain/collaborations/proposal-transitions.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { csvFile } from '../kit/csv/csv-file.ts';
import { CsvQuery, wordingOf } from '../kit/csv/wording.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import type { Routes } from '../routes.ts';
import { proposalPast } from './past.ts';
import { ProposalDetail, personalProposalFields, proposalFields } from './proposal-contract.ts';
import {
  matchingProposals,
  ProposalFilters,
  ProposalsOfCollaborationQuery,
  ProposalsQuery,
} from './proposal-lists.ts';
import { collaborationsFor, proposalsFor } from './scope.ts';
import { proposalStandings } from './standing.ts';
import { ProposalTotals, proposalTotals } from './totals.ts';

const tags = ['collaborations'];
const url = '/v1/proposals';
const who = ['staff', 'brand_admin', 'user'] as const;

const proposalSteps: StepsOf = async (deps, caller, id) => {
  const seen = await proposalsFor(deps.db, caller)
    .where('proposal.id', '=', id)
    .select('proposal.id')
    .executeTakeFirst();
  return seen === undefined ? null : foldedStreams(deps, [`proposal-${id}`]);
};

export const proposalRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Proposals',
    summary:
      'Proposals of collaborations, newest first: to staff all, to brands those of their own, to members theirs',
    query: ProposalsQuery,
    row: proposalFields,
    rows: async (reading, _, query) => matchingProposals(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v1/brand-collaborations/:id/proposals',
    path: IdParams,
    tags,
    who,
    name: 'ProposalsOfBrandCollaboration',
    summary: 'The proposals of one collaboration, newest first',
    query: ProposalsOfCollaborationQuery,
    row: proposalFields,
    async rows(reading, { id }, query) {
      const seen = collaborationsFor(reading.db, reading.caller)
        .where('collaboration.id', '=', id)
        .select('collaboration.id');
      if ((await seen.executeTakeFirst()) === undefined) throw notFound('brand_collaboration', id);
      return matchingProposals(reading, { ...query, brand_collaboration_id: id });
    },
  });
  app.get(
    `${url}/csv`,
    operation(who, {
      operationId: 'exportProposals',
      tags,
      summary: 'The matching proposals as CSV (UTF-8 with BOM), whole; to staff with names and phones',
      querystring: CsvQuery(ProposalsQuery),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => {
      const reading = readingOf(deps, request);
      const query = request.query as Static<typeof ProposalsQuery>;
      const matching = matchingProposals(reading, query);
      const { columns: known } = proposalFields;
      const { personalColumns } = personalProposalFields;
      const file = csvFile({
        name: 'proposals',
        wording: wordingOf(request.query, reading.now),
        columns: seesPersons(reading.caller) ? [...known, ...personalColumns] : known,
        rows: matching.all(),
        count: matching.count,
      });
      return sendCsv(reply, file);
    },
  );
  app.get(
    `${url}/totals`,
    operation(who, {
      operationId: 'getProposalTotals',
      tags,
      summary: 'How many proposals match, by status, and what they earned',
      querystring: Type.Object(ProposalFilters, { additionalProperties: false }),
      response: { 200: ProposalTotals },
    }),
    (request) => proposalTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getProposal',
        tags,
        summary: 'A proposal with its sizes and its destination, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: ProposalDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, proposalPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'proposal',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'Proposal',
    summary: 'What happened to a proposal, newest first',
    steps: proposalSteps,
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'Proposal',
    tag: 'collaborations',
    rules: proposalRules,
    querystring: ProposalsQuery,
    groups: proposalStandings,
  });
};
