import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/actor.ts';
import { actorOf } from '#http/caller.ts';
import { callerOf } from '#http/rights.ts';
import { filtersOf } from '../count-rows.ts';
import { seesPersons } from '../scope.ts';

/** A file that tells of persons: its list, how many rows there are, and the names of the filters. */
interface ExportedFile {
  list: string;
  rows: number;
  filters: readonly string[];
}

/** Notes that somebody takes persons' data along. Throws where that cannot be noted: then nothing may leave. */
export type NoteExport = (exported: ExportedFile, actor: Actor) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    noteExport: NoteExport;
  }
}

const wording = ['language', 'time_zone'];

/** Notes the file of a list that tells of persons, unless its caller is told nothing of them. */
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
