import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SheetFormat, SheetLink } from '#read-api/benchmarks/contract.ts';
import DownloadIcon from '~icons/ic/outline-download';
import { api, host } from '../kit/client/api.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { benchmarkPath } from './paths.ts';

const formats: Readonly<Record<SheetFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };

/** Downloads the items of the benchmark as a file. The file's address works without a token, for ten minutes. */
export function SheetSection({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = usePreference('language');
  const zone = zoneName(usePreference('zone'));
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: SheetFormat) => {
      const query = { format, language, time_zone: zone };
      return (await api.call<SheetLink>('GET', `${benchmarkPath}/sheet_link`, { params: { id }, query }))
        .data;
    },
    onSuccess: ({ url }) => {
      const { pathname, search } = new URL(url);
      // The file is an attachment, so the browser stays on the page.
      window.location.assign(`${host()}${pathname}${search}`);
    },
    onError: (error) => notify('fail', errorText(error)),
  });
  return (
    <Section title={t('benchmark.sections.sheet')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('benchmark.sheetText')}
      </Typography>
      {(Object.keys(formats) as SheetFormat[]).map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<DownloadIcon />}
          disabled={isPending}
          onClick={() => mutate(format)}
        >
          {formats[format]}
        </Button>
      ))}
    </Section>
  );
}
