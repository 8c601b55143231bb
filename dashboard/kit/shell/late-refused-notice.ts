import { withTexts } from '../../i18n/i18n.ts';
import { lateExtra } from '../ui/late.tsx';

export const RefusedNotice = lateExtra(() =>
  withTexts(['refused'], () => import('./refused-notice.tsx').then((m) => m.RefusedNotice)),
);
