import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import DownloadIcon from '~icons/ic/outline-file-download';
import { api } from '../kit/client/api.ts';
import { saveFile } from '../kit/list/save-file.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { monthsPath } from './paths.ts';

/** Saves the statement of a month as PDF, in the reader's language. */
export function StatementButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const path = `${monthsPath}/{id}/statement`;
      const answer = await api.respond('GET', path, { params: { id }, query: { language } });
      saveFile(await answer.blob(), `statement-${name}.pdf`);
    },
    onError: (error) => notify('fail', errorText(error)),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {t('settlement.statement')}
    </Button>
  );
}
