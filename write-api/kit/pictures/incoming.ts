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

/** The files of a request, and those of them that its command names. */
export interface Uploads {
  /** The files by the keys that the input uses for them. */
  files: ReadonlyMap<string, Pick<Upload, 'ready'>>;
  /** The named pictures by hash. They are stored once the command is decided, before its events are appended. */
  named: Map<string, { picture: ReadyPicture; as: readonly NamedPictureTable[] }>;
}

/** Work that must be done before a command's events are appended. */
export interface Beside {
  /** Stores the pictures once, after the events are decided and before they are appended. If it throws, nothing is appended. */
  keep(): Promise<void>;
  /** Confirms the pictures after the events are appended. */
  confirm(): Promise<void>;
}

export interface Incoming {
  /** Returns the work that stores the uploads named by the command. It runs `giveUp` if they cannot be stored. */
  beside(uploads: Uploads, context: CommandContext, giveUp?: () => Promise<void>): Beside;
}

export interface IncomingOptions {
  db: Kysely<WriteDatabase>;
  /** Returns the current time as an ISO instant. */
  clock(): string;
  storage: Pictures;
  dailyBytes: DailyBytes;
}

/** How long a stored picture may stay without an event, in ms: longer than any request takes. */
const unnamedForMs = 60 * 60_000;

/**
 * Creates the storing of pictures between a command's decision and its events. It first schedules each picture's removal in an
 * hour. Once the event is appended, the request or the follower cancels the removal. After any crash, an event's picture
 * therefore exists, and a picture without an event is removed.
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
          // The picture itself is stored last: if it exists, its other sizes exist too.
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
        // If the database is unavailable now, the follower cancels the removal once it reads the event.
        confirm: () => stays(db, [...named.keys()], cause.eventId).catch(() => undefined),
      };
    },
  };
}
