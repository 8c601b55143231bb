import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '#http/errors.ts';

/** Which texts the graph accepts: any, or only those of `graph/operations`. */
export type AcceptedOperations = 'any' | 'listed';

const folder = join(import.meta.dirname, '../operations');

/** The texts of the files in `graph/operations`, by the SHA-256 of the file in hex. */
export function listedOperations(): ReadonlyMap<string, string> {
  const texts = globSync('*.graphql', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return new Map(texts.map((text) => [hashOf(text), text]));
}

/** Returns the text that a request names by its hash or sends. */
export function textOf(
  listed: ReadonlyMap<string, string>,
  accepted: AcceptedOperations,
  { query, sha256Hash }: { query: string | null; sha256Hash: string | null },
): string {
  const text = listed.get(sha256Hash ?? hashOf(query ?? ''));
  if (text !== undefined && (query === null || query === text)) return text;
  if (accepted === 'any' && query !== null && sha256Hash === null) return query;
  const message = 'this server runs listed operations only; send the text or the hash of a listed one';
  throw new ApiError(400, 'graph.not_listed', message, { detail: { sha256Hash } });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
