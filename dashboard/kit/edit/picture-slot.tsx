import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { useMay } from '../session/may.tsx';
import { confirm } from '../ui/confirm.tsx';
import { GuardedPicture } from '../ui/guarded-picture.tsx';
import { notify } from '../ui/notices.tsx';
import { Picture } from '../ui/picture.tsx';
import { readAgain } from '../ui/read-again.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { serverProblems } from './server-problems.ts';

interface PictureSlotProps {
  name: string;
  src: PictureSet | null;
  /** Whether the picture's addresses need an access token. */
  isGuarded?: boolean;
  mayEdit: boolean;
  /** Sends another picture; null removes the present one. */
  send: (file: File | null) => Promise<unknown>;
}

/** A picture with its name and its buttons. A chosen file replaces it at once. */
export function PictureSlot({ name, src, isGuarded = false, mayEdit: isOpenTo, send }: PictureSlotProps) {
  const { t } = useTranslation();
  const mayEdit = useMay() && isOpenTo;
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => notify('success', t('forms.saved', { name })),
    onSettled: () => readAgain(client),
  });

  async function remove() {
    const title = t('forms.picture.removeOf', { name });
    const text = t('forms.picture.removeText');
    if (await confirm({ title, text, ok: t('forms.picture.remove'), isDanger: true })) sending.mutate(null);
  }

  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
      {isGuarded && src !== null ? (
        <GuardedPicture src={src} size={64} />
      ) : (
        <Picture src={src} size={64} shape="square" />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{name}</Typography>
        {src === null && (
          <Typography variant="caption" color="textSecondary" component="div">
            {t('forms.picture.none')}
          </Typography>
        )}
        {mayEdit && (
          <PictureButtons
            name={name}
            hasPicture={src !== null}
            isDisabled={sending.isPending}
            uploadText={sending.isPending ? t('forms.picture.uploading') : t('forms.picture.upload')}
            onChoose={(file) => sending.mutate(file)}
            onRemove={remove}
          />
        )}
        {sending.error !== null && (
          <Typography variant="caption" color="error" role="alert" component="div">
            {serverProblems(t, sending.error, [], {}).whole}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
