import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';

/** The fields of a collaboration. Days are as `2026-04-30`. */
export interface CollaborationFields {
  name: string;
  startDate: string;
  endDate: string;
  campaignIntro: string;
  postGuideline: string;
  /** The name of the brand's contact, sealed with the brand's key; null if there is none. */
  adminName: Sealed | null;
  /** The last day for posts; the collaboration closes after it. */
  postUntil: string;
  /** Whether looks may name a proposal of the collaboration. */
  isLookTaggable: boolean;
}

export interface CollaborationDescription extends CollaborationFields {
  brandCollaborationId: number;
  brandId: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<`BrandCollaboration${Type}`, Data>;

/** Events of `brand_collaboration-<id>`. */
export type CollaborationEvent =
  | E<'Registered', CollaborationDescription>
  | E<'Revised', { changed: Partial<CollaborationFields> }>
  | E<'Recruited', Nothing>
  | E<'Closed', Nothing>
  | E<'Canceled', Nothing>;
