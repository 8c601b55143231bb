import { randomOf } from '#import/generate.ts';
import { nameId } from '#import/streams/ids.ts';
import { commandsOf } from '#write-api/looks/ask-sns.ts';
import { simulatedAccount } from '#write-api/sns/simulated-account.ts';
import { simulatedFacts } from '#write-api/sns/simulator.ts';
import { demoMembers } from '../catalog/people.ts';
import type { CommandIds } from '../deps.ts';
import { type Lived, liveDemo } from '../live.ts';
import { type DemoKind, demoKinds, type Given } from '../setting.ts';

export const testIds: CommandIds = {
  derivedCommandId: (from, part) => nameId(`command ${from} ${part}`),
  eventId: (commandId, stream, index) => nameId(`event ${commandId} ${stream} ${index}`),
};

/** Assigns ids in order of request, from 1 per kind. */
export function idsInOrder(): Given['idOf'] {
  const given = new Map<DemoKind, Map<string, number>>(demoKinds.map((kind) => [kind, new Map()]));
  return (kind, ref) => {
    const known = given.get(kind) ?? new Map<string, number>();
    const id = known.get(ref) ?? known.size + 1;
    known.set(ref, id);
    return id;
  };
}

export const testMembers = demoMembers(90, randomOf(7));

/** Generates the demo's streams in memory, without sealing and pictures. */
export function lived(at: string, idOf = idsInOrder()): Lived['streams'] {
  return liveDemo(
    {
      at,
      idOf,
      members: testMembers,
      sealed: [],
      sealedBrands: [],
      sealedContacts: new Map(),
      sealedTickets: new Map(),
      productPictures: [],
      lookPictures: [],
      toldOf: (post, at) => commandsOf(simulatedFacts(post, at)),
      accountOf: simulatedAccount,
      brandPictures: [],
      staff: { label: 'staff', id: 1 },
      brandAdmins: [
        { label: 'brand_admin', id: 1 },
        { label: 'brand_admin', id: 2 },
      ],
    },
    testIds,
  ).streams;
}
