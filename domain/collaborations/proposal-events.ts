import type { DomainEvent } from '../event.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';

/** What the member gets for the look: points, and cash in whole units of the region's currency. */
export interface ProposalReward {
  assignedPoint: number;
  lookUploadCash: number;
}

interface ProposalOf {
  proposalId: number;
  brandCollaborationId: number;
  brandId: number;
  userId: number;
  /** The member's region. It fixes the currency of the cash. */
  regionId: Region;
}

/** `feedIndex` orders the proposals of a collaboration. */
export interface ProposalDescription extends ProposalOf, ProposalReward {
  feedIndex: number;
}

/**
 * What a look's certification gave, or took back. Turns count the rewards from 1. A further look of a rewarded proposal earns 0, and
 * keeps the reward if the first one is rejected. `lookId` is part of the event since version 2, and null in earlier ones.
 */
export interface ProposalTurn extends ProposalReward {
  lookId: number | null;
  turn: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<`Proposal${Type}`, Data>;

/** Events of `proposal-<id>`. */
export type ProposalEvent =
  | E<'Made', ProposalDescription>
  | E<'Applied', ProposalOf>
  | E<'Expired', { proposalId: number }>
  | E<'Read', Nothing>
  | E<'Approved', ProposalReward>
  /** The tryset follows under this id, in the same request or in the reaction to this event. */
  | E<'Confirmed', { trysetId: number; productSizeIds: readonly number[]; destination: Sealed }>
  /** The tryset was refused or canceled: the error code tells why. */
  | E<'ConfirmFailed', { trysetId: number; errorCode: string }>
  | E<'Sent', Nothing>
  | E<'Delivered', Nothing>
  | E<'Rejected', Nothing>
  | E<'Canceled', Nothing>
  | E<'Rewarded', ProposalTurn>
  | E<'Revoked', ProposalTurn>;
