import { createReadPool } from './connection.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

/** The log: its one writer and its readers. */
export interface Store {
  readonly writer: Writer;
  readonly reader: Reader;
  /** Finishes what is under way and gives the database free. */
  close(): Promise<void>;
}

/** Opens the log in the database; throws a `StoreInUseError` where another server has it. While `isFull`, it is only read. */
export async function openStore(databaseUrl: string, isFull = () => false): Promise<Store> {
  const pool = createReadPool(databaseUrl);
  try {
    const writer = await Writer.open(databaseUrl, pool, isFull);
    const reader = new Reader(pool, writer.states);
    return {
      writer,
      reader,
      close: async () => {
        await writer.stop();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
