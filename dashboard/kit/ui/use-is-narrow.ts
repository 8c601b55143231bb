import useMediaQuery from '@mui/material/useMediaQuery';
import { narrow } from '../theme/tokens.ts';

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow);
