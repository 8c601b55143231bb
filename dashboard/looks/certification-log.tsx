import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { certificationTones } from './look-tones.ts';
import type { Mapping } from './mapping.ts';
import { reasonsText } from './reasons-text.ts';

/** The certification decisions on an item, newest first. */
export function CertificationLog({ logs }: { logs: Mapping['certificationLogs'] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}
    >
      {logs.map(({ id, status, createdAt, user, method, model, ...said }) => (
        <Box component="li" key={id}>
          <StatusChip tone={certificationTones[status]} text={label(t, 'look.certification', status)} />{' '}
          {[
            times.dateTime(createdAt),
            method === 'ACTOR' ? user?.name : label(t, 'looks.method', method),
            model?.name,
            reasonsText(t, said.rejectedReasons),
            said.otherRejectedReason,
            said.comment,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      ))}
    </Box>
  );
}
