import { makeZip } from 'client-zip';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { holdsSealed } from '#event-store/codec/sealing.ts';
import { readStream } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { highestLimit, type PageOf } from '#http/lists.ts';
import { sessionsOf } from '../auth/sessions.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { makeChange } from '../kit/changes/change.ts';
import { eachTime } from '../kit/commands/context.ts';
import type { OwnPart } from '../kit/own-part.ts';
import { pictureTypeOf } from '../kit/pictures/picture-type.ts';
import type { Pictures } from '../kit/pictures/pictures.ts';

interface ZipFile {
  name: string;
  input: string | Uint8Array;
}

/**
 * Returns all data about the calling member: a ZIP of JSON files and pictures. First records the export as an event; the data
 * is at least as new as that event. Throws 429 after five exports in an hour, and 503 if some data cannot be read.
 */
export async function exportOwnData(deps: WriteDeps, asked: Asked): Promise<ReadableStream<Uint8Array>> {
  const { id } = asked.caller;
  await deps.attempts.ownData(id);
  const commands = [{ action: 'export_data' as const }];
  const change = { decider: member, id, commands, name: 'export_data' };
  const { position } = await makeChange(deps, change, { context: eachTime(asked.context) });
  const read = (path: string) => deps.reads.get(path, asked.credentials, position);
  const parts = new Map<string, unknown>();
  for (const part of deps.ownParts) parts.set(part.file, await wholeOf(read, part));
  parts.set('bank-account', await bankAccountOf(deps, id));
  parts.set('sign-ins', await sessionsOf(deps, asked, {}));
  parts.set('history', await historyOf(deps, id));
  const shown = deps.ownParts.filter(({ hasPictures }) => hasPictures).map(({ file }) => parts.get(file));
  return makeZip(filesOf(parts, hashesIn(shown), deps.pictures));
}

/** Returns an answer of the read API unchanged; of a list, returns the rows of all pages. */
async function wholeOf(
  read: (path: string) => Promise<unknown>,
  { path, query, isReadWhole }: OwnPart,
): Promise<unknown> {
  const answer = await read(query === undefined ? path : `${path}?${query}`);
  if (!isPage(answer)) return answer;
  const rows = [...answer.data];
  while (rows.length < answer.count) {
    const filters = query === undefined ? '' : `&${query}`;
    const page = await read(`${path}?limit=${highestLimit}&offset=${rows.length}${filters}`);
    if (!isPage(page) || page.data.length === 0) break;
    rows.push(...page.data);
  }
  if (isReadWhole === undefined) return rows;
  const whole: unknown[] = [];
  for (const { id } of rows as { id: number }[]) whole.push(await read(`${path}/${id}`));
  return whole;
}

function isPage(answer: unknown): answer is PageOf<unknown> {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'count' in answer;
}

/** Returns the bank account that the member gave for its cash, with the whole number; null without one. Other reads mask it. */
async function bankAccountOf({ streams, sealing }: WriteDeps, id: number): Promise<unknown> {
  const { bankAccount } = (await streams.refresh(cashAccount, id)).state;
  return bankAccount === null ? null : sealing.unseal(personKey('user', id), bankAccount);
}

/** Returns the member's history without staff's internal notes. */
async function historyOf({ streams, sealing }: WriteDeps, id: number): Promise<object[]> {
  const told: object[] = [];
  for await (const event of readStream(streams.client, streamName('user', id))) {
    const type = event.type as MemberEvent['type'];
    if (type === 'MemberInternalDataSet') continue;
    const data = { ...(event.data as Record<string, unknown>) };
    for (const [name, value] of Object.entries(data)) {
      if (!holdsSealed(value)) continue;
      data[name] = await sealing.unseal(personKey('user', id), value as Sealed);
    }
    const time = event.metadata.occurredAt ?? event.metadata.receivedAt;
    told.push({ time, type, by: event.metadata.actor.label, ...data });
  }
  return told;
}

const originOf = /^\/v\d\/(?:(?:support-tickets|trysets\/items)\/\d+\/)?pictures\/([0-9a-f]{64})(?:\?.*)?$/;

/** Returns the hashes of all pictures that a value names. */
function hashesIn(value: unknown): Set<string> {
  if (typeof value === 'string') {
    const [, hash] = originOf.exec(value) ?? [];
    return new Set(hash === undefined ? [] : [hash]);
  }
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...hashesIn(each)]));
}

/** Yields the files of the ZIP, with one picture in memory at a time. Skips deleted pictures. */
async function* filesOf(
  parts: ReadonlyMap<string, unknown>,
  hashes: ReadonlySet<string>,
  pictures: Pictures,
): AsyncGenerator<ZipFile> {
  for (const [name, part] of parts) {
    yield { name: `${name}.json`, input: `${JSON.stringify(part, null, 2)}\n` };
  }
  for (const hash of hashes) {
    const bytes = await pictures.get(hash);
    if (bytes === null) continue;
    const [, ending = 'bin'] = pictureTypeOf(bytes)?.split('/') ?? [];
    yield { name: `pictures/${hash}.${ending}`, input: bytes };
  }
}
