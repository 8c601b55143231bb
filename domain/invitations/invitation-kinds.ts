/** The statuses that people see. An invitation stays `pending` after its time, but is not available any more. */
export const invitationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The letters of a code. They leave out those that people confuse: I, L and O. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 12;

/** Without a time, an invitation ends so many days after it is published. */
export const usualDays = 30;
/** An invitation ends at most so many days after it is published. */
export const daysAtMost = 366;

/** Who can publish invitations. */
export const publisherLabels = ['staff', 'user'] as const;

export interface Publisher {
  label: (typeof publisherLabels)[number];
  id: number;
}

/** Returns whether a code can be accepted at an ISO instant. */
export function isAvailable(
  { status, expiredTime }: { status: string; expiredTime: string },
  at: string,
): boolean {
  return status === 'pending' && at < expiredTime;
}

/** Returns a code as it is stored, from what a person typed. */
export function typedCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
