import type { InboxAnswer, InboxType, InboxVariant, RemoteOperation } from './inbox-kinds.ts';

/** The kinds of things that messages can be about. */
export const aboutKinds = [
  'look',
  'look_use',
  'reservation',
  'proposal',
  'user_ticket',
  'payment',
  'inbox_notice',
] as const;
export type AboutKind = (typeof aboutKinds)[number];

/** What a message is about. */
export interface About {
  kind: AboutKind;
  id: number;
}

/** The fixed part of a message. Its texts are rendered in each language when the message is shown. */
export interface InboxTemplate {
  type: InboxType;
  variant: InboxVariant;
  /** The kind of thing that the message is about; null if it is about none. */
  about: AboutKind | null;
  /** The operations on that thing that the answers run; none if the message asks nothing. */
  remote?: Readonly<Record<InboxAnswer, RemoteOperation | null>>;
}

/** Asks a member whether a brand may use a look. */
const askingForUse = {
  variant: 'general',
  about: 'look_use',
  remote: { confirm: 'look_use.agree', deny: 'look_use.decline' },
} as const;

/** Asks a member about a visit to a brand's event. */
const askingForVisit = {
  type: 'rsvp',
  variant: 'general',
  about: 'reservation',
  remote: { confirm: 'reservation.accept', deny: 'reservation.decline' },
} as const;

/** Asks a member to confirm a proposal with sizes. A denial leaves the proposal as it is. */
const askingForSizes = {
  type: 'invitation',
  variant: 'general',
  about: 'proposal',
  remote: { confirm: 'proposal.confirm', deny: null },
} as const;

/** Every template. A new one adds its line here, and its texts in each language of the read side. */
export const inboxTemplates = {
  look_certified: { type: 'certification', variant: 'confirm_only', about: 'look' },
  look_rejected: { type: 'certification', variant: 'confirm_only', about: 'look' },
  look_deferred: { type: 'certification', variant: 'confirm_only', about: 'look' },
  regram_asked: { type: 'regram', ...askingForUse },
  look_use_asked: { type: 'commercial', ...askingForUse },
  look_use_started: { type: 'commercial', variant: 'confirm_only', about: 'look_use' },
  look_use_ended: { type: 'commercial', variant: 'confirm_only', about: 'look_use' },
  event_invited: askingForVisit,
  reservation_rescheduled: askingForVisit,
  proposal_made: askingForSizes,
  proposal_approved: askingForSizes,
  /** The tryset of the chosen sizes failed. */
  proposal_failed: askingForSizes,
  /** Points for a look, such as a reward. */
  look_points_given: { type: 'issue_point', variant: 'confirm_only', about: 'look' },
  points_given: { type: 'issue_point', variant: 'confirm_only', about: null },
  /** A payout paid the member’s cash. */
  cash_paid: { type: 'issue_point', variant: 'confirm_only', about: null },
  plan_ending: { type: 'membership', variant: 'confirm_only', about: 'user_ticket' },
  payment_asked: { type: 'membership', variant: 'confirm_only', about: 'payment' },
  refund_needs_account: { type: 'notice', variant: 'confirm_only', about: 'payment' },
  notice: { type: 'notice', variant: 'confirm_only', about: 'inbox_notice' },
} as const satisfies Readonly<Record<string, InboxTemplate>>;

export type TemplateCode = keyof typeof inboxTemplates;

/** Returns a template; null for a code of a newer version. */
export function templateOf(code: string): InboxTemplate | null {
  const templates: Readonly<Record<string, InboxTemplate>> = inboxTemplates;
  return Object.hasOwn(templates, code) ? (templates[code] ?? null) : null;
}
