import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { BrandMonth, ContentUseLink } from '#read-api/settlements/contract.ts';
import PdfIcon from '~icons/ic/outline-picture-as-pdf';
import { api } from '../kit/client/api.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';

interface ContentUseButtonProps {
  month: Pick<BrandMonth, 'brand' | 'month'>;
  text: string;
  size?: 'small' | 'medium';
}

/** Opens the invoice for a month's content uses in another tab, in the reader's language. */
export function ContentUseButton({ month: { brand, month }, text, size = 'medium' }: ContentUseButtonProps) {
  const language = usePreference('language');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Browsers open a tab only at once after a click, so the tab waits for its address.
      const tab = window.open('', '_blank');
      try {
        const params = { id: brand.id, yyyymm: month.replace('-', '') };
        const path = '/v1/brands/{id}/months/{yyyymm}/content_use_link';
        const { data } = await api.call<ContentUseLink>('GET', path, { params, query: { language } });
        (tab ?? window).location.assign(data.url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => notify('fail', errorText(error)),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      size={size}
      startIcon={<PdfIcon />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {text}
    </Button>
  );
}
