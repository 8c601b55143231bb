import type { SavedViewEvent } from '#domain/views/saved-view-events.ts';
import type { ViewShelfEvent } from '#domain/views/view-shelf.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categoryWithId: {
    saved_view: 'Saved view {{id}}',
  },
  event: {
    SavedViewCreated: 'Saved view was created: {{name}}.',
    SavedViewCreationExpired: 'Saved view expired: it was never completed.',
    SavedViewRevised: 'Saved view was changed.',
    SavedViewShared: 'Saved view was shared.',
    SavedViewUnshared: 'Saved view is no longer shared.',
    SavedViewRemoved: 'Saved view was removed.',
    ViewPlaceTaken: 'Name of a saved view was taken: {{name}}.',
    ViewPlaceSettled: 'Name of a saved view was settled: {{name}}.',
    FirstViewChosen: 'View to open with was chosen.',
    ViewPinned: 'View was pinned to the menu.',
    ViewUnpinned: 'View was taken out of the menu.',
  } as const satisfies EventTexts<SavedViewEvent | ViewShelfEvent>,
} as const;

export const replay = {
  projection: {
    saved_views: 'Saved views',
    first_views: 'Views to open with',
    pinned_views: 'Pinned views',
  },
} as const;
