import type { LookCommand } from '../looks/look.ts';
import type { LookState } from '../looks/look-state.ts';
import { lookSamples } from './look-samples.ts';
import { entry, mixedLookPosted, otherEntry } from './looks.ts';

/** Returns a look's action as a random command: on one item or all, with existing and unknown ids. */
export function lookCommand(action: string, variant: number, state: LookState): LookCommand {
  const { command } = lookSamples[action as LookCommand['action']];
  const even = variant % 2 === 0;
  const entryId = [null, entry.entryId, otherEntry.entryId][variant % 3] ?? null;
  switch (command.action) {
    case 'post':
      return mixedLookPosted.type === 'LookPosted'
        ? { ...command, entries: mixedLookPosted.data.entries }
        : command;
    case 'tag_item':
      return { ...command, entry: even ? entry : otherEntry };
    case 'untag_item':
      return { ...command, entryId: even ? entry.entryId : otherEntry.entryId };
    case 'remove':
      return { ...command, takesBack: even };
    case 'revise':
      return { ...command, changed: { description: `text ${variant % 3}` }, hasLink: null };
    case 'move_image':
      return {
        ...command,
        imageId: 1 + (variant % 3),
        place: (variant >> 2) % Math.max(1, state.images.length),
      };
    case 'add_image':
    case 'replace_image':
      return { ...command, imageId: 1 + (variant % 3), hash: (even ? 'a' : 'b').repeat(64) };
    case 'remove_image':
      return { ...command, imageId: 1 + (variant % 3) };
    case 'check_link':
      return { ...command, isDeleted: even, isValid: !even };
    case 'like':
    case 'unlike':
      return { ...command, brandId: even ? entry.brandId : otherEntry.brandId };
    default:
      return 'entryId' in command ? { ...command, entryId } : command;
  }
}
