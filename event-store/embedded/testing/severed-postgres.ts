import { type Wire, wireTo } from './wire.ts';

/** A proxy of Postgres whose connections tests can cut, and whose answers they can withhold. */
export type SeveredPostgres = Wire & { readonly databaseUrl: string };

export async function severedPostgres(databaseUrl: string): Promise<SeveredPostgres> {
  const url = new URL(databaseUrl);
  const wire = await wireTo({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  return { ...wire, databaseUrl: url.href };
}
