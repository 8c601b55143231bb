import type { LookCommand } from '#domain/looks/look.ts';
import type { LookImage } from '#domain/looks/look-events.ts';

/**
 * The commands after which a look shows the pictures `wanted`, in this order. An image whose picture is wanted keeps its
 * id. The other pictures take the ids of `newIds`, which has one for each wanted picture.
 */
export function imagesReplaced(
  images: readonly LookImage[],
  wanted: readonly string[],
  newIds: readonly number[],
): LookCommand[] {
  const left = [...images];
  const after = wanted.map((hash, index): LookImage => {
    const found = left.findIndex((image) => image.hash === hash);
    const [kept] = found === -1 ? [] : left.splice(found, 1);
    return kept ?? { imageId: newIds[index] ?? 0, hash };
  });
  const isNew = ({ imageId }: LookImage) => images.every((image) => image.imageId !== imageId);
  return [
    ...left.map(({ imageId }): LookCommand => ({ action: 'remove_image', imageId })),
    ...after.filter(isNew).map((image): LookCommand => ({ action: 'add_image', ...image })),
    ...after.map(({ imageId }, place): LookCommand => ({ action: 'move_image', imageId, place })),
  ];
}
