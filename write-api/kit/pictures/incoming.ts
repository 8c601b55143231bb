import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NamedPictureTable, WriteDatabase } from '../../database.ts';
import type { CommandContext } from '../commands/context.ts';
import { type DailyBytes, takeBytes } from './daily-bytes.ts';
import { isLeaving, stays, wantDropped } from './drop-picture.ts';
import { lastVariant, type ReadyPicture } from './keep-picture.ts';
import { notePictures } from './named.ts';
import type { Pictures } from './pictures.ts';
import type { Upload } from './upload-folder.ts';
import { variants } from './variants.ts';

/** The files of a request, and which of them its command names. */
export interface Uploads {
  /** By the keys under which the input names them. */
  files: ReadonlyMap<string, Pick<Upload, 'ready'>>;
  /** By hash: they are kept once the command is decided, and before its events are there. */
  named: Map<string, { picture: ReadyPicture; as: readonly NamedPictureTable[] }>;
}

/** What must lie somewhere before a command's events name it. */
export interface Beside {
  /** Run once, when the events are decided and before they are appended. Where it throws, nothing happens. */
  keep(): Promise<void>;
  /** The events are there. */
  confirm(): Promise<void>;
}

export interface Incoming {
  /** What the command names of its uploads; `giveUp` is run where it cannot be kept. */
  beside(uploads: Uploads, context: CommandContext, giveUp?: () => Promise<void>): Beside;
}

export interface IncomingOptions {
  db: Kysely<WriteDatabase>;
  /** ISO instant of now. */
  clock(): string;
  storage: Pictures;
  dailyBytes: DailyBytes;
}

/** A request has long ended by then. */
const unnamedForMs = 60 * 60_000;

/**
 * Keeps pictures between a command's decision and its events. That each is to go again in an hour is noted first: its event takes the
 * note away, by the request or by the follower. So whatever dies in between, an event's picture is there, and one without an event goes.
 */
export function createIncoming({ db, clock, storage, dailyBytes }: IncomingOptions): Incoming {
  const isKept = async ({ hash }: ReadyPicture) =>
    (await storage.has(hash)) && (await storage.has(hash, lastVariant)) && !(await isLeaving(db, hash));

  return {
    beside({ named }, { actor, correlationId }, giveUp = async () => undefined) {
      const cause = { eventId: randomUUID(), correlationId };
      async function keep() {
        const missing: ReadyPicture[] = [];
        for (const { picture } of named.values()) if (!(await isKept(picture))) missing.push(picture);
        const notes = [...named.values()].flatMap(({ as }) => as);
        await notePictures(db, notes);
        if (missing.length === 0) return;
        const bytes = missing.reduce((sum, { size }) => sum + size, 0);
        const isPersons = actor.id !== null;
        const atMost = actor.label === 'user' ? dailyBytes.member : dailyBytes.worker;
        if (isPersons)
          await takeBytes(db, { person: `${actor.label}:${actor.id}`, bytes, atMost, now: clock() });
        const hashes = missing.map(({ hash }) => hash);
        await wantDropped(db, hashes, { from: clock(), cause, afterMs: unnamedForMs });
        for (const picture of missing) {
          // The picture itself comes last: where it is there, its sizes are.
          for (const each of variants) await storage.putVariant(picture.hash, each, await picture.read(each));
          await storage.put(await picture.read());
        }
      }
      return {
        async keep() {
          await keep().catch(async (error: unknown) => {
            await giveUp();
            throw error;
          });
        },
        // Where the database is away now the follower does it, as soon as it sees the event.
        confirm: () => stays(db, [...named.keys()], cause.eventId).catch(() => undefined),
      };
    },
  };
}
