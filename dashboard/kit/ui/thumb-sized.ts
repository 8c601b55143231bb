import { narrow } from '../theme/tokens.ts';

/** Makes the buttons of a bar or a desk as large as a thumb on a narrow page. */
export const thumbSized = {
  [narrow]: { '& .MuiButton-root, & .MuiIconButton-root': { minHeight: 44, minWidth: 44 } },
} as const;
