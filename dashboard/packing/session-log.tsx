import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import type { Shipment } from './desk-state.ts';

interface SessionLogProps {
  shipments: readonly Shipment[];
  onAgain: (id: string) => void;
}

/** The shipments of this session, newest first. One that failed keeps its error and can be sent again. */
export function SessionLog({ shipments, onAgain }: SessionLogProps) {
  const { t } = useTranslation();
  const { time } = useTimeFormats();
  return (
    <Section title={t('packing.log.title')}>
      {shipments.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('packing.log.none')}
        </Typography>
      )}
      {shipments.length > 0 && (
        <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="group" aria-label={t('packing.log.title')}>
          <Table
            size="small"
            stickyHeader
            sx={{
              tableLayout: 'fixed',
              '& td, & th': { px: 0.75, overflowWrap: 'anywhere', verticalAlign: 'top' },
            }}
          >
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: '24%' }}>{t('packing.log.columns.tryset')}</TableCell>
                <TableCell sx={{ width: '42%' }}>{t('packing.log.columns.number')}</TableCell>
                <TableCell>{t('packing.log.columns.outcome')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {shipments.map(({ id, trysetId, courier, number, at, state, error }) => (
                <TableRow key={id}>
                  <TableCell>
                    <Link to={`/tryset/${trysetId}`}>{trysetId}</Link>
                    <Small>{time(at)}</Small>
                  </TableCell>
                  <TableCell>
                    {number}
                    <Small>{label(t, 'couriers', courier)}</Small>
                  </TableCell>
                  <TableCell>
                    <Box component="span" sx={error === null ? {} : { color: 'error.main' }}>
                      {t(`packing.log.state.${state}`)}
                      {error !== null && `: ${error}`}
                    </Box>{' '}
                    {(state === 'failed' || state === 'refused') && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={t('packing.log.againOf', { id: trysetId })}
                        onClick={() => onAgain(id)}
                      >
                        {t('packing.log.again')}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
      {children}
    </Box>
  );
}
