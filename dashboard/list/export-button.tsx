import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { QueryValue } from '../client/http-client.ts';
import { useCsvExport } from './use-csv-export.ts';

interface ExportButtonProps {
  path: string;
  fileName: string;
  query: Record<string, QueryValue>;
  count: number;
}

export function ExportButton({ path, fileName, query, count }: ExportButtonProps) {
  const { t } = useTranslation();
  const exported = useCsvExport(path, fileName);
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={exported.isPending || count === 0}
      onClick={() => exported.mutate(query)}
    >
      {t('list.exportCsv')}
    </Button>
  );
}
