export const incidents = {
  help: 'What was refused, forced, deferred, held, written off or removed: by whom, when and why.',
  filters: { types: 'What', actors: 'Who', time: 'When', brand_id: 'Brand' },
  about: 'Of what',
  noReason: 'No reason was given.',
  gone: 'It has been removed since.',
  item: 'Item {{id}}',
  garment: 'Garment {{code}}',
  empty: 'Nothing of the kind has happened.',
  noMatch: 'Nothing of the kind matches the filters.',
  failed: 'The incidents could not be loaded.',
  more: 'Show older ones',
} as const;
