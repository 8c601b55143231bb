import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import DownloadIcon from '~icons/ic/outline-file-download';
import { label } from '../../i18n/label.ts';
import { lineRefusal } from '../../kit/actions/line-refusal.ts';
import { csvOf } from '../../kit/list/csv-text.ts';
import { datedName } from '../../kit/list/dated-name.ts';
import { saveFile } from '../../kit/list/save-file.ts';
import { formatNumber, useTimeFormats } from '../../kit/preferences/time.ts';
import { problemTexts } from './line-text.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { LineResult } from './use-sending.ts';

interface ResultsPanelProps {
  kind: ParcelKind;
  results: readonly LineResult[];
  onClose: () => void;
}

/** The result of each line that was in the box when the person sent it. */
export function ResultsPanel({ kind, results, onClose }: ResultsPanelProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const sent = results.filter(({ answer }) => answer?.ok).length;
  const left = results.filter(({ answer }) => !answer?.ok);

  function outcome({ checked, answer }: LineResult): string {
    if (answer?.ok) return label(t, kind.statuses, answer.status ?? '');
    if (answer !== null) return t('parcels.notSent', { why: lineRefusal(t, {}, answer) });
    if (checked.state === 'done') return t('parcels.state.done');
    return t('parcels.notSent', { why: problemTexts(t, kind, checked).join(' ') || t('parcels.lost') });
  }

  function save() {
    const header = [
      t('parcels.columns.line'),
      t('parcels.columns.item'),
      t('parcels.columns.courier'),
      t('parcels.columns.number'),
      t('parcels.columns.result'),
    ];
    const lines = results.map((result) => {
      const { line, item, courier, number } = result.checked;
      const itemText = item === null ? line.item : String(item.id);
      return [String(line.at), itemText, courier ?? line.courier, number, outcome(result)];
    });
    const file = new Blob([csvOf([header, ...lines])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, datedName('parcels', 'csv', times, new Date()));
  }

  return (
    <Alert
      severity={left.length === 0 ? 'success' : 'warning'}
      role="status"
      sx={{ mt: 1.5 }}
      onClose={onClose}
      slotProps={{ closeButton: { 'aria-label': t('common.close') } }}
    >
      <Box sx={{ fontWeight: 650 }}>
        {t('parcels.sent', { ok: formatNumber(sent), failed: formatNumber(left.length) })}
      </Box>
      {left.length > 0 && (
        <>
          {t('parcels.stays')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {left.slice(0, 20).map((result) => (
              <li key={result.checked.line.at}>
                {t('parcels.columns.line')} {result.checked.line.at} · {result.checked.line.item}:{' '}
                {outcome(result)}
              </li>
            ))}
          </Box>
        </>
      )}
      <Button size="small" color="inherit" startIcon={<DownloadIcon />} onClick={save} sx={{ mt: 0.5 }}>
        {t('parcels.exportResults')}
      </Button>
    </Alert>
  );
}
