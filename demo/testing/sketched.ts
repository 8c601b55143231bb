import { createHash } from 'node:crypto';
import { aPicture } from '#write-api/testing/picture.ts';
import type { DemoDeps } from '../deps.ts';

/**
 * Replaces the drawing of pictures, which takes most of a seeding: yields a small picture of a unique colour per
 * wish.
 */
export const sketched: DemoDeps['draw'] = async function* (wishes, signal) {
  for (const wish of wishes) {
    signal?.throwIfAborted();
    const [red = 0, green = 0, blue = 0] = createHash('sha256').update(JSON.stringify(wish)).digest();
    yield aPicture({ color: [red, green, blue] });
  }
};
