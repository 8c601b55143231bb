import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Field } from '../fields/field.ts';
import type { ChangedMeanwhile } from './edit-state.ts';

interface MeanwhileNoticeProps {
  meanwhile: readonly ChangedMeanwhile[];
  fields: readonly Field[];
  onTakeTheirs: (name: string) => void;
}

/** Shows the changes that others made while the form was open, so that the person does not overwrite them unseen. */
export function MeanwhileNotice({ meanwhile, fields, onTakeTheirs }: MeanwhileNoticeProps) {
  const { t } = useTranslation();
  function shown(name: string, value: string): string {
    const field = fields.find((one) => one.name === name);
    if (value === '') return t('common.none');
    if (field?.kind === 'flag') return value === 'true' ? t('common.yes') : t('common.no');
    return field?.options?.find((option) => option.value === value)?.text ?? value;
  }
  return (
    <Alert severity="warning" role="alert">
      {t('forms.changedMeanwhile')}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2 }}>
        {meanwhile.map(({ name, before, now, mine }) => (
          <li key={name}>
            {t('forms.changedFromTo', {
              field: fields.find((one) => one.name === name)?.text ?? name,
              before: shown(name, before),
              now: shown(name, now),
            })}
            {mine !== null && (
              <>
                {' '}
                {t('forms.youTyped', { mine: shown(name, mine) })}{' '}
                <Button size="small" color="inherit" onClick={() => onTakeTheirs(name)}>
                  {t('forms.takeTheirs')}
                </Button>
              </>
            )}
          </li>
        ))}
      </Box>
      {t('forms.saveAgain')}
    </Alert>
  );
}
