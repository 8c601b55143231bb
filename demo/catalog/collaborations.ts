import type { CollaborationCommand } from '#domain/collaborations/collaboration.ts';
import type { ProposalCommand } from '#domain/collaborations/proposal.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';

export type By = 'staff' | 'user' | 'brand' | 'system';

/** A step: who takes it, so many days after the registration of the collaboration. */
export type Step<Command> = [by: By, days: number, command: Command, reason?: string];

export interface DemoProposal {
  /** When it is made, in days after the registration. */
  days: number;
  action: 'propose' | 'apply';
  steps: readonly Step<ProposalCommand>[];
  /** When it is confirmed, and the status at which the items of its tryset stop. Returned items are shown in a certified look. */
  confirmed?: { days: number; stop: TrysetItemStatus };
}

export interface DemoCollaboration {
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
export const demoCollaborations: readonly DemoCollaboration[] = [
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
    proposals: [2, 2.5, 3, 3.5, 4].map((days) => ({
      days,
      action: 'propose',
      steps: [],
      confirmed: { days: days + 1.2, stop: 'return_delivered' },
    })),
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
