import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { ExportButton } from '../kit/list/export-button.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { payoutsPath } from './paths.ts';

/** The files of an approved payout: its pending transfers for the bank, and its paid lines for the tax office. */
export function FilesSection({ payout: { id, month, pendingCount, paidCount } }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const files = [
    { file: 'bank', count: pendingCount },
    { file: 'tax', count: paidCount },
  ] as const;
  return (
    <Section title={t('payout.files.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {files.map(({ file, count }) => (
          <Box key={file} role="group" aria-label={t(`payout.files.${file}`)}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`payout.files.${file}`)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
              {t(`payout.files.${file}Text`)}
            </Typography>
            <ExportButton
              path={`${payoutsPath}/${id}/${file}-file/csv`}
              fileOf={`payout-${file}-${month}`}
              query={{}}
              count={count}
              filters={[]}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
