import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves what the filters match, all of it, as the server writes it. */
export function useCsvExport(path: string, fileName: string) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async (query: Record<string, QueryValue>) => {
      const response = await api.respond('GET', path, { query });
      save(await response.blob(), fileName);
    },
    onError: (error) => notify('fail', t('list.exportFailed', { message: errorText(error) })),
  });
}
