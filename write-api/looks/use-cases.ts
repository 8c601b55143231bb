import type { Static } from 'typebox';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookImage } from '#domain/looks/look-events.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { lookKeepDays } from '#domain/looks/removal.ts';
import { trysetItemOf } from '#domain/looks/tagged.ts';
import type { LookWords } from '#domain/looks/words.ts';
import { member } from '#domain/members/member.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, present } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { isThere } from '../members/visible.ts';
import type { LookChanges } from './bodies.ts';
import { changeLook } from './change-look.ts';
import { seesLook } from './entity.ts';
import { eventOfLook, noEvent } from './event-of-look.ts';
import { imagesReplaced } from './images-replaced.ts';
import { lookItemClaim } from './look-claims.ts';
import { requireOrderItems, taggedItems } from './tagged-items.ts';
import { usableLink } from './usable-link.ts';
import { openedWords, sealedRevision, sealedWords } from './words.ts';

/** A new look. `images` are keys of uploads or hashes of stored pictures. */
export interface LookSaid {
  userId: number;
  snsType: LookSnsType;
  link?: string | null;
  description?: string;
  images?: readonly string[];
  trysetItemIds?: readonly number[];
  commerceOrderItemIds?: readonly number[];
  /** The reservation of a brand's event that the look is for. */
  reservationId?: number;
  /** The proposal of a brand's collaboration that the look is for. */
  proposalId?: number;
}

/**
 * Posts a look. Throws 404 if the member does not exist, 409 `claim.look_item_taken` if another look is posted first, 422
 * `picture.unknown`, and the errors of `usableLink`, `taggedItems` and `eventOfLook`.
 */
export async function postLook(deps: WriteDeps, asked: Asked, said: LookSaid): Promise<ChangedTo<LookState>> {
  const { userId, snsType, description = '', images = [], trysetItemIds = [] } = said;
  const { context, uploads } = asked;
  const { state: whose } = await present(deps, member, userId, context, isThere);
  requireOrderItems(said.commerceOrderItemIds);
  const link = usableLink(said.link ?? null, snsType);
  const counts = { look: 1, look_item: trysetItemIds.length, look_image: images.length };
  const given = await deps.ids.forCommand(counts, context);
  const lookId = given.look?.[0] ?? 0;
  const { isRepeat } = await present(deps, look, lookId, context, () => true);
  const items = trysetItemIds.map((trysetItemId, index) => ({
    trysetItemId,
    entryId: given.look_item?.[index] ?? 0,
  }));
  const entries = isRepeat ? [] : await taggedItems(deps, { userId, lookId, snsType }, items);
  const event = isRepeat ? noEvent : await eventOfLook(deps, userId, said);
  const kept: LookImage[] = [];
  for (const [index, key] of images.entries()) {
    kept.push({ imageId: given.look_image?.[index] ?? 0, hash: await pictureNamed(deps, asked, key) });
  }
  const command: LookCommand = {
    action: 'post',
    look: {
      lookId,
      userId,
      userGender: whose.gender,
      userRegion: whose.regionId,
      snsType,
      images: kept,
      keepDays: lookKeepDays,
      ...event,
      ...(await sealedWords(deps, userId, { link, description })),
    },
    entries,
  };
  const taken = trysetItemIds.map((id) => lookItemClaim({ kind: 'tryset_item', id }, snsType));
  return changeLook(
    deps,
    { id: lookId, commands: [command], name: 'post', taken, givenUp: [] },
    { context, uploads },
  );
}

/**
 * Revises a look and, if given, its tagged items and images. Throws 404 if the caller sees no such look, 409 if the member may not change
 * a certified look, and the errors of `postLook`.
 */
export function reviseLook(
  deps: WriteDeps,
  asked: Asked,
  wanted: LookRevision,
): Promise<ChangedTo<LookState>> {
  return asItStands(deps, look, wanted.id, asked, (pinned) => reviseLookAsItStands(deps, pinned, wanted));
}

interface LookRevision {
  id: number;
  /** `trysetItemIds` replaces all tagged items, `images` all images. */
  said: FromWire<Static<typeof LookChanges>>;
}

async function reviseLookAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: LookRevision,
): Promise<ChangedTo<LookState>> {
  const { context, caller } = asked;
  const { state, isRepeat } = await present(deps, look, id, context, seesLook(caller));
  const { userId, snsType, entries } = state;
  const words: Partial<LookWords> = taken(said, {
    link: true,
    description: true,
    trysetItemIds: false,
    commerceOrderItemIds: false,
    images: false,
  });
  requireOrderItems(said.commerceOrderItemIds);
  // An unchanged link is not checked again, because it was valid under the rules of its time.
  const isNew = words.link !== undefined && words.link !== (await openedWords(deps, state)).link;
  if (isNew) words.link = usableLink(words.link ?? null, snsType);
  const { trysetItemIds: wanted = entries.flatMap((entry) => trysetItemOf(entry) ?? []) } = said;
  const added = wanted.filter((item) => entries.every((entry) => trysetItemOf(entry) !== item));
  // An id for each item, because a retry of the change may find other items to be new.
  const counts = { look_item: said.trysetItemIds?.length ?? 0, look_image: said.images?.length ?? 0 };
  const given = await deps.ids.forCommand(counts, context);
  const items = added.map((trysetItemId) => ({
    trysetItemId,
    entryId: given.look_item?.[wanted.indexOf(trysetItemId)] ?? 0,
  }));
  const tagged = isRepeat ? [] : await taggedItems(deps, { userId, lookId: id, snsType }, items);
  const gone = entries.filter((entry) => {
    const item = trysetItemOf(entry);
    return item !== null && !wanted.includes(item);
  });
  const hashes: string[] = [];
  if (!isRepeat) {
    for (const key of said.images ?? []) {
      const own = asked.uploads.files.has(key)
        ? undefined
        : state.images.find((image) => String(image.imageId) === key);
      hashes.push(own?.hash ?? (await pictureNamed(deps, asked, key)));
    }
  }
  const imageCommands =
    said.images === undefined ? [] : imagesReplaced(state.images, hashes, given.look_image ?? []);
  // A member may change the images of a certified look, but not its texts or items.
  const isOfImages = said.images !== undefined && Object.keys(said).length === 1;
  const commands: LookCommand[] = [
    ...(isOfImages ? [] : [await sealedRevision(deps, state, words)]),
    ...tagged.map((entry): LookCommand => ({ action: 'tag_item', entry })),
    ...gone.map(({ entryId }): LookCommand => ({ action: 'untag_item', entryId })),
    ...imageCommands,
  ];
  const claim = (id: number) => lookItemClaim({ kind: 'tryset_item', id }, snsType);
  const givenUp = gone.map(({ of }) => lookItemClaim(of, snsType));
  return changeLook(deps, { id, commands, name: 'revise', taken: added.map(claim), givenUp }, asked);
}
