import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';

/** One message as its recipient would see it, with working links. */
export function LetterCard({
  letter: { id, way, to, subject, text, writtenTime },
}: {
  letter: OutboxLetter;
}) {
  const { t } = useTranslation();
  const title = way === 'sms' ? t('outbox.sms') : subject;
  const times = useTimeFormats();
  return (
    <Paper component="article" id={id} variant="outlined" aria-label={title} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography color="textSecondary" variant="body2">
          {t('outbox.to', { address: to })}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {times.dateTime(writtenTime)}
        </Typography>
      </Box>
      <Typography variant="h2" sx={{ mt: 0.5, mb: 1.5 }}>
        {title}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {parts(text).map(({ at, part }) =>
          /^https?:/.test(part) ? (
            <Link key={at} href={part}>
              {part}
            </Link>
          ) : (
            part
          ),
        )}
      </Typography>
    </Paper>
  );
}

/** Splits a text at its web addresses. `at` is the index at which each part begins. */
function parts(text: string): { at: number; part: string }[] {
  let at = 0;
  return text
    .trimEnd()
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const begun = at;
      at += part.length;
      return { at: begun, part };
    });
}
