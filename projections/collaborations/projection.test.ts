import { expect, test } from 'vitest';
import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { collaborationDescription, confirmed, proposalMade } from '#domain/testing/collaborations.ts';
import { foldAll } from '../testing/folding.ts';
import { collaborationsProjection } from './collaborations.ts';
import { proposalsProjection } from './proposals.ts';

const told = <Event>(events: readonly Event[]) =>
  events.map((event, index) => ({
    event,
    on: `2026-06-0${index + 1}`,
    metadata: { reason: `reason ${index}` },
  }));
const collaborationAfter = (...events: CollaborationEvent[]) =>
  foldAll(collaborationsProjection, 'brand_collaboration-12', told(events));
const proposalAfter = (...events: ProposalEvent[]) =>
  foldAll(proposalsProjection, 'proposal-62', told(events));

const registered: CollaborationEvent = {
  type: 'BrandCollaborationRegistered',
  data: collaborationDescription,
};

test('a row of a collaboration follows its status and its fields', () => {
  const row = collaborationAfter(
    registered,
    { type: 'BrandCollaborationRecruited', data: {} },
    { type: 'BrandCollaborationRevised', data: { changed: { name: 'Summer linen' } } },
  );
  expect(row).toMatchObject({ id: 12, brandId: 3, status: 'RECRUITING', name: 'Summer linen', reason: null });
  expect(collaborationAfter(registered, { type: 'BrandCollaborationCanceled', data: {} })).toMatchObject({
    status: 'CANCELED',
    reason: 'reason 1',
  });
});

test('a row of a proposal tells its tryset, its failure, its reward and why it ended', () => {
  const reward = { lookId: 81, turn: 1, assignedPoint: 5_000, lookUploadCash: 50_000 };
  expect(
    proposalAfter(proposalMade, { type: 'ProposalRead', data: {} }, confirmed, {
      type: 'ProposalRewarded',
      data: reward,
    }),
  ).toMatchObject({
    id: 62,
    status: 'CONFIRMED',
    readAt: '2026-06-02T00:00:00.000Z',
    trysetId: 501,
    givenPoints: 5_000,
    givenCash: 50_000,
    reason: null,
  });
  expect(
    proposalAfter(
      proposalMade,
      confirmed,
      { type: 'ProposalConfirmFailed', data: { trysetId: 501, errorCode: 'tryset.canceled' } },
      { type: 'ProposalCanceled', data: {} },
    ),
  ).toMatchObject({ status: 'CANCELED', trysetId: null, failure: 'tryset.canceled', reason: 'reason 3' });
});

test('a place that was given up has no row', () => {
  expect(proposalAfter({ type: 'ProposalExpired', data: { proposalId: 62 } })).toBeNull();
});
