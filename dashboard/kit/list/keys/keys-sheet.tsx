import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keyPreference, useKeysOn } from './key-preference.ts';
import { listKeys } from './list-keys.ts';

/** Lists the keys of a list, with the switch that turns them off. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const isOn = useKeysOn();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('listKeys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
        >
          {listKeys.map((each) => {
            const name = 'part' in each ? each.part : each.row;
            return (
              <Box key={each.key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <Box
                    component="kbd"
                    sx={(theme) => ({
                      display: 'inline-block',
                      minWidth: 24,
                      px: 0.75,
                      textAlign: 'center',
                      fontFamily: 'inherit',
                      fontSize: '0.75rem',
                      lineHeight: '20px',
                      borderRadius: '4px',
                      border: `1px solid ${theme.vars.palette.divider}`,
                      backgroundColor: theme.vars.palette.tone.neutral.background,
                    })}
                  >
                    {each.key}
                  </Box>
                </Box>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {t(`listKeys.does.${name}`)}
                </Typography>
              </Box>
            );
          })}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {t('listKeys.arrows')}
        </Typography>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Switch
              size="small"
              checked={isOn}
              onChange={(_, checked) => keyPreference.setState({ isOn: checked })}
            />
          }
          label={<Typography variant="body2">{t('listKeys.switch')}</Typography>}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
