import useMediaQuery from '@mui/material/useMediaQuery';
import { narrow } from '../theme/tokens.ts';

/** Whether the window is that of a phone. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow);
