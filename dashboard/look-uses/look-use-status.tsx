import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** The status of a use, with a mark if the member has not answered for a week, or if its look is gone. */
export function LookUseStatus({ lookUse: { status, isUnanswered, isLookGone } }: { lookUse: LookUse }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <KindStatus kind="look_use" status={status} />
      {isUnanswered && <StatusChip tone="bad" text={t('lookUse.unanswered')} />}
      {isLookGone && <StatusChip tone="bad" text={t('lookUse.fields.isLookGone')} />}
    </Box>
  );
}
