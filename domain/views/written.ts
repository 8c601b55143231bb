import { written } from '../event-versions.ts';
import { savedView } from './saved-view.ts';
import { viewShelf } from './view-shelf.ts';

export const viewsWritten = [
  written(savedView, {
    SavedViewCreated: 1,
    SavedViewCreationExpired: 1,
    SavedViewRevised: 1,
    SavedViewShared: 1,
    SavedViewUnshared: 1,
    SavedViewRemoved: 1,
  }),
  written(viewShelf, {
    ViewPlaceTaken: 1,
    ViewPlaceSettled: 1,
    FirstViewChosen: 1,
    ViewPinned: 1,
    ViewUnpinned: 1,
  }),
];
