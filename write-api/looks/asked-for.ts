import { brand } from '#domain/brands/brand.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { member } from '#domain/members/member.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import type { WriteDeps } from '../deps.ts';
import { certifiedUsername } from '../members/connected-sns.ts';
import { openedWords } from './words.ts';

/** Returns the text of a post, and the requirements for one of its items. */
export async function askedFor(
  deps: WriteDeps,
  state: Pick<LookState, 'userId' | 'snsType' | 'words'>,
  { brandId, of: tagged }: LookEntry,
) {
  const { streams, sealing } = deps;
  const { userId, snsType } = state;
  const { state: of } = await streams.load(brand, brandId);
  const due =
    tagged.kind === 'tryset_item' ? postDueAt((await streams.refresh(trysetItem, tagged.id)).state) : null;
  const { state: whose } = await streams.load(member, userId);
  const memberAccount = snsType === 'Blog' ? null : await certifiedUsername(sealing, whose, snsType);
  return { words: await openedWords(deps, state), brand: of, postDueAt: due, memberAccount };
}
