import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { EntityForm } from './entity-form.tsx';
import { Findings } from './findings.tsx';
import { RepairDialog } from './repair-dialog.tsx';
import { type RepairWish, useReplayRequest } from './use-replay-request.ts';

interface VerifySectionProps {
  isBusy: boolean;
  /** Id of the operation whose result is shown; null if none is. */
  shown: number | null;
  onShow: (operation: number) => void;
}

/** Compares the read models with the events, shows the differences, and requests repairs. */
export function VerifySection({ isBusy, shown, onShow }: VerifySectionProps) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<RepairWish | null>(null);
  const { mutate, isPending } = useReplayRequest(onShow);
  const isBlocked = isBusy || isPending;
  const verify = (body: Record<string, unknown>) => mutate({ wish: 'verify', path: '/verifications', body });
  return (
    <Section title={t('replay.verification')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('replay.verificationHelp')}
        </Typography>
        <May asks="support">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              color="inherit"
              disabled={isBlocked}
              onClick={() => verify({ of: 'rows' })}
            >
              {t('replay.verifyRows')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={isBlocked}
              onClick={() => verify({ of: 'log' })}
            >
              {t('replay.verifyLog')}
            </Button>
          </Box>
          <EntityForm
            isBusy={isBlocked}
            onVerify={(entity) => verify({ of: 'entity', ...entity })}
            onRepair={(entity) => setWish({ of: 'entity', ...entity })}
          />
        </May>
        {shown !== null && <Findings key={shown} id={shown} isBusy={isBlocked} onRepair={setWish} />}
      </Box>
      {wish !== null && <RepairDialog wish={wish} onAsked={onShow} onClose={() => setWish(null)} />}
    </Section>
  );
}
