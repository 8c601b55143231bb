import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandOptions } from '../../brands/use-brand-options.ts';
import { api } from '../../kit/client/api.ts';
import { saveFile } from '../../kit/list/save-file.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { zoneName } from '../../kit/preferences/time.ts';
import { useSearch } from '../../kit/routes/use-search.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { notify } from '../../kit/ui/notices.tsx';
import { monthOptions } from '../../settlements/month-options.ts';

const offered = 12;
const forms = ['pdf', 'csv'] as const;
type Form = (typeof forms)[number];

/** Saves the statement of stock of a month: of the brand that the list is narrowed to, otherwise of all that the person sees. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const language = usePreference('language');
  const time_zone = zoneName(usePreference('zone'));
  const errorText = useErrorText();
  const brands = useBrandOptions();
  const brandId = useSearch()[0].get('brand_id');
  const brand = brands.find(({ value }) => value === brandId);
  const isStaff = useIdentity()?.scope === 'staff';
  // A statement that is asked for before the brands are known would be that of all brands.
  const awaitsBrand = isStaff && brandId !== null && brands.length === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ month, form }: { month: string; form: Form }) => {
      const query = { month, language, brand_id: isStaff ? brandId : null };
      const answer =
        form === 'pdf'
          ? await api.respond('GET', '/v1/stocks/statement', { query })
          : await api.respond('GET', '/v1/stocks/statement/csv', { query: { ...query, time_zone } });
      saveFile(await answer.blob(), `stock-${month}.${form}`);
    },
    onError: (error) => notify('fail', errorText(error)),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('stockItem.statement.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {brand === undefined
            ? t('stockItem.statement.note')
            : t('stockItem.statement.noteOfBrand', { brand: brand.text })}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {monthOptions(new Date())
            .slice(0, offered)
            .map(({ value: month }) => (
              <Box component="li" key={month} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Typography sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>{month}</Typography>
                {forms.map((form) => (
                  <Button
                    key={form}
                    variant="outlined"
                    color="inherit"
                    disabled={isPending || awaitsBrand}
                    aria-label={`${month}: ${form.toUpperCase()}`}
                    onClick={() => mutate({ month, form })}
                  >
                    {form.toUpperCase()}
                  </Button>
                ))}
              </Box>
            ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
