/** The types of messages, by which members filter their inbox. */
export const inboxTypes = [
  'regram',
  'commercial',
  'welcome',
  'issue_point',
  'notice',
  'membership',
  'invitation',
  'certification',
  'rsvp',
] as const;
export type InboxType = (typeof inboxTypes)[number];

/** `general`: the message asks, and the member confirms or denies. The others ask nothing: the member only confirms them. */
export const inboxVariants = ['general', 'confirm_only', 'welcome'] as const;
export type InboxVariant = (typeof inboxVariants)[number];

/** The statuses that people see. `pending`: the member has seen the question, and has not answered it. */
export const inboxStatuses = ['idle', 'pending', 'confirmed', 'denied'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/** How a client carries out an action: a page of the app, an operation of this API, a web page, or a part of the phone. */
export const inboxActionTypes = ['path', 'remote', 'in_app_browser', 'native'] as const;
export type InboxActionType = (typeof inboxActionTypes)[number];

/** The operations that an answer can run in the member's name. */
export const remoteOperations = [
  'look_use.agree',
  'look_use.decline',
  'reservation.accept',
  'reservation.decline',
  'proposal.confirm',
] as const;
export type RemoteOperation = (typeof remoteOperations)[number];

/** The answers to a message. */
export const inboxAnswers = ['confirm', 'deny'] as const;
export type InboxAnswer = (typeof inboxAnswers)[number];

/** The most members of one notice. */
export const noticeAtMost = 10_000;
/** The maximum characters of a notice's title and of its text, as sent. */
export const noticeTitleAtMost = 100;
export const noticeTextAtMost = 2_000;
