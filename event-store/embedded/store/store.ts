import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

/** The log: one writer, its readers, and what the two share. */
export interface Store {
  readonly writer: Writer;
  readonly reader: Reader;
}

export async function openStore(databaseUrl: string): Promise<Store> {
  const writer = await Writer.open(databaseUrl);
  return { writer, reader: new Reader(databaseUrl, writer.states) };
}

export async function closeStore({ writer, reader }: Store): Promise<void> {
  await writer.stop();
  await reader.stop();
}
