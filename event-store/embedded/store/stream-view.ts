import { NO_EVENTS } from './events.ts';
import type { Reader } from './reader.ts';
import { firstVisible, isMetastream, isSoftDeleted, isTombstoned, originalOf } from './stream-metadata.ts';

/** The visible part of a stream: revisions from `first` to `last`, created since `since` (milliseconds). */
export type StreamView =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'visible'; readonly first: bigint; readonly last: bigint; readonly since: number };

export async function viewStream(reader: Reader, stream: string): Promise<StreamView> {
  const state = await reader.state(stream);
  if (isTombstoned(state)) return { kind: 'deleted' };
  if (isMetastream(stream) && isTombstoned(await reader.state(originalOf(stream))))
    return { kind: 'deleted' };
  if (state.last === NO_EVENTS || isSoftDeleted(state)) return { kind: 'missing' };
  const { maxAgeMs } = state.metadata;
  return {
    kind: 'visible',
    first: firstVisible(stream, state),
    last: state.last,
    since: maxAgeMs === undefined ? 0 : Date.now() - maxAgeMs,
  };
}
