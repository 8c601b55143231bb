import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import type { ReferenceUse } from '#read-api/reference/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { confirm } from '../kit/ui/confirm.tsx';

const named = ['products', 'categories', 'measurementTypes'] as const;
type Uses = Pick<ReferenceUse, (typeof named)[number]>;

/** Asks for confirmation before an entry is retired, and lists its remaining uses. Null stands for a kind that nothing names. */
export function askRetire(t: TFunction, name: string, use: Uses | null): Promise<boolean> {
  return confirm({
    title: t('attributes.retireTitle', { name }),
    text: use === null ? t('attributes.retireHides') : <UsesLeft t={t} use={use} />,
    ok: t('attributes.retireOk'),
    isDanger: true,
  });
}

function UsesLeft({ t, use }: { t: TFunction; use: Uses }) {
  const by = named.filter((what) => use[what] > 0);
  return (
    <>
      {t('attributes.retireText')}
      <Box sx={{ mt: 1, fontWeight: 600 }}>
        {by.length === 0 ? t('attributes.notNamed') : t('attributes.stillNames')}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {by.map((what) => (
          <li key={what}>{t(`attributes.namedBy.${what}`, { amount: formatNumber(use[what]) })}</li>
        ))}
      </Box>
    </>
  );
}
