import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Stacks } from '../kit/edit/stacks.tsx';

/** The outline of the four sections while their lists load. */
export function ServicesSkeleton() {
  const { t } = useTranslation();
  const stack = (
    <>
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={260} />
    </>
  );
  return (
    <div aria-busy role="status" aria-label={t('shell.loading')}>
      <Stacks first={stack} second={stack} />
    </div>
  );
}
