import type { Area } from '../kit/areas/area.ts';
import { memberInboxPath } from './paths.ts';

/** Messages to members, shown on a member's page, and the notices of staff. */
export const inbox: Area = {
  followed: [{ path: memberInboxPath, also: ['inbox_message', 'user'] }],
};
