import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/actor.ts';
import { actorOf } from '#http/caller.ts';
import { callerOf } from '#http/rights.ts';
import { filtersOf } from '../count-rows.ts';
import { seesPersons } from '../scope.ts';

/** An exported file with personal data: its list, its number of rows, and the names of the filters. */
interface ExportedFile {
  list: string;
  rows: number;
  filters: readonly string[];
}

/** Records an export of personal data. If recording throws, the file must not be sent. */
export type NoteExport = (exported: ExportedFile, actor: Actor) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    noteExport: NoteExport;
  }
}

const wording = ['language', 'time_zone'];

/** Records the export of a list with personal data, unless the caller may not see personal data. */
export async function noteFile(
  request: FastifyRequest,
  list: string,
  count: () => Promise<number>,
): Promise<void> {
  const caller = callerOf(request);
  if (!seesPersons(caller)) return;
  const names = filtersOf(request.query as object).map(([name]) => name);
  const filters = names.filter((name) => !wording.includes(name)).sort();
  await request.server.noteExport({ list, rows: await count(), filters }, actorOf(caller));
}
