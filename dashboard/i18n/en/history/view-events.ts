export const viewEvents = {
  SavedViewCreated: 'Saved view was created: {{name}}.',
  SavedViewCreationExpired: 'Saved view expired: it was never completed.',
  SavedViewRevised: 'Saved view was changed.',
  SavedViewShared: 'Saved view was shared.',
  SavedViewUnshared: 'Saved view is no longer shared.',
  SavedViewRemoved: 'Saved view was removed.',
  ViewPlaceTaken: 'Name of a saved view was taken: {{name}}.',
  ViewPlaceSettled: 'Name of a saved view was settled: {{name}}.',
  FirstViewChosen: 'View to open with was chosen.',
} as const;
