import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#read-api/history/contract.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../preferences/time.ts';
import type { Tone } from '../theme/tones.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { actorText } from './actor-text.ts';
import { EntryDetails } from './entry-details.tsx';
import { sentence } from './sentence.ts';

const categoryTones: Readonly<Record<string, Tone>> = {
  tryset_item: 'moving',
  stock_item: 'back',
  tryset: 'good',
};

interface EntryProps {
  entry: HistoryEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** One event: when, what, who and why in a line or two; the rest when it is opened. */
export function Entry({ entry, isOpen, onToggle }: EntryProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const role = label(t, 'history.actor', entry.actor.label);
  const who = actorText(t, entry.actor);
  const detailsId = `event-${entry.id}`;
  return (
    <Box component="li" sx={(theme) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` })}>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        sx={(theme) => ({
          width: '100%',
          display: 'grid',
          gridTemplateColumns: '18px 64px minmax(0, 1fr) auto',
          columnGap: 1,
          alignItems: 'baseline',
          textAlign: 'left',
          py: 0.75,
          px: 0.5,
          borderRadius: '4px',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <ChevronRightIcon
          sx={{
            fontSize: 18,
            alignSelf: 'center',
            transform: isOpen ? 'rotate(90deg)' : 'none',
            color: 'text.secondary',
          }}
        />
        <Typography component="time" dateTime={entry.time} variant="caption" color="textSecondary">
          {times.time(entry.time)}
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" component="div">
            {sentence({ t, category: entry.category, time: times.dateTime }, entry)}
          </Typography>
          {entry.reason !== null && (
            <Typography variant="body2" component="div" color="textSecondary">
              {t('history.reason')}: {entry.reason}
            </Typography>
          )}
          <Typography variant="caption" component="div" color="textSecondary">
            {entry.actor.name ? `${who} · ${role}` : who}
            {entry.isImported && ` · ${t('history.imported')}`}
            {entry.isTimeDerived && ` · ${t('history.derivedTime')}`}
            {entry.changes.length > 0 && ` · ${t('history.changesCount', { amount: entry.changes.length })}`}
          </Typography>
        </Box>
        <StatusChip
          tone={categoryTones[entry.category] ?? 'neutral'}
          text={label(t, 'history.categoryWithId', entry.category, { id: entry.entityId })}
        />
      </ButtonBase>
      {isOpen && (
        <Box id={detailsId}>
          <EntryDetails entry={entry} />
        </Box>
      )}
    </Box>
  );
}
