import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import type { CollaborationDescription } from '#domain/collaborations/collaboration-events.ts';
import { type ProposalCommand, proposal } from '#domain/collaborations/proposal.ts';
import { member } from '#domain/members/member.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { collaborationDescription } from '#domain/testing/collaborations.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { firstItem } from '#domain/testing/trysets.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import { wholeBrand } from '../../brands/brand-commands.ts';
import type { WriteDeps } from '../../deps.ts';
import { wanting } from '../../kit/actions/action-spec.ts';
import { takeAction } from '../../kit/actions/single.ts';
import { refusalError } from '../../kit/commands/request.ts';
import { runTarget } from '../../kit/commands/run-target.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { collaborationDeadline } from '../collaboration-deadline.ts';
import { confirmProposal } from '../confirm.ts';
import { followItems, requestConfirmedBy } from '../follow-tryset.ts';
import { proposalEntity } from '../proposal-entity.ts';
import type { RequestProposed } from '../request-tryset-of.ts';
import { takePart } from '../take-part.ts';

export const operator: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
export const mina = { label: 'user', id: 51, name: 'mina' } as const;
const { brandCollaborationId, brandId } = collaborationDescription;
const described: CollaborationDescription = {
  ...collaborationDescription,
  startDate: '2027-04-01',
  endDate: '2027-04-30',
  postUntil: '2027-05-15',
};
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  email: null,
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul', notes: null },
};

/** Requests a tryset with two items. Size 79 is sold out. */
const requestTwo: RequestProposed = async (deps, of, _recipient, context) => {
  if (of.productSizeIds.includes(79)) throw unprocessable('tryset.size_sold_out', 'size 79 is sold out');
  const items = [1, 2].map((number) => ({
    ...firstItem,
    trysetItemId: of.trysetId * 10 + number,
    stockItemId: of.trysetId * 10 + number,
    brandId,
  }));
  const command = {
    action: 'request',
    trysetId: of.trysetId,
    userId: of.userId,
    userGender: null,
    userRegion: of.regionId,
    items,
    recipient: null,
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    prepareOn: null,
    proposalId: of.proposalId,
  } as const;
  const outcome = await runTarget(deps.streams, { on: 'tryset', id: of.trysetId, command }, context);
  if (!outcome.ok) throw refusalError(outcome);
  return outcome;
};

/**
 * A write side in memory with a collaboration that recruits, and a member. It crashes once, at the append with the number `crashAt`.
 */
export async function proposalHouse(crashAt = -1, effects: readonly Effect[] = []) {
  const turns = new Map<string, Promise<unknown>>();
  const oneAtATime: WriteDeps['oneAtATime'] = (name, work) => {
    const next = (turns.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
    turns.set(name, next);
    return next;
  };
  // Sealed texts of the house are readable.
  const whole = (deps: WriteDeps): WriteDeps => {
    const sealing = { ...deps.sealing, unseal: async () => recipient };
    return { ...deps, oneAtATime, sealing: sealing as unknown as WriteDeps['sealing'] };
  };
  const follower = followerInMemory({
    start: '2027-04-01T03:00:00.000Z',
    crashAt,
    losesDatabase: false,
    effects: [requestConfirmedBy(requestTwo), followItems, ...effects].map(
      (effect): Effect =>
        (deps, stored, id) =>
          effect(whole(deps), stored, id),
    ),
    async fire(deps, due, context) {
      if (due.name === 'close_collaboration') return collaborationDeadline.fire(deps, due, context);
    },
  });
  const { given, ask, run } = follower;
  const deps = whole(follower.deps);
  await given(member, mina.id, memberRegistration(mina.id), system);
  await given(brand, brandId, { action: 'register', brandId, ...wholeBrand({ name: 'Acme' }) });
  await given(collaboration, brandCollaborationId, { action: 'register', ...described });
  await given(collaboration, brandCollaborationId, { action: 'recruit' });
  await follower.settle();
  const state = async (id: number) => (await deps.streams.refresh(proposal, id)).state;
  const offer = { assignedPoint: 5_000, lookUploadCash: 50_000, feedIndex: 1 };
  return {
    ...follower,
    deps,
    proposal: state,
    collaboration: async () => (await deps.streams.refresh(collaboration, brandCollaborationId)).state,
    tryset: async (id: number) => (await deps.streams.refresh(tryset, id)).state,
    items: async (trysetId: number) =>
      Promise.all([1, 2].map(async (n) => (await deps.streams.refresh(trysetItem, trysetId * 10 + n)).state)),
    points: async () => (await deps.streams.refresh(pointAccount, mina.id)).state.balance,
    due: async () => dueOf((await deps.streams.refresh(cashAccount, mina.id)).state, 'KRW'),
    propose: () =>
      ask((asked) => takePart(deps, asked, { brandCollaborationId, userId: mina.id, offer }), operator),
    apply: () =>
      ask((asked) => takePart(deps, asked, { brandCollaborationId, userId: mina.id, offer: null }), mina),
    /** Confirms a proposal as an answer in the inbox does. */
    confirmAs: ((given, asked, choice) =>
      confirmProposal(given, asked, choice, requestTwo)) satisfies WriteDeps['confirmProposal'],
    confirm: (id: number, productSizeIds: readonly number[] = [71, 72]) =>
      ask((asked) => confirmProposal(deps, asked, { id, productSizeIds, recipient }, requestTwo), mina),
    act: (id: number, command: ProposalCommand, caller: Caller = operator) =>
      ask((asked) => takeAction(deps, asked, proposalEntity, id, wanting(command)), caller),
    onItem: (id: number, command: TrysetItemCommand, label: 'staff' | 'system' = 'staff') =>
      run({ on: 'tryset_item', id, command }, label === 'staff' ? { label, id: 1 } : system),
    cancelTryset: async (trysetId: number) =>
      run(
        {
          on: 'tryset',
          id: trysetId,
          command: { action: 'cancel', itemIds: [1, 2].map((n) => trysetId * 10 + n) },
        },
        { label: 'user', id: mina.id },
      ),
    cancelCollaboration: () =>
      run(
        { on: 'brand_collaboration', id: brandCollaborationId, command: { action: 'cancel' } },
        { label: 'staff', id: 1 },
      ),
  };
}

export type ProposalHouse = Awaited<ReturnType<typeof proposalHouse>>;
