import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { confirm } from '../ui/confirm.tsx';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import { type AccountOf, useSecondFactor, useSecondFactorSteps } from './use-second-factor.ts';

/** Says that an account has a second factor, with the button to remove it after the device is lost. */
export function OthersSecondFactor({ of }: { of: AccountOf & { name: string } }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data } = useSecondFactor(of);
  const { removeOf } = useSecondFactorSteps();
  if (data === undefined || !data.isSet) return null;

  async function remove() {
    const isAgreed = await confirm({
      title: t('secondFactor.removeOf', { name: of.name }),
      text: t('secondFactor.removeOfText'),
      ok: t('secondFactor.remove'),
      isDanger: true,
    });
    if (isAgreed) removeOf.mutate(of, { onError: (error) => notify('fail', errorText(error)) });
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography sx={{ flexGrow: 1 }}>{t('secondFactor.onOf')}</Typography>
      <Button color="error" disabled={removeOf.isPending} onClick={remove}>
        {t('secondFactor.remove')}
      </Button>
    </Box>
  );
}
