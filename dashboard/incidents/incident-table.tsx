import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Incident } from '#read-api/incidents/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { entryEntity, entrySentence } from '../kit/history/entry-text.ts';
import { eventPath } from '../kit/history/history-address.ts';
import type { Wording } from '../kit/history/words.ts';
import { TwoLines } from '../kit/list/two-lines.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { stackedTable } from '../kit/ui/stacked-table.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

interface IncidentTableProps {
  incidents: readonly Incident[];
  wording: Wording;
}

/** The incidents with time, sentence, reason, actor and entity. Each row links to its event in the history. */
export function IncidentTable({ incidents, wording }: IncidentTableProps) {
  const { t } = useTranslation();
  const { times } = wording;
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{
          // The table scrolls below this width. Narrower columns would break words after each letter.
          minWidth: 860,
          '& td, & th': { px: 1.25, fontSize: '0.8125rem', verticalAlign: 'top' },
          '& a': { color: 'link', textDecorationColor: 'transparent', fontWeight: 550 },
          '& a:hover': { textDecorationColor: 'currentcolor' },
          ...stackedTable,
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('incidents.columns.time')}</TableCell>
            <TableCell sx={{ width: '20%' }}>{t('incidents.columns.what')}</TableCell>
            <TableCell sx={{ width: '26%' }}>{t('history.reason')}</TableCell>
            <TableCell>{t('incidents.columns.who')}</TableCell>
            <TableCell sx={{ width: '26%' }}>{t('incidents.about')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {incidents.map((incident) => (
            <TableRow key={incident.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={incident.time}>{times.dateTime(incident.time)}</time>
              </TableCell>
              <TableCell>
                <Sentence incident={incident} wording={wording} />
              </TableCell>
              <TableCell data-column={t('history.reason')} sx={{ overflowWrap: 'anywhere' }}>
                {incident.reason === null ? (
                  t('incidents.noReason')
                ) : (
                  <span data-stored="">{incident.reason}</span>
                )}
              </TableCell>
              <TableCell data-column={t('incidents.columns.who')}>
                <Actor incident={incident} />
              </TableCell>
              <TableCell data-column={t('incidents.about')}>
                <About incident={incident} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Sentence({ incident, wording }: { incident: Incident; wording: Wording }) {
  const pageOf = usePageOf();
  const text = entrySentence(wording, incident);
  const path = incident.about === null ? null : eventPath(pageOf, incident);
  return (
    <>
      {path === null ? text : <Link to={path}>{text}</Link>}{' '}
      {incident.data.forced === true && <StatusChip tone="bad" text={wording.t('incidents.forced')} />}
    </>
  );
}

function Actor({ incident: { actor } }: { incident: Incident }) {
  const { t } = useTranslation();
  return (
    <TwoLines
      first={actorText(t, actor)}
      second={actor.name === null ? null : label(t, 'history.actor', actor.label)}
    />
  );
}

function About({ incident }: { incident: Incident }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const isStaff = useIdentity()?.scope === 'staff';
  const { about } = incident;
  if (about === null) return <TwoLines first={entryEntity({ t }, incident)} second={t('incidents.gone')} />;
  const what =
    about.trysetItemId === null
      ? t('incidents.garment', { code: about.stockCode })
      : t('incidents.item', { id: about.trysetItemId });
  return (
    <TwoLines
      first={`${what} · ${about.productName}`}
      second={[isStaff && brandName(about.brand, language), about.trysetItemId !== null && about.stockCode]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
