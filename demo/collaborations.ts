import { type Actor, system } from '#domain/actor.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { stepsAfterItems } from '#domain/collaborations/after-items.ts';
import type { CollaborationCommand } from '#domain/collaborations/collaboration.ts';
import { liveProposals } from '#domain/collaborations/collaboration-kinds.ts';
import { type ProposalCommand, proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import type { Sealed } from '#domain/sealed.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { demoBrands } from './catalog/brands.ts';
import { rents } from './catalog/people.ts';
import { liveTryset } from './lives/tryset-life.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';
import type { Garment } from './wardrobe.ts';

type By = 'staff' | 'user' | 'brand' | 'system';

/** A step: who takes it, so many days after the registration of the collaboration. */
type Step<Command> = [by: By, days: number, command: Command, reason?: string];

interface DemoProposal {
  /** When it is made, in days after the registration. */
  days: number;
  action: 'propose' | 'apply';
  steps: readonly Step<ProposalCommand>[];
  /** When it is confirmed, and the status at which the items of its tryset stop. */
  confirmed?: { days: number; stop: TrysetItemStatus };
}

interface DemoCollaboration {
  /** The registration was so many days ago. */
  days: number;
  name: string;
  /** Days from the registration to the last day, and to the last day for posts. */
  until: number;
  postUntil: number;
  steps: readonly Step<CollaborationCommand>[];
  proposals: readonly DemoProposal[];
}

const recruited: Step<CollaborationCommand> = ['staff', 1, { action: 'recruit' }];
const approve: ProposalCommand = { action: 'approve', assignedPoint: 10_000, lookUploadCash: 30_000 };

/** A collaboration and a proposal in every state. */
const collaborations: readonly DemoCollaboration[] = [
  { days: 2, name: '겨울 코트 캠페인', until: 40, postUntil: 50, steps: [], proposals: [] },
  {
    days: 30,
    name: '가을 니트 캠페인',
    until: 45,
    postUntil: 60,
    steps: [recruited],
    proposals: [
      { days: 28, action: 'propose', steps: [] },
      { days: 5, action: 'propose', steps: [['user', 6, { action: 'read' }]] },
      { days: 27, action: 'apply', steps: [] },
      { days: 20, action: 'apply', steps: [['brand', 22, approve]] },
      { days: 4, action: 'apply', steps: [['brand', 6, { action: 'reject' }, '모집 인원이 찼습니다']] },
      { days: 4, action: 'propose', steps: [['user', 7, { action: 'cancel' }]] },
      { days: 25, action: 'propose', steps: [], confirmed: { days: 27.2, stop: 'tryset_preparing' } },
      { days: 22, action: 'propose', steps: [], confirmed: { days: 25, stop: 'tryset_delivering' } },
      { days: 10, action: 'propose', steps: [], confirmed: { days: 14, stop: 'tryset_delivered' } },
    ],
  },
  {
    days: 70,
    name: '여름 리넨 캠페인',
    until: 20,
    postUntil: 30,
    steps: [recruited, ['system', 31.1, { action: 'close' }]],
    proposals: [],
  },
  {
    days: 50,
    name: '비치웨어 캠페인',
    until: 30,
    postUntil: 40,
    steps: [recruited, ['staff', 5, { action: 'cancel' }, '상품 입고가 지연되었습니다']],
    proposals: [{ days: 2, action: 'propose', steps: [['system', 5, { action: 'cancel' }]] }],
  },
];

/** The first number of the trysets that follow from proposals. */
const trysetsFrom = 9_000;

/** Plans collaborations of the first brand with their proposals, and the trysets that follow from them. */
export function planCollaborations(setting: Setting, garments: readonly Garment[]): void {
  for (const [number, of] of collaborations.entries()) {
    const brandCollaborationId = setting.idOf('brand_collaboration', `collaboration ${number}`);
    setting.clockwork.plan(daysAgo(setting, of.days), (at) =>
      register(setting, { of, brandCollaborationId }, at),
    );
    for (const [each, one] of of.proposals.entries()) {
      const proposalId = setting.idOf('proposal', refOf(number, each));
      planProposal(setting, garments, { of, one, brandCollaborationId, proposalId, each });
    }
  }
}

const refOf = (collaboration: number, each: number) => `proposal ${collaboration} ${each}`;

/** The proposals that keep their members from another one of the same collaboration. */
export function proposalsIn({ world, idOf }: Pick<Setting, 'world'> & Pick<Given, 'idOf'>): Proposal[] {
  return collaborations
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
}

function planProposal(
  setting: Setting,
  garments: readonly Garment[],
  { of, one, brandCollaborationId, proposalId, each }: Planned,
): void {
  const { world, clockwork, idOf } = setting;
  const index = renter(setting, each);
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
    planTryset(setting, garments, { index, proposalId, number: trysetsFrom + each, ...one.confirmed, of });
  }
}

interface Following {
  of: DemoCollaboration;
  /** The index of the member. */
  index: number;
  proposalId: number;
  /** The number of the tryset. */
  number: number;
  days: number;
  stop: TrysetItemStatus;
}

/** Requests the tryset of a proposal, and confirms the proposal with its sizes. Then the proposal follows its items. */
function planTryset(
  setting: Setting,
  garments: readonly Garment[],
  { of, index, proposalId, number, days, stop }: Following,
): void {
  const { world, clockwork, idOf, sealed } = setting;
  const trysetId = idOf('tryset', `tryset ${number}`);
  const target = { on: 'proposal', id: proposalId } as const;
  const user = actorOf(setting, 'user', idOf('user', userRef(index)));
  const begin = daysAgo(setting, of.days - days);
  clockwork.plan(begin, (at) => {
    // A demo without sealed data has none.
    const destination = sealed[index]?.recipient ?? ('' as Sealed);
    const wish = { number, member: index, size: 2, brand: 0, proposalId } as const;
    liveTryset(setting, garments, { ...wish, stop: { status: stop, fate: 'planned' } }, at);
    const productSizeIds = world.state(tryset, trysetId).items.map((item) => item.productSizeId);
    if (productSizeIds.length === 0) return;
    world.act(
      { ...target, command: { action: 'confirm', trysetId, productSizeIds, destination } },
      { actor: user, at },
    );
  });
  for (let later = days + 0.5; later < of.days; later += 0.5) {
    clockwork.plan(daysAgo(setting, of.days - later), (at) => {
      const { items } = world.state(tryset, trysetId);
      const statuses = items.map((item) => world.state(trysetItem, item.trysetItemId).status);
      for (const action of stepsAfterItems(statuses)) {
        if (action === 'fail') continue;
        const command = { action, trysetId } as const;
        const { ok } = proposal.decide(world.state(proposal, proposalId), command, { actor: system, at });
        if (ok) world.act({ ...target, command }, { actor: system, at });
      }
    });
  }
}

/** The index of a member of the brand's country who rents, a different one for each number. */
function renter({ members }: Setting, number: number): number {
  const renting = members.flatMap((person, index) =>
    rents(person) && person.regionId === 'KOREA' ? [index] : [],
  );
  return renting[number % renting.length] ?? 0;
}

function actorOf(setting: Setting, by: By, userId: number | null = null): Actor {
  switch (by) {
    case 'staff':
      return setting.staff;
    case 'brand':
      return setting.brandAdmins[0] ?? setting.staff;
    case 'user':
      return { label: 'user', id: userId };
    case 'system':
      return system;
  }
}
