import { beginLog } from './birth.ts';
import { createReadPool } from './connection.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

const READ_CONNECTIONS = 8;

/** The log: its one writer and its readers. */
export interface Store {
  readonly writer: Writer;
  readonly reader: Reader;
  /** Finishes pending work and releases the database. */
  close(): Promise<void>;
}

/**
 * Opens the log in the database. Throws a `StoreInUseError` if another server uses it. The log is read-only while `isFull`
 * returns true.
 */
export async function openStore(databaseUrl: string, isFull = () => false): Promise<Store> {
  const pool = createReadPool(databaseUrl, READ_CONNECTIONS);
  // The writer's lookups use their own pool: behind long reads in a shared pool, all writes would wait.
  const ahead = createReadPool(databaseUrl, 1);
  const close = () => Promise.all([pool.end(), ahead.end()]);
  try {
    const writer = await Writer.open(databaseUrl, ahead, isFull);
    if (writer.tail.head === 0n && !isFull()) await beginLog(writer);
    const reader = new Reader(pool, writer.states, writer.layout);
    return {
      writer,
      reader,
      close: async () => {
        await writer.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
