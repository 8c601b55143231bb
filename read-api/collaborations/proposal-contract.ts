import Type, { type Static } from 'typebox';
import { collaborationStatuses, proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { proposalRules, proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { collaborationColumns } from './columns.ts';
import type { ProposalFound } from './scope.ts';

const CollaborationOfProposal = Type.Object({
  id: Count,
  name: OptionalText,
  status: Nullable(OneOf(collaborationStatuses)),
  postUntil: Nullable(Day),
  isLookTaggable: Flag,
  brand: BrandBrief,
});

/** The actions on an existing proposal. */
const onProposals = {
  ...proposalRules,
  table: proposalRules.table.filter(({ action }) => !['propose', 'apply', 'expire'].includes(action)),
};

const statusOf = (text: string | null) => collaborationStatuses.find((status) => status === text) ?? null;

export const proposalFields = readable<ProposalFound>()(collaborationColumns, {
  ...idFields,
  brandCollaboration: {
    is: CollaborationOfProposal,
    of: (row) => ({
      id: row.brandCollaborationId,
      name: row.collaborationName,
      status: statusOf(row.collaborationStatus),
      postUntil: row.postUntil,
      isLookTaggable: row.isLookTaggable ?? false,
      brand: brandBrief(row),
    }),
    cells: [
      { csv: 'brand_collaboration_id', of: (row) => row.brandCollaborationId },
      { csv: 'collaboration', of: (row) => row.collaborationName },
      { csv: 'brand', of: (row) => row.brandName },
    ],
  },
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  status: { is: OneOf(proposalStatuses), of: (row) => row.status, csv: 'status', codes: 'proposalStatus' },
  assignedPoint: { is: Count, of: (row) => row.assignedPoint, csv: 'assigned_point' },
  lookUploadCash: { is: Count, of: (row) => row.lookUploadCash, csv: 'look_upload_cash' },
  feedIndex: { is: Count, of: (row) => row.feedIndex, csv: 'feed_index' },
  /** When the member first opened it; null before that. */
  readAt: { is: Nullable(Instant), of: (row) => row.readAt, csv: 'read_at', isTime: true },
  /** The tryset that was requested for it; null before the confirmation, and after it failed. */
  trysetId: { is: Nullable(Count), of: (row) => row.trysetId, csv: 'tryset_id' },
  productSizeIds: { is: Type.Array(Count), of: ({ state }) => [...state.productSizeIds] },
  /** The error code of the last tryset that failed; null if it did not. */
  failure: { is: OptionalText, of: (row) => row.failure, csv: 'failure' },
  /** Why it was rejected or canceled; null without a reason. */
  reason: { is: OptionalText, of: (row) => row.reason, csv: 'reason' },
  /** Whether a posted look names it; null in the past. */
  isLookTagged: { is: Nullable(Flag), of: (row) => row.isTagged, csv: 'is_look_tagged' },
  /** What the certified looks earned so far. */
  givenPoints: { is: Count, of: (row) => row.givenPoints, csv: 'given_points' },
  givenCash: { is: Count, of: (row) => row.givenCash, csv: 'given_cash' },
  /** The currency of the cash, that of the member's country when the proposal was made. */
  currency: { is: OneOf(currencies), of: ({ state }) => regionCurrency[state.regionId], csv: 'currency' },
  actions: {
    is: ActionsOf(proposalTransitions),
    of: ({ state, readBy, now }) => actionsFor(onProposals, state, readBy, now),
  },
  ...timeFields,
});

/** The columns of staff's file that name the member. */
export const personalProposalFields = readable<ProposalFound>()(collaborationColumns, {
  realName: { is: OptionalText, of: (row) => row.realName, csv: 'real_name', isPersonal: true },
  phone: { is: OptionalText, of: (row) => row.phone, csv: 'phone', isPersonal: true },
});

export const ProposalAnswer = proposalFields.shape;
export type ProposalAnswer = Static<typeof ProposalAnswer>;

const Person = { name: Text, phone: Text };

export const ProposalDetail = Type.Object({
  ...ProposalAnswer.properties,
  /** The chosen sizes with their names. */
  productSizes: Type.Array(Type.Object({ id: Count, productId: Nullable(Count), name: OptionalText })),
  /** Where the garments go; null before the confirmation, for brands, and once the member is forgotten. */
  recipient: Nullable(
    Type.Object({
      ...Person,
      email: OptionalText,
      destination: Type.Object({ ...Person, address: Text, notes: OptionalText }),
    }),
  ),
  ...asOfField,
});
export type ProposalDetail = Static<typeof ProposalDetail>;
