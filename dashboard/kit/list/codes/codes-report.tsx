import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CodesFound } from '#read-api/kit/codes/contract.ts';
import { api } from '../../client/api.ts';
import type { QueryValue } from '../../client/http-client.ts';
import { formatNumber } from '../../preferences/time.ts';
import { notify } from '../../ui/notices.tsx';
import { codesText } from './codes-text.ts';

export interface CodesReportProps {
  /** Path of the list's call. */
  path: string;
  /** The list's filters as its call takes them, `codes` among them. */
  query: Record<string, QueryValue>;
  onKeep: (codes: string | null) => void;
}

/** Lists codes that were found, codes that other filters hide, and unknown codes. */
export function CodesReport({ path, query, onKeep }: CodesReportProps) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [`${path}/codes`, query],
    queryFn: ({ signal }) => api.call<CodesFound>('GET', `${path}/codes`, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const codes = data?.data.data;
  if (codes === undefined) return null;
  const unknown = codes.filter(({ known }) => !known).map(({ code }) => code);
  const hidden = codes.filter(({ known, count }) => known && count === 0).map(({ code }) => code);
  const found = codes.filter(({ count }) => count > 0).map(({ code }) => code);

  async function copy(list: readonly string[]) {
    await navigator.clipboard.writeText(list.join('\n'));
    notify('success', t('list.codes.copied'));
  }

  function line(text: string, list: readonly string[]) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
        <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>
          {list.join(', ')}
        </Typography>
        <Button color="inherit" sx={{ minHeight: 24, py: 0 }} onClick={() => copy(list)}>
          {t('list.codes.copy')}
        </Button>
      </Box>
    );
  }

  return (
    <Box
      role="status"
      sx={(theme) => ({
        mb: 1.25,
        px: 1.25,
        py: 0.75,
        maxHeight: 120,
        overflowY: 'auto',
        borderRadius: `${theme.vars.shape.borderRadius}`,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
      })}
    >
      <Typography variant="body2">
        {t('list.codes.found', { found: formatNumber(found.length), all: formatNumber(codes.length) })}
      </Typography>
      {unknown.length > 0 && line(t('list.codes.unknown', { amount: formatNumber(unknown.length) }), unknown)}
      {hidden.length > 0 && line(t('list.codes.hidden', { amount: formatNumber(hidden.length) }), hidden)}
      {found.length > 0 && found.length < codes.length && (
        <Button sx={{ minHeight: 24, py: 0, ml: -1.5 }} onClick={() => onKeep(codesText(found))}>
          {t('list.codes.keepFound')}
        </Button>
      )}
    </Box>
  );
}
