import { readFileSync } from 'node:fs';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import type { Told } from './histories.ts';

/** Event types that create a row in every table that the rentals of `histories.ts` do not fill. */
const types = [
  'BrandRegistered',
  'BrandPhoneAdded',
  'BrandAdminAdded',
  'ProductRegistered',
  'ProductSizeAdded',
  'MemberRegistered',
  'StaffAdded',
  'SizeTypeRegistered',
  'SavedViewCreated',
  'FirstViewChosen',
  'ViewPinned',
  'TrysetRequested',
  'AgencyRegistered',
  'AgencyContactRegistered',
  'MemberAgencyContactAdded',
  'PointsGiven',
  'PointPolicyRevised',
  'CommentAdded',
  'Assigned',
  'NotificationsSeen',
  'LookPosted',
  'CertificationBenchmarkCreated',
  'MemberLiked',
  'SupportTicketOpened',
  'CardRegistered',
  'SlotsAdded',
  'ClosedDaysAdded',
  'StocktakeStarted',
  'PaymentRequested',
  'TaxPolicyRevised',
  'BrandPlanRegistered',
  'BrandSubscriptionStarted',
  'BrandInvoiceOpened',
  'CommerceSaleSet',
  'MonthLineAdded',
  'CashDue',
  'PayoutDrafted',
  'PayoutPolicyRevised',
  'MemberPlanRegistered',
  'EventTicketRegistered',
  'UserTicketRequested',
  'RentalClaimed',
  'LookUseRequested',
  'LookUsePriceRevised',
  'BrandEventRegistered',
  'ReservationBooked',
  'BrandFeedbackGiven',
  'InboxMessageSent',
  'InboxNoticeSent',
  'InvitationPublished',
  'OrderPlaced',
  'BrandCollaborationRegistered',
  'ProposalMade',
  'SavedReplyRegistered',
];

interface Fixture extends DomainEvent {
  stream: string;
  metadata: EventMetadata;
}

/** Returns the frozen fixtures of these event types, with sealed data that `openUnsealer` unseals. */
export function oneOfEach(): Told[] {
  return types.map((name) => {
    const file = new URL(`../../domain/fixtures/${name}.v${schemaVersion(name)}.json`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    const { type, stream, data, metadata } = JSON.parse(text, (_field, value: unknown) =>
      typeof value === 'string' && value.startsWith('s1.')
        ? 'sealed:{"name":"Mina","phone":"010-1","email":null}'
        : value,
    ) as Fixture;
    return { stream, event: { type, data }, metadata: { reason: metadata.reason ?? 'as told' } };
  });
}
