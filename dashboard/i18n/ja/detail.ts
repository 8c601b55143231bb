/** 詳細画面で写真について言うこと。 */
export const pictures = {
  name: '写真',
  shotOf: '{{name}}、写真 {{n}}/{{all}}',
  enlarge: '拡大: {{name}}',
  previous: '前の写真',
  next: '次の写真',
  whole: '原寸で表示',
  fit: 'ウィンドウに合わせる',
} as const;

/** 進み具合。 */
export const stages = {
  name: '進行状況',
  here: '現在の段階',
} as const;

export const detail = {
  copy: '{{text}}をコピー',
} as const;
