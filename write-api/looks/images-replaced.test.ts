import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#domain/decider.ts';
import { look } from '#domain/looks/look.ts';
import type { LookImage } from '#domain/looks/look-events.ts';
import { initialLook } from '#domain/looks/look-state.ts';
import { several } from '#domain/several.ts';
import { imagesReplaced } from './images-replaced.ts';

const at = '2026-03-02T09:00:00.000Z';
const pictures = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });

function after(images: readonly LookImage[], wanted: readonly string[]) {
  const state = { ...initialLook, status: 'posted' as const, images };
  const newIds = wanted.map((_, index) => 100 + index);
  const commands = imagesReplaced(images, wanted, newIds);
  const decision = several(look).decide(state, commands, { actor: { label: 'staff', id: 1 }, at });
  if (!decision.ok) throw new Error(decision.refusal.message);
  const history = decision.events.map((event) => ({ event, at }));
  const reached = fold({ initial: state, evolve: look.evolve }, history);
  return { images: reached.images, events: decision.events };
}

test('the look shows the wanted pictures in their order, and a kept picture keeps its id', () => {
  fc.assert(
    fc.property(pictures, pictures, (before, wanted) => {
      const images = before.map((hash, index) => ({ imageId: index + 1, hash }));
      const reached = after(images, wanted).images;
      expect(reached.map(({ hash }) => hash)).toEqual(wanted);
      expect(new Set(reached.map(({ imageId }) => imageId)).size).toBe(wanted.length);
      for (const hash of ['a', 'b', 'c', 'd']) {
        const [had, has] = [before, wanted].map((all) => all.filter((each) => each === hash).length);
        const kept = reached.filter((image) => image.hash === hash && image.imageId < 100).length;
        expect(kept).toBe(Math.min(had ?? 0, has ?? 0));
      }
      expect(after(reached, wanted).events).toEqual([]);
    }),
  );
});
