import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { liveProposals } from '#domain/collaborations/collaboration-kinds.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { demoBrands } from './catalog/brands.ts';
import { type DemoCollaboration, type DemoProposal, demoCollaborations } from './catalog/collaborations.ts';
import { rents } from './catalog/people.ts';
import { actorOf, planTrysetOf } from './lives/proposal-tryset.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';
import type { Garment } from './wardrobe.ts';

/** The first number of the trysets that follow from proposals. */
const trysetsFrom = 9_000;
const proposalsAtMost = 10;

/** Plans collaborations of the first brand with their proposals, and the trysets that follow from them. */
export function planCollaborations(setting: Setting, garments: readonly Garment[]): void {
  for (const [number, of] of demoCollaborations.entries()) {
    const brandCollaborationId = setting.idOf('brand_collaboration', `collaboration ${number}`);
    setting.clockwork.plan(daysAgo(setting, of.days), (at) =>
      register(setting, { of, brandCollaborationId }, at),
    );
    for (const [each, one] of of.proposals.entries()) {
      const proposalId = setting.idOf('proposal', refOf(number, each));
      const place = number * proposalsAtMost + each;
      planProposal(setting, garments, { of, one, brandCollaborationId, proposalId, each, place });
    }
  }
}

const refOf = (collaboration: number, each: number) => `proposal ${collaboration} ${each}`;

/** The proposals that keep their members from another one of the same collaboration. */
export function proposalsIn({ world, idOf }: Pick<Setting, 'world'> & Pick<Given, 'idOf'>): Proposal[] {
  return demoCollaborations
    .flatMap(({ proposals }, number) =>
      proposals.map((_, each) => world.state(proposal, idOf('proposal', refOf(number, each)))),
    )
    .filter(({ status }) => (liveProposals as readonly string[]).includes(status));
}

function register(
  setting: Setting,
  { of, brandCollaborationId }: { of: DemoCollaboration; brandCollaborationId: number },
  at: string,
): void {
  const { world, clockwork, idOf } = setting;
  const today = businessDayOf(at);
  const target = { on: 'brand_collaboration', id: brandCollaborationId } as const;
  const command = {
    action: 'register',
    brandCollaborationId,
    brandId: idOf('brand', demoBrands[0].key),
    name: of.name,
    startDate: today,
    endDate: daysLater(today, of.until),
    postUntil: daysLater(today, of.postUntil),
    campaignIntro: '새 시즌 상품을 먼저 입어 보고 소개해 주세요.',
    postGuideline: '전신 사진을 한 장 이상 올려 주세요.',
    adminName: null,
    isLookTaggable: true,
  } as const;
  world.act({ ...target, command }, { actor: actorOf(setting, 'brand'), at });
  for (const [by, days, step, reason] of of.steps) {
    clockwork.plan(daysAgo(setting, of.days - days), (then) => {
      const asked = { actor: actorOf(setting, by), at: then, ...(reason !== undefined && { reason }) };
      world.act({ ...target, command: step }, asked);
    });
  }
}

interface Planned {
  of: DemoCollaboration;
  one: DemoProposal;
  brandCollaborationId: number;
  proposalId: number;
  each: number;
  /** The place among all proposals of the demo; it selects the member. */
  place: number;
}

function planProposal(
  setting: Setting,
  garments: readonly Garment[],
  { of, one, brandCollaborationId, proposalId, each, place }: Planned,
): void {
  const { world, clockwork, idOf } = setting;
  const index = renter(setting, place);
  const userId = idOf('user', userRef(index));
  const target = { on: 'proposal', id: proposalId } as const;
  const ids = {
    proposalId,
    brandCollaborationId,
    brandId: idOf('brand', demoBrands[0].key),
    userId,
    regionId: 'KOREA',
  } as const;
  clockwork.plan(daysAgo(setting, of.days - one.days), (at) => {
    const reward = { assignedPoint: 10_000, lookUploadCash: 50_000, feedIndex: each };
    const command =
      one.action === 'propose'
        ? ({ action: 'propose', ...ids, ...reward } as const)
        : ({ action: 'apply', ...ids } as const);
    const actor = actorOf(setting, one.action === 'propose' ? 'brand' : 'user', userId);
    world.act({ ...target, command }, { actor, at });
  });
  for (const [by, days, command, reason] of one.steps) {
    clockwork.plan(daysAgo(setting, of.days - days), (at) => {
      const asked = { actor: actorOf(setting, by, userId), at, ...(reason !== undefined && { reason }) };
      world.act({ ...target, command }, asked);
    });
  }
  if (one.confirmed !== undefined) {
    planTrysetOf(setting, garments, { index, proposalId, number: trysetsFrom + place, ...one.confirmed, of });
  }
}

/** The index of a member of the brand's country who rents, a different one for each number. */
function renter({ members }: Setting, number: number): number {
  const renting = members.flatMap((person, index) =>
    rents(person) && person.regionId === 'KOREA' ? [index] : [],
  );
  return renting[number % renting.length] ?? 0;
}
