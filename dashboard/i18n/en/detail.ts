/** What a page of one thing says of its pictures. */
export const pictures = {
  name: 'Pictures',
  shotOf: '{{name}}, picture {{n}} of {{all}}',
  enlarge: 'Enlarge: {{name}}',
  previous: 'Previous picture',
  next: 'Next picture',
  whole: 'Show at its full size',
  fit: 'Fit into the window',
} as const;

/** The way that a thing goes. */
export const stages = {
  name: 'Its way',
  here: 'it is here',
} as const;

export const detail = {
  copy: 'Copy {{text}}',
} as const;
