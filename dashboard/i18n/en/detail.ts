/** The texts around the pictures of a detail page. */
export const pictures = {
  name: 'Pictures',
  shotOf: '{{name}}, picture {{n}} of {{all}}',
  enlarge: 'Enlarge: {{name}}',
  previous: 'Previous picture',
  next: 'Next picture',
  whole: 'Show at its full size',
  fit: 'Fit into the window',
} as const;

/** The texts of the stage line. */
export const stages = {
  name: 'Its way',
  here: 'it is here',
} as const;

export const detail = {
  copy: 'Copy {{text}}',
} as const;
