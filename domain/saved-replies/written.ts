import { written } from '../event-versions.ts';
import { savedReply } from './saved-reply.ts';

export const savedRepliesWritten = [
  written(savedReply, { SavedReplyRegistered: 1, SavedReplyRevised: 1, SavedReplyRemoved: 1 }),
];
