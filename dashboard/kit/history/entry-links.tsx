import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HistoryEntry, HistoryLink } from '#read-api/kit/history/contract.ts';
import { usePageOf } from '../areas/use-page-of.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { entryEntity } from './entry-text.ts';
import { eventPath } from './history-address.ts';
import { shortSentence } from './short-sentence.ts';

interface EntryLinksProps {
  entry: HistoryEntry;
  /** Goes to an event of this history. */
  onGo?: ((eventId: string) => void) | undefined;
}

/** The event that this one follows from, and those that follow from it, each a way to get there. */
export function EntryLinks({ entry, onGo }: EntryLinksProps) {
  const { t } = useTranslation();
  const { cause, effects } = entry;
  if (cause === null && effects.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        alignItems: 'baseline',
      }}
    >
      {cause !== null && <Links name={t('history.cause')} links={[cause]} onGo={onGo} />}
      {effects.length > 0 && <Links name={t('history.effects')} links={effects} onGo={onGo} />}
    </Box>
  );
}

function Links({
  name,
  links,
  onGo,
}: {
  name: string;
  links: readonly HistoryLink[];
  onGo: EntryLinksProps['onGo'];
}) {
  return (
    <>
      <Typography variant="caption" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      <Box>
        {links.map((link) => (
          <Box key={link.id} sx={{ fontSize: '0.8125rem' }}>
            <OneLink link={link} onGo={onGo} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function OneLink({ link, onGo }: { link: HistoryLink; onGo: EntryLinksProps['onGo'] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const path = eventPath(usePageOf(), link);
  const text = `${shortSentence(t, link.type)} · ${entryEntity({ t }, link)} · ${times.dateTime(link.time)}`;
  if (link.isHere) {
    return (
      <MuiLink
        component="button"
        type="button"
        sx={{ font: 'inherit', textAlign: 'left', minHeight: 24 }}
        onClick={() => onGo?.(link.id)}
      >
        {text}
      </MuiLink>
    );
  }
  if (path === null) return text;
  return (
    <MuiLink component={Link} to={path} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}>
      {t('history.elsewhere', { text })}
    </MuiLink>
  );
}
