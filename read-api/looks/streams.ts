import type { LookEntry } from '#domain/looks/entry.ts';
import { evolveLook, initialLook } from '#domain/looks/look-state.ts';
import { trysetItemOf } from '#domain/looks/tagged.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import type { Step } from '../kit/history/streams.ts';

const look: StreamKind = {
  fold: fold(initialLook, evolveLook),
  isFilter: true,
  field: 'lookId',
  housekeeping: ['LookPostExpired', 'LookReactionsCounted'],
  neighbours: ({ before, after }) =>
    [...entriesOf(before), ...entriesOf(after)].flatMap((entry) =>
      streamOf('tryset_item', trysetItemOf(entry)),
    ),
  isToldTo: ({ after }, brandId) => entriesOf(after).some((entry) => entry.brandId === brandId),
};

function entriesOf(state: Step['after']): readonly LookEntry[] {
  return (state.entries ?? []) as readonly LookEntry[];
}

export const lookStreams = { look };
