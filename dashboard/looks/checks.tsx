import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import CheckIcon from '~icons/ic/baseline-check';
import CloseIcon from '~icons/ic/baseline-close';
import QuestionIcon from '~icons/ic/outline-help';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import type { Mapping } from './mapping.ts';

const signs = {
  passed: { Icon: CheckIcon, tone: 'good' },
  failed: { Icon: CloseIcon, tone: 'bad' },
  unknown: { Icon: QuestionIcon, tone: 'neutral' },
} as const;

/** The results of the certification rules for a post, failed ones first. Draws nothing before the rules have run. */
export function Checks({ checks }: Pick<Mapping, 'checks'>) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (checks.length === 0) return null;
  // Some evidence is an instant in ISO 8601.
  const shownEvidence = (evidence: string) => (instant.test(evidence) ? times.dateTime(evidence) : evidence);
  const ranked = checks
    .map((check) => ({ ...check, says: saysOf(check.passed) }))
    .sort((one, other) => order.indexOf(one.says) - order.indexOf(other.says));
  return (
    <Box
      component="ul"
      aria-label={t('look.checks')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, fontSize: '0.8125rem' }}
    >
      {ranked.map(({ reason, says, evidence }) => {
        const { Icon, tone } = signs[says];
        return (
          <Box component="li" key={reason} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <Icon
              {...(says !== 'unknown' && { titleAccess: t(`look.${says}`) })}
              sx={(theme) => ({ fontSize: 16, color: theme.vars.palette.tone[tone].text })}
            />
            <span>
              {label(t, says === 'failed' ? 'looks.reason' : 'look.checkNames', reason)}
              {evidence !== null && ` · ${shownEvidence(evidence)}`}
              {says === 'unknown' && ` · ${t('look.unknown')}`}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const order = ['failed', 'unknown', 'passed'];

function saysOf(passed: boolean | null): keyof typeof signs {
  if (passed === null) return 'unknown';
  return passed ? 'passed' : 'failed';
}
