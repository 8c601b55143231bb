import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HistoryEntry, HistoryLink } from '#read-api/kit/history/contract.ts';
import { usePageOf } from '../areas/use-page-of.ts';
import { thingText } from './entry-text.ts';
import { eventPath } from './history-address.ts';
import { shortSentence } from './short-sentence.ts';
import type { Wording } from './words.ts';

interface EntryLinksProps {
  entry: HistoryEntry;
  wording: Wording;
  /** Called when the person follows a link to an event of this history. */
  onGo?: ((eventId: string) => void) | undefined;
}

/** Links to the event's cause and to its effects. */
export function EntryLinks({ entry, wording, onGo }: EntryLinksProps) {
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
      {cause !== null && <Links name={t('history.cause')} links={[cause]} wording={wording} onGo={onGo} />}
      {effects.length > 0 && (
        <Links name={t('history.effects')} links={effects} wording={wording} onGo={onGo} />
      )}
    </Box>
  );
}

function Links({
  name,
  links,
  wording,
  onGo,
}: {
  name: string;
  links: readonly HistoryLink[];
  wording: Wording;
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
            <OneLink link={link} wording={wording} onGo={onGo} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function OneLink({
  link,
  wording,
  onGo,
}: {
  link: HistoryLink;
  wording: Wording;
  onGo: EntryLinksProps['onGo'];
}) {
  const { t, times } = wording;
  const path = eventPath(usePageOf(), link);
  const text = `${shortSentence(t, link.type)} · ${thingText(wording, link)} · ${times.dateTime(link.time)}`;
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
