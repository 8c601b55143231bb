import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange, present } from '../kit/changes/change.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { seesLook } from './entity.ts';

/** An image, named by its look and its id. */
export interface ImageOf {
  id: number;
  imageId: number;
}

/** Adds an image after the last one. Returns its id and the look's revision. Throws 404 if the caller may not see the look. */
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

/** Replaces the picture of an image. Throws 404 if the caller may not see the look, or it has no such image. */
export async function replaceImage(
  deps: WriteDeps,
  asked: Asked,
  { id, imageId, key }: ImageOf & { key: string },
): Promise<ChangedTo<LookState>> {
  await requireImage(deps, asked, { id, imageId });
  const hash = await pictureNamed(deps, asked, key);
  return change(deps, asked, { id, imageId }, { action: 'replace_image', imageId, hash });
}

/** Moves an image to a position, counted from 0; a position after the last one means the last. Throws 404 like `replaceImage`. */
export async function moveImage(
  deps: WriteDeps,
  asked: Asked,
  { id, imageId, order: place }: ImageOf & { order: number },
): Promise<ChangedTo<LookState>> {
  await requireImage(deps, asked, { id, imageId });
  return change(deps, asked, { id, imageId }, { action: 'move_image', imageId, place });
}

/** Removes an image. Throws 404 like `replaceImage`. */
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
