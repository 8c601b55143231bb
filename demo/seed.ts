import { randomOf } from '#import/generate.ts';
import { inParallel } from '#import/write/in-parallel.ts';
import { writeStream } from '#import/write/write-stream.ts';
import { sealContacts } from './agencies.ts';
import { begin } from './begin.ts';
import { demoMembers } from './catalog/people.ts';
import { takeDemoClaims } from './claims.ts';
import type { DemoDeps } from './deps.ts';
import { giveIds } from './ids.ts';
import { liveDemo } from './live.ts';
import { openNotes } from './notes.ts';
import { storeBrandPictures, storeLookPictures, storeProductPictures } from './pictures/store.ts';
import { sealBrands } from './seal-brands.ts';
import { sealedEvents } from './seal-looks.ts';
import { sealMembers } from './seal-members.ts';
import { sealTickets } from './support-tickets.ts';

const members = 90;
const membersSeed = 7;

/**
 * Fills an empty store with two brands and their last 90 days, and with brands that have only a plan. Resolves to false at once
 * if the demo is complete.
 * Continues an interrupted seeding with the present that it began with.
 */
export async function seedDemo(deps: DemoDeps): Promise<boolean> {
  const notes = await openNotes(deps.client);
  if (notes.isCompleted) return false;
  // Streams other than the brands' may exist only after the demo has begun.
  const mayBeThere = notes.begun !== null;
  const people = demoMembers(members, randomOf(membersSeed));
  // Both passes need the same present: another present generates other refs, which would have no id.
  const at = notes.begun?.at ?? deps.clock();
  const idOf = await giveIds(deps, { at, people });
  const brandPictures = await storeBrandPictures(deps);
  const sealedBrands = await sealBrands(deps, idOf);
  const { staffId, brandAdminIds } =
    notes.begun ?? (await begin(deps, notes, { at, idOf, brandPictures, sealedBrands }));
  deps.onAccounts?.();
  const brandAdmins = brandAdminIds.map((id) => ({ label: 'brand_admin', id }) as const);
  const [{ productPictures, lookPictures }, sealed, sealedContacts, sealedTickets] = await Promise.all([
    storeWornPictures(deps),
    sealMembers(deps, people, { idOf, at }),
    sealContacts(deps, idOf),
    sealTickets(deps, { idOf, brandAdmins }),
  ]);
  const { streams, garments, looks, subscriptions, feedbacks, proposals, payouts } = liveDemo(
    {
      at,
      idOf,
      members: people,
      sealed,
      sealedBrands,
      sealedContacts,
      sealedTickets,
      productPictures,
      lookPictures,
      toldOf: deps.toldOf,
      accountOf: deps.accountOf,
      brandPictures,
      staff: { label: 'staff', id: staffId },
      brandAdmins,
    },
    deps.ids,
  );
  await takeDemoClaims(deps, { idOf, people, garments, looks, subscriptions, feedbacks, proposals, payouts });
  for (const phase of phasesOf(streams)) {
    await inParallel(phase, async ([stream, events]) => {
      deps.signal?.throwIfAborted();
      // Sealing the same data twice gives different texts, so only the event ids are compared.
      const sealed = await sealedEvents(deps, events);
      await writeStream(deps.client, { stream, build: () => sealed, isSame: () => true }, mayBeThere);
    });
  }
  await notes.note({ type: 'DemoSeedCompleted', data: {} }, deps.clock());
  return true;
}

/** Stores the pictures one after the other: one thread draws, and machines have few processors. */
async function storeWornPictures(deps: DemoDeps) {
  const productPictures = await storeProductPictures(deps);
  return { productPictures, lookPictures: await storeLookPictures(deps) };
}

/** Groups the streams by category, in order. */
function phasesOf<Events>(streams: ReadonlyMap<string, Events>): [string, Events][][] {
  const phases = new Map<string, [string, Events][]>();
  for (const entry of streams) {
    const category = entry[0].split('-', 1)[0] ?? '';
    const phase = phases.get(category);
    if (phase === undefined) phases.set(category, [entry]);
    else phase.push(entry);
  }
  return [...phases.values()];
}
