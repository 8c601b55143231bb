/** The uses of a look that a brand can ask for, in the spelling of responses. */
export const lookUseTypes = [
  'restory',
  'regram',
  'commercial_use',
  'SOCIAL_SHARING',
  'SALES_PURPOSE',
  'ADVERTISING',
] as const;
export type LookUseType = (typeof lookUseTypes)[number];

/** The statuses of a look use, in the spelling of responses. */
export const lookUseStatuses = [
  'initialized',
  'in_progress',
  'confirmed',
  'rejected',
  'canceled',
  'Expired',
] as const;
export type LookUseStatus = (typeof lookUseStatuses)[number];

/** `none`: before the request. `lapsed`: the request never came, and never will. */
export const lookUseLives = ['none', 'lapsed', ...lookUseStatuses] as const;
export type LookUseLife = (typeof lookUseLives)[number];

/** The statuses in which a use waits for a decision. */
export const openUseStatuses = ['initialized', 'in_progress'] as const satisfies readonly LookUseStatus[];

/** The statuses of a regram request. */
export const regramStatuses = ['initialized', 'confirmed', 'rejected'] as const;
export type RegramStatus = (typeof regramStatuses)[number];

/** How the member's payment stands. */
export const usePaymentStatuses = ['pending', 'issued', 'canceled'] as const;
export type UsePaymentStatus = (typeof usePaymentStatuses)[number];

/** The member's answers. */
export const useAnswers = ['agreed', 'declined'] as const;
export type UseAnswer = (typeof useAnswers)[number];

/** The types of uses that need an end, at most `longestUseMonths` after the start. */
export const endingTypes = [
  'commercial_use',
  'SALES_PURPOSE',
  'ADVERTISING',
] as const satisfies readonly LookUseType[];
export const longestUseMonths = 12;

/** The types of uses that a plan with regrams includes. */
export const freeTypes = ['restory', 'regram'] as const satisfies readonly LookUseType[];

/** The greatest amount of a price. */
export const priceLimit = 100_000_000;

/** The member is reminded so many days after the question, and counts as unanswered after so many. */
export const reminderDays = 3;
export const unansweredDays = 7;
/** A mail announces the end of a use so many days before. */
export const announceEndDays = 14;
/** A renewal is offered from so many days before the end. */
export const renewalDays = 30;

/** How long a request may take between its claim and its deciding append. */
export const requestPatienceMs = 120_000;

/** Returns the status of a regram request for the status of its use. */
export function regramStatusOf(status: LookUseStatus): RegramStatus {
  switch (status) {
    case 'initialized':
    case 'in_progress':
      return 'initialized';
    case 'confirmed':
    case 'Expired':
      return 'confirmed';
    default:
      return 'rejected';
  }
}
