import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#read-api/replay/difference-contract.ts';
import { ValueLine } from '../kit/history/value-line.tsx';
import { May } from '../kit/session/may.tsx';
import { differencesByPlace } from './differences-by-place.ts';
import type { RepairWish } from './use-replay-request.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  isBusy: boolean;
  /** Called to repair the place; null in the result of a repair, which has already repaired it. */
  onRepair: ((wish: RepairWish) => void) | null;
}

/** The places that differ, with the actual and the expected value of each field. */
export function DifferenceList({ differences, isBusy, onRepair }: DifferenceListProps) {
  const { t } = useTranslation();
  return (
    <Box component="ul" aria-label={t('replay.differences')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {differencesByPlace(t, differences).map(({ place, kind, wish, fields }) => (
        <Box
          component="li"
          key={place}
          sx={(theme) => ({
            borderTop: `1px solid ${theme.vars.palette.divider}`,
            py: 0.75,
            display: 'grid',
            gap: 0.5,
          })}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{place}</strong>
              {kind !== 'different' && ` · ${t(`replay.differenceKinds.${kind}`)}`}
            </Typography>
            {onRepair !== null && (
              <May asks="support">
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={isBusy}
                  aria-label={t('replay.repairOf', { what: place })}
                  onClick={() => onRepair(wish)}
                  sx={{ minHeight: 28, py: 0, flexShrink: 0, borderColor: 'divider' }}
                >
                  {t('replay.repair')}
                </Button>
              </May>
            )}
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
              columnGap: 2,
              rowGap: 0.25,
              m: 0,
              fontSize: '0.8125rem',
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
            }}
          >
            {fields.map(({ field, before, after }) => (
              <Box key={field} sx={{ display: 'contents' }}>
                <dt>{field}</dt>
                <dd data-stored="">
                  <Box component="del" sx={{ textDecoration: 'none', color: 'text.secondary' }}>
                    <ValueLine line={before} />
                  </Box>
                  {' → '}
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                    <ValueLine line={after} />
                  </Box>
                </dd>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
