import { savedReply } from '#domain/saved-replies/saved-reply.ts';
import { demoReplies } from './catalog/saved-replies.ts';
import { daysAgo, type Setting } from './setting.ts';

/** Saves the replies that staff use for frequent questions. */
export function tellSavedReplies(setting: Setting): void {
  const { world, idOf, staff: actor } = setting;
  for (const [index, fields] of demoReplies.entries()) {
    const id = idOf('saved_reply', `reply ${index}`);
    world.tell(savedReply, id, { action: 'register', id, fields }, { actor, at: daysAgo(setting, 45) });
  }
}
