import { StartFailure } from '#backend/failure.ts';
import { formerClaims } from '#domain/claim-values.ts';
import { personKey } from '#domain/members/person.ts';
import { claimsOfPerson } from '#domain/members/person-claims.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { assignIds } from '../ledger/assign-ids.ts';
import { knownRefs } from '../ledger/known-refs.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import type { Store } from '../with-store.ts';
import { inParallel } from '../write/in-parallel.ts';
import { takenBy } from './claims.ts';
import type { People } from './people.ts';
import type { ReadMembers } from './read.ts';
import type { MemberRejection, PastMember } from './row.ts';
import { standing, writeMember } from './write-member.ts';

export interface MembersResult {
  /** Number of rows imported in this run or an earlier one. */
  accepted: number;
  /** Number of accepted rows that existed before this run. */
  alreadyImported: number;
  /** The rejected rows, by line. */
  rejections: MemberRejection[];
}

export interface MembersOf {
  source: string;
  /** The time of the import, as an ISO instant. */
  receivedAt: string;
}

/** Number of rows per group. A group's keys are created together and stay cached while its rows are written. */
const atOnce = 500;

/** The number of events of a row: one for the member, and one claim per unique value. */
export const rowEvents = ({ person, regionId }: PastMember) => 1 + claimsOfPerson(person, regionId).length;

/**
 * Registers the members of a file. After an interruption, a repeated run completes the import; any other repeat adds
 * nothing. A taken name rejects its row, and the next run tries the row again.
 */
export async function runMembers(
  { members, rejections }: ReadMembers,
  store: Store & People,
  { source, receivedAt }: MembersOf,
  progress: (events: { added: number; present: number }) => void,
): Promise<MembersResult> {
  const { client, sealing, pace, signal } = store;
  const ledger = await openLedger(client, source, receivedAt);
  const before = knownRefs(ledger.state, 'user');
  const wanted = { user: members.map(({ ref }) => ref) };
  const ids = (await assignIds(client, { source, ledger, receivedAt }, wanted)).get('user');
  const result = emptyResult(rejections);
  for (let start = 0; start < members.length; start += atOnce) {
    const some = members.slice(start, start + atOnce).map((row) => {
      const id = ids?.get(row.ref);
      if (id === undefined) throw new Error(`the member ${row.ref} has no id`);
      return { id, row, mayExist: before.has(row.ref) };
    });
    await sealing.prepare(some.map(({ id }) => personKey('user', id)));
    await inParallel(some, async (each) => {
      if (signal.aborted) throw new StartFailure('interrupted: run it again to continue from here');
      const events = rowEvents(each.row);
      const { outcome } = await pace.inTurn(events, () =>
        writeMember({ ...store, source, receivedAt }, each),
      );
      take(result, each.row, outcome);
      progress(outcome === 'added' ? { added: events, present: 0 } : { added: 0, present: events });
    });
  }
  return ended(result);
}

/** Computes the result that a run would have now, and writes nothing. */
export async function membersIn(
  { members, rejections }: ReadMembers,
  { client, ...people }: People & { client: EventStoreDBClient },
  { source, receivedAt }: MembersOf,
): Promise<MembersResult> {
  const before = knownRefs((await openLedger(client, source, receivedAt)).state, 'user');
  const result = emptyResult(rejections);
  await inParallel(members, async (row) => {
    const id = before.get(row.ref);
    const there = id === undefined ? null : await standing({ client, ...people, source }, id, row);
    if (there !== null) return take(result, row, there);
    const by = id === undefined ? null : ({ category: 'user', id } as const);
    const claiming = { client, ...people, by };
    const claims = claimsOfPerson(row.person, row.regionId);
    const taken = await takenBy(claiming, [...claims, ...claims.flatMap(formerClaims)]);
    take(result, row, taken === null ? 'added' : `import.${taken}_taken`);
  });
  return ended(result);
}

function emptyResult(rejections: readonly MemberRejection[]): MembersResult {
  return { accepted: 0, alreadyImported: 0, rejections: [...rejections] };
}

function take(
  result: MembersResult,
  { line, ref }: PastMember,
  outcome: 'added' | 'there' | MemberRejection['code'],
): void {
  if (outcome === 'there') result.alreadyImported += 1;
  if (outcome === 'there' || outcome === 'added') result.accepted += 1;
  else result.rejections.push({ line, ref, code: outcome });
}

function ended(result: MembersResult): MembersResult {
  result.rejections.sort((one, other) => one.line - other.line);
  return result;
}
