import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';

/** Identifies the chosen files in the idempotency key, so that other pictures make another request. */
export const marksOf = (files: readonly File[]) =>
  files.map(({ name, size, lastModified }) => [name, size, lastModified]);

/** Sends a new ticket or a message, with its pictures as multipart files. */
export async function sendMessage(
  path: string,
  said: Record<string, unknown>,
  { files, intent, id }: { files: readonly File[]; intent: string; id?: number },
): Promise<CommandAnswer> {
  const named = Object.fromEntries(files.map((file, index) => [`picture${index}`, file]));
  const body = { ...said, ...(files.length > 0 && { pictures: Object.keys(named) }) };
  const options = { body, intent, ...(id !== undefined && { params: { id } }) };
  const sent = files.length > 0 ? { ...options, files: named } : options;
  return (await api.call<CommandAnswer>('POST', path, sent)).data;
}
