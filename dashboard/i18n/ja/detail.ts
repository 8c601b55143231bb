/** The texts around the pictures of a detail page. */
export const pictures = {
  name: '写真',
  shotOf: '{{name}}、写真 {{n}}/{{all}}',
  enlarge: '拡大: {{name}}',
  previous: '前の写真',
  next: '次の写真',
  whole: '原寸で表示',
  fit: 'ウィンドウに合わせる',
} as const;

/** The texts of the stage line. */
export const stages = {
  name: '進行状況',
  here: '現在の段階',
} as const;

export const detail = {
  copy: '{{text}}をコピー',
} as const;
