import type { Collaboration } from '#domain/collaborations/collaboration.ts';
import type { CollaborationStatus, ProposalStatus } from '#domain/collaborations/collaboration-kinds.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A brand's collaboration: its folded state, and columns for lists. Days are business days. */
export interface CollaborationRow {
  id: number;
  brandId: number;
  status: CollaborationStatus;
  name: string;
  startDate: string;
  endDate: string;
  postUntil: string;
  isLookTaggable: boolean;
  /** Why it was canceled; null without a reason. */
  reason: string | null;
  state: Collaboration;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const collaborationsTable: Table<CollaborationRow> = table<CollaborationRow>(
  'read.brand_collaborations',
  'id',
  {
    id: 'integer',
    brandId: 'integer',
    status: 'text',
    name: 'text',
    startDate: 'date',
    endDate: 'date',
    postUntil: 'date',
    isLookTaggable: 'boolean',
    reason: 'text',
    state: 'jsonb',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);

/** A member's part in a collaboration: its folded state, and columns for lists. */
export interface ProposalRow {
  id: number;
  brandCollaborationId: number;
  brandId: number;
  userId: number;
  status: ProposalStatus;
  assignedPoint: number;
  lookUploadCash: number;
  feedIndex: number;
  /** The tryset that was requested for it; null before the confirmation, and after it failed. */
  trysetId: number | null;
  /** When the member first opened it; null before that. */
  readAt: string | null;
  /** What the certified looks earned so far. */
  givenPoints: number;
  givenCash: number;
  /** The error code of the last tryset that failed; null if it did not. */
  failure: string | null;
  /** Why it was rejected or canceled; null without a reason. */
  reason: string | null;
  state: Proposal;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const proposalsTable: Table<ProposalRow> = table<ProposalRow>('read.proposals', 'id', {
  id: 'integer',
  brandCollaborationId: 'integer',
  brandId: 'integer',
  userId: 'integer',
  status: 'text',
  assignedPoint: 'integer',
  lookUploadCash: 'integer',
  feedIndex: 'integer',
  trysetId: 'integer',
  readAt: 'timestamptz',
  givenPoints: 'integer',
  givenCash: 'integer',
  failure: 'text',
  reason: 'text',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
