export const slot = {
  add: 'Add slots',
  addText:
    'One slot, or a range: cells 01 to 20 with the numbers 1 to 30 are 600 slots. At most 1,000 at once.',
  added: '{{added}} added; {{known}} were there already.',
  retire: 'Retire',
  retireText:
    'Retire {{amount}} of the slots? Garments can no longer be stowed there. Slots with garments stay.',
  retired: '{{retired}} retired.',
  retiredSome: '{{retired}} retired. {{left}} stay: something lies there, or they are gone already.',
  fields: {
    sector: 'Sector',
    cell: 'Cell',
    toCell: 'To cell',
    number: 'Number',
    toNumber: 'To number',
  },
  columns: {
    label: 'Slot',
    sector: 'Sector',
    cell: 'Cell',
    stocks: 'Garments',
    pieces: 'Pieces',
    created: 'Added',
    updated: 'Last change',
  },
  filters: {
    q: 'Slot',
    sector: 'Sector',
    is_empty: 'Empty',
    is_retired: 'Retired',
    ids: 'Slot no.',
  },
} as const;
