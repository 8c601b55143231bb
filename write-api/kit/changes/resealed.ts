import { sameJson } from '#domain/changed-fields.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../../deps.ts';

/**
 * Seals a changed value. If nothing changes, returns the present seal, since a new seal would look like a change. `change`
 * gets the present value; null if there is none or its key was deleted.
 */
export async function resealed<Value extends object>(
  { sealing, seal }: Pick<WriteDeps, 'sealing' | 'seal'>,
  person: string,
  current: Sealed | null,
  change: (current: Value | null) => Value | null,
): Promise<{ sealed: Sealed | null; before: Value | null; after: Value | null }> {
  const before = current === null ? null : ((await sealing.unseal(person, current)) as Value | null);
  const after = change(before);
  if (sameJson(before, after) && (current === null) === (after === null)) {
    return { sealed: current, before, after };
  }
  return { sealed: after === null ? null : await seal(person, after), before, after };
}
