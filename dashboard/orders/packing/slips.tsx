import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import PrintIcon from '~icons/ic/outline-print';
import { brandName } from '../../brands/brand-name.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../../kit/preferences/time.ts';
import { printedDialog } from '../../kit/ui/printed-dialog.ts';
import { Address } from './address.tsx';
import type { PackGroup } from './pack-groups.ts';

interface SlipsProps {
  groups: readonly PackGroup[];
  /** When the groups were read. */
  at: number;
  onClose: () => void;
}

/** The printable packing slips: one for each parcel, with its address and its items. */
export function Slips({ groups, at, onClose }: SlipsProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { dateTime } = useTimeFormats();
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={printedDialog} />
      <Box sx={{ p: 3, maxWidth: 800, width: '100%', mx: 'auto' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
          <Typography variant="h1" component="h2" id={titleId}>
            {t('order.packing.slips')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('order.packing.slipsOf', {
              amount: formatNumber(groups.length),
              time: dateTime(new Date(at).toISOString()),
            })}
          </Typography>
          <Box className="not-printed" sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()} autoFocus>
              {t('order.packing.print')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Box>
        </Box>
        {groups.map(({ key, orderId, brand, delivery, items }) => (
          <Box
            key={key}
            component="section"
            sx={(theme) => ({
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: '8px',
              p: 2,
              mb: 2,
              breakInside: 'avoid-page',
            })}
          >
            <Typography variant="h2" component="h3" gutterBottom>
              {t('order.packing.ofOrder', { id: orderId })} · {brandName(brand, language)}
            </Typography>
            <Address delivery={delivery} />
            <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
              {items.map(({ id, product, productSize, stock }) => (
                <li key={id}>
                  {[id, product.name, productSize.name, stock.code].filter(Boolean).join(' · ')}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
