import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GraphAnswer<Data> {
  data: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { errorCode: string; status: number };
  }[];
  extensions?: { position?: string; stale?: boolean };
}

interface Client {
  url: string;
  authorization: string;
}

/** Runs a listed operation by the hash of its text, as a client of a production server does. */
export async function askGraph<Data, Variables>(
  { url, authorization }: Client,
  operation: string,
  variables: Variables,
): Promise<GraphAnswer<Data>> {
  const text = readFileSync(join(import.meta.dirname, `../operations/${operation}.graphql`));
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { sha256Hash } } }),
  });
  return (await response.json()) as GraphAnswer<Data>;
}
