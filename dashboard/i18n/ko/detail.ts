/** The texts around the pictures of a detail page. */
export const pictures = {
  name: '사진',
  shotOf: '{{name}}, 사진 {{n}}/{{all}}',
  enlarge: '크게 보기: {{name}}',
  previous: '이전 사진',
  next: '다음 사진',
  whole: '원본 크기로 보기',
  fit: '창에 맞추기',
} as const;

/** The texts of the stage line. */
export const stages = {
  name: '진행 단계',
  here: '현재 단계',
} as const;

export const detail = {
  copy: '{{text}} 복사',
} as const;
