import { assignIds } from '#import/ledger/assign-ids.ts';
import { openLedger } from '#import/ledger/open-ledger.ts';
import { demoBrands } from './catalog/brands.ts';
import type { DemoMember } from './catalog/people.ts';
import type { DemoDeps } from './deps.ts';
import { liveDemo } from './live.ts';
import { type DemoKind, demoKinds, type Given } from './setting.ts';

/** A source that no file name can give, so that no import shares the demo's ids. */
const source = 'demo:1';

/** Assigns ids to all refs of the demo; repeated seedings get the same ids. */
export async function giveIds(
  { client, clock, ids }: DemoDeps,
  { at, people }: { at: string; people: readonly DemoMember[] },
): Promise<Given['idOf']> {
  const receivedAt = clock();
  const ledger = await openLedger(client, source, receivedAt);
  const wanted = refsOf(at, people, ids);
  const given = await assignIds(client, { source, ledger, receivedAt }, wanted);
  return (kind, ref) => {
    const id = given.get(kind)?.get(ref);
    if (id === undefined) throw new Error(`the demo's ${kind} ${ref} has no id`);
    return id;
  };
}

/** Collects the refs of the demo by generating it once with arbitrary ids. */
export function refsOf(
  at: string,
  people: readonly DemoMember[],
  ids: DemoDeps['ids'],
): Record<DemoKind, string[]> {
  const refs = new Map<DemoKind, Map<string, number>>(demoKinds.map((kind) => [kind, new Map()]));
  const idOf: Given['idOf'] = (kind, ref) => {
    const known = refs.get(kind);
    const id = known?.get(ref) ?? (known?.size ?? 0) + 1;
    known?.set(ref, id);
    return id;
  };
  liveDemo(
    {
      at,
      idOf,
      members: people,
      sealed: [],
      sealedBrands: [],
      sealedContacts: new Map(),
      sealedTickets: new Map(),
      productPictures: [],
      lookPictures: [],
      toldOf: () => [],
      accountOf: () => null,
      brandPictures: [],
      staff: { label: 'staff', id: null },
      brandAdmins: demoBrands.map(() => ({ label: 'brand_admin', id: null })),
    },
    ids,
  );
  return Object.fromEntries([...refs].map(([kind, all]) => [kind, [...all.keys()]])) as Record<
    DemoKind,
    string[]
  >;
}
