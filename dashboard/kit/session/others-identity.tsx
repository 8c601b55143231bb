import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LinkedIdentity } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';
import { confirm } from '../ui/confirm.tsx';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';

const path = '/v1/auth/identity';

/** Shows the identity provider that is linked to a colleague's account, with a button to unlink it. */
export function OthersIdentity({ of }: { of: { id: number; name: string } }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const query = { account_id: of.id };
  const { data } = useQuery({
    queryKey: [path, query],
    // Drops the cached state, as a reopened dialog must not show it.
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<LinkedIdentity>('GET', path, { query, signal })).data,
  });
  const unlink = useMutation({
    mutationFn: () => api.call('DELETE', path, { query }),
    onError: (error) => notify('fail', errorText(error)),
    // Unlinking also changes the account's sessions, which the same dialog lists.
    onSettled: () => client.invalidateQueries(),
  });
  if (data === undefined || data.issuer === null) return null;

  async function ask() {
    const isAgreed = await confirm({
      title: t('organization.unlinkOf', { name: of.name }),
      text: t('organization.unlinkText'),
      ok: t('organization.unlink'),
      isDanger: true,
    });
    if (isAgreed) unlink.mutate();
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {t('organization.linked', { issuer: new URL(data.issuer).host })}
      </Typography>
      <Button color="error" disabled={unlink.isPending} onClick={ask}>
        {t('organization.unlink')}
      </Button>
    </Box>
  );
}
