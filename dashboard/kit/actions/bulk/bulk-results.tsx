import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import { label } from '../../../i18n/label.ts';
import { datedName } from '../../list/dated-name.ts';
import { saveFile } from '../../list/save-file.ts';
import { formatNumber, useTimeFormats } from '../../preferences/time.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { ActionTable } from '../action-table.ts';
import { lineRefusal } from '../line-refusal.ts';
import { resultsCsv } from './results-csv.ts';

/** Maximum lines on the screen; the downloaded file has all results. */
const drawn = 200;

interface BulkResultsProps {
  table: ActionTable;
  /** The action's effect as text, if the action keeps the status; null if the new status shows the effect. */
  did: string | null;
  results: readonly ItemResult[];
  nameOf: (id: number) => string;
}

/** The result of each row of a bulk action, refusals first. */
export function BulkResults({ table, did, results, nameOf }: BulkResultsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const failed = results.filter(({ ok }) => !ok);
  const done = results.filter(({ ok }) => ok);
  const listed = isFailedOnly ? failed : [...failed, ...done];

  const reasonOf = (result: ItemResult) => lineRefusal(t, table, result);

  function outcomeOf({ status = '' }: ItemResult): string {
    return did ?? label(t, table.statuses, status);
  }

  function save() {
    const text = resultsCsv(listed, { nameOf, outcomeOf, reasonOf });
    const name = datedName(`${table.entity}-results`, 'csv', times, new Date());
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  }

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        {failed.length > 0 && done.length > 0 && (
          <FormControlLabel
            sx={{ ml: -0.5 }}
            control={
              <Switch size="small" checked={isFailedOnly} onChange={(_, checked) => setFailedOnly(checked)} />
            }
            label={<Typography variant="body2">{t('bulk.failedOnly')}</Typography>}
          />
        )}
        <Button color="inherit" variant="outlined" sx={{ ml: 'auto' }} onClick={save}>
          {t('list.exportCsv')}
        </Button>
      </Box>
      <Box
        sx={{ maxHeight: 380, overflowY: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={t('actions.bulkOutcome')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('actions.bulkRow')}</TableCell>
              <TableCell>{t('actions.bulkOutcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.slice(0, drawn).map((result) => (
              <TableRow key={result.id}>
                <TableCell>{nameOf(result.id)}</TableCell>
                <TableCell>
                  {result.ok ? (
                    <>
                      <StatusChip tone="good" text={outcomeOf(result)} />
                      {result.isUnchanged && ` ${t('bulk.unchanged')}`}
                    </>
                  ) : (
                    reasonOf(result)
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {listed.length > drawn && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
            {t('bulk.moreInFile', { amount: formatNumber(listed.length - drawn) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
