import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Parcel } from './parcels.ts';

/** As many parcels as a person takes in at a glance. */
const shown = 6;
const pictures = 3;

interface NextParcelsProps {
  parcels: readonly Parcel[];
  scanned: readonly number[];
  onOpen: (trysetId: number) => void;
}

/** The parcels to pack next. A click or a touch opens one, as a scan does. */
export function NextParcels({ parcels, scanned, onOpen }: NextParcelsProps) {
  const { t } = useTranslation();
  const { calendarDay } = useTimeFormats();
  return (
    <Section title={t('packing.up')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 0.25,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {parcels.slice(0, shown).map(({ trysetId, garments, user, prepareOn, isPreferExpress }) => {
          const done = garments.filter(({ itemId }) => scanned.includes(itemId)).length;
          const amounts = { done: formatNumber(done), all: formatNumber(garments.length) };
          return (
            <li key={trysetId}>
              <ButtonBase
                onClick={() => onOpen(trysetId)}
                sx={(theme) => ({
                  width: '100%',
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  gap: 1,
                  p: 0.75,
                  borderRadius: '4px',
                  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
                })}
              >
                <Box sx={{ display: 'flex', gap: '3px', flexShrink: 0 }}>
                  {garments.slice(0, pictures).map(({ itemId, product }) => (
                    <Picture key={itemId} src={product.coverImage} size={44} />
                  ))}
                </Box>
                <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                  <Typography variant="body2" sx={{ fontWeight: 650 }}>
                    {t('packing.ofTryset', { id: trysetId })}
                  </Typography>
                  <Typography
                    variant="caption"
                    color="textSecondary"
                    component="div"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {[
                      user.username,
                      done > 0
                        ? t('packing.amount', amounts)
                        : t('packing.garments', { amount: formatNumber(garments.length) }),
                      prepareOn && calendarDay(prepareOn),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
                {isPreferExpress && <StatusChip tone="waiting" text={t('packing.express')} />}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      {parcels.length > shown && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('packing.more', { amount: formatNumber(parcels.length - shown) })}
        </Typography>
      )}
    </Section>
  );
}
