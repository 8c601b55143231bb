import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange, present } from '../kit/changes/change.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { seesLook } from './entity.ts';

/** An image by the look that it is of. */
export interface ImageOf {
  id: number;
  imageId: number;
}

/** Adds an image behind the others; answers its id and the look's revision. 404 where the caller knows of no such look. */
export async function addImage(
  deps: WriteDeps,
  asked: Asked,
  { id, key }: { id: number; key: string },
): Promise<ChangedTo<LookState>> {
  await present(deps, look, id, asked.context, seesLook(asked.caller));
  const { look_image: [imageId = 0] = [] } = await deps.ids.forCommand({ look_image: 1 }, asked.context);
  const hash = await pictureNamed(deps, asked, key);
  return change(deps, asked, { id, imageId }, { action: 'add_image', imageId, hash });
}

/** Puts another picture in an image's place. 404 as above, and where the look has no such image. */
export async function replaceImage(
  deps: WriteDeps,
  asked: Asked,
  { id, imageId, key }: ImageOf & { key: string },
): Promise<ChangedTo<LookState>> {
  await requireImage(deps, asked, { id, imageId });
  const hash = await pictureNamed(deps, asked, key);
  return change(deps, asked, { id, imageId }, { action: 'replace_image', imageId, hash });
}

/** Moves an image to a place, which counts from 0; behind the last one means there. 404 as above. */
export async function moveImage(
  deps: WriteDeps,
  asked: Asked,
  { id, imageId, order: place }: ImageOf & { order: number },
): Promise<ChangedTo<LookState>> {
  await requireImage(deps, asked, { id, imageId });
  return change(deps, asked, { id, imageId }, { action: 'move_image', imageId, place });
}

/** Takes an image away. 404 as above. */
export async function removeImage(deps: WriteDeps, asked: Asked, of: ImageOf): Promise<ChangedTo<LookState>> {
  await requireImage(deps, asked, of);
  return change(deps, asked, of, { action: 'remove_image', imageId: of.imageId });
}

async function requireImage(deps: WriteDeps, { context, caller }: Asked, { id, imageId }: ImageOf) {
  const { state, isRepeat } = await present(deps, look, id, context, seesLook(caller));
  if (isRepeat || state.images.some((image) => image.imageId === imageId)) return;
  throw notFound('look_image', imageId);
}

async function change(
  deps: WriteDeps,
  asked: Asked,
  { id, imageId }: ImageOf,
  command: LookCommand,
): Promise<ChangedTo<LookState>> {
  const { action: name } = command;
  const changed = await makeChange(deps, { decider: look, id, commands: [command], name }, asked);
  return { ...changed, id: imageId };
}
