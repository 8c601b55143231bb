import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';

/** What tells the pictures of one intent from those of another. */
export const marksOf = (files: readonly File[]) =>
  files.map(({ name, size, lastModified }) => [name, size, lastModified]);

/** Sends what somebody wrote, and the pictures that go along with it. */
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
