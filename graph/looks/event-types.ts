import type { Look } from '#read-api/looks/contract.ts';
import { BrandBrief, Region } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';

type EventOfLook = NonNullable<Look['brandEvent']>;
type Reservation = EventOfLook['reservations'][number];

const CuratorOfReservation = builder.objectRef<Reservation['curator']>('CuratorOfReservation').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.exposeString('username', { nullable: true }),
  }),
});

const ReservationOfLook = builder.objectRef<Reservation>('ReservationOfLook').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    lookUploadPoint: t.exposeInt('lookUploadPoint', { nullable: true }),
    lookUploadCash: t.exposeInt('lookUploadCash', { nullable: true }),
    curator: t.expose('curator', { type: CuratorOfReservation }),
  }),
});

/** The brand's event that a look is for, with the member's reservation. */
export const BrandEventOfLook = builder.objectRef<EventOfLook>('BrandEventOfLook').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    brand: t.expose('brand', { type: BrandBrief }),
    regionId: t.expose('regionId', { type: Region }),
    assignedPoint: t.exposeInt('assignedPoint'),
    brandTag: t.exposeString('brandTag'),
    isLookTaggable: t.exposeBoolean('isLookTaggable'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate'),
    reservations: t.expose('reservations', { type: [ReservationOfLook] }),
  }),
});

type Proposal = NonNullable<Look['proposal']>;

const CollaborationOfLook = builder
  .objectRef<Proposal['brandCollaboration']>('BrandCollaborationOfLook')
  .implement({ fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name') }) });

/** The proposal that a look is for. */
export const ProposalOfLook = builder.objectRef<Proposal>('ProposalOfLook').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    readAt: t.exposeString('readAt', { nullable: true }),
    brandCollaboration: t.expose('brandCollaboration', { type: CollaborationOfLook }),
  }),
});

type Application = NonNullable<Look['selfCampaignApplication']>;

const SelfCampaign = builder.objectRef<Application['selfCampaign']>('SelfCampaign').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    brand: t.expose('brand', { type: BrandBrief }),
  }),
});

/** A member's own application for the collaboration that a look is for. */
export const SelfCampaignApplication = builder.objectRef<Application>('SelfCampaignApplication').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    selfCampaign: t.expose('selfCampaign', { type: SelfCampaign }),
  }),
});
