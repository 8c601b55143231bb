import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: { user_ticket: { status: 'userTicket.status', declined: 'userTicket.declined' } },
};
