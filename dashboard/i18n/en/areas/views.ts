import type { SavedViewEvent } from '#domain/views/saved-view-events.ts';
import type { ViewShelfEvent } from '#domain/views/view-shelf.ts';
import type { EventTexts } from '../../event-texts.ts';

const views = {
  none: 'No saved views yet. Set up the list as you want it and save it.',
  own: 'My views',
  shared: 'Shared by colleagues',
  isShared: 'shared',
  isFirst: 'opens first',
  isPinned: 'in the menu',
  saveAs: 'Save as a new view',
  leave: 'Leave the view',
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  shareWithStaff: 'All staff see it',
  shareWithBrand: 'All admins of the brand see it',
  more: 'More for “{{name}}”',
  first: 'Open this room with it',
  notFirst: 'No longer open this room with it',
  firstNow: 'The room opens with it from now on.',
  notFirstNow: 'The room opens without a view.',
  pin: 'Pin to the menu',
  unpin: 'Take out of the menu',
  pinnedNow: '“{{name}}” is in the menu now.',
  unpinnedNow: '“{{name}}” is no longer in the menu.',
  copyLink: 'Copy link',
  linkCopied: 'The link was copied.',
  share: 'Share',
  unshare: 'Stop sharing',
  sharedNow: 'Your colleagues see it now.',
  unsharedNow: 'Only you see it now.',
  remove: 'Remove',
  removeTitle: 'Remove “{{name}}”?',
  removeText: 'The view is deleted. The list stays as it is.',
  removeShared: 'It is deleted for everybody. The list stays as it is.',
  removed: 'The view was removed.',
  differs: 'The list looks otherwise than “{{name}}”.',
  saveChanges: 'Save changes',
  back: 'Back to the view',
  changesSaved: 'The view was saved.',
  outrun: '“{{name}}” was changed elsewhere meanwhile, perhaps in another tab. Nothing was overwritten.',
  outrunShort: 'It was changed elsewhere meanwhile. Look again and repeat it.',
  overwrite: 'Save mine nevertheless',
  takeTheirs: 'Show the other',
  nameTaken: 'Another of your views has this name.',
  tooMany: 'You have {{amount}} views of this room, more cannot be kept. Remove one first.',
  tooManyPinned: 'The menu holds five views of this room already. Take one out first.',
  tooLarge: 'The filters hold too much to be kept as a view.',
  notOwn: 'Only its owner changes a view. Save it as your own.',
} as const;

export const texts = { views } as const;

export const rooms = {} as const;

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
