import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { whyText } from '../kit/actions/why-not.ts';
import { usePast } from '../kit/as-of/past.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { late } from '../kit/ui/late.tsx';
import { NextForItems } from './next-for-items.tsx';
import { TrysetItemRow } from './tryset-item-row.tsx';

const ItemBulkActions = late(() =>
  import('../tryset-items/item-bulk-actions.tsx').then((m) => m.ItemBulkActions),
);
const AddItemDialog = late(() => import('./add-item-dialog.tsx').then((m) => m.AddItemDialog));

/** The items of a tryset, with the actions on one item or on several at once. */
export function TrysetItems({ tryset }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const mayWork = useMay();
  const { isPast } = usePast();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const { trysetItems: items } = tryset;
  const rows = items.filter(({ id }) => chosen.has(id));
  const adding = tryset.actions.find(({ name }) => name === 'add_item');

  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <Section
      title={`${t('tryset.sections.items')} (${formatNumber(tryset.itemsCount)})`}
      end={
        !isPast && (
          <>
            {isStaff && mayWork && adding !== undefined && (
              <Button
                variant="outlined"
                startIcon={<AddIcon />}
                disabled={!adding.allowed}
                title={adding.allowed ? undefined : whyText(t, adding.reasonCode ?? '')}
                onClick={() => setAdding(true)}
              >
                {t('tryset.addItem')}
              </Button>
            )}
            <NextForItems items={items} />
          </>
        )
      }
    >
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('tryset.noItems')}
        </Typography>
      ) : (
        <>
          {!isPast && mayWork && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, flexWrap: 'wrap' }}>
              <FormControlLabel
                label={t('tryset.chooseAll')}
                slotProps={{ typography: { variant: 'body2', color: 'textSecondary' } }}
                sx={{ ml: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={rows.length === items.length}
                    indeterminate={rows.length > 0 && rows.length < items.length}
                    onChange={(event) =>
                      setChosen(new Set(event.target.checked ? items.map(({ id }) => id) : []))
                    }
                  />
                }
              />
              {rows.length > 0 && (
                <>
                  <Typography variant="body2" sx={{ fontWeight: 650 }}>
                    {t('tryset.itemsChosen', { amount: formatNumber(rows.length) })}
                  </Typography>
                  <ItemBulkActions selection={{ kind: 'rows', rows }} onDone={() => setChosen(new Set())} />
                </>
              )}
            </Box>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item) => (
              <TrysetItemRow
                key={item.id}
                item={item}
                isChosen={chosen.has(item.id)}
                onChoose={(isChosen) => choose(item.id, isChosen)}
              />
            ))}
          </Box>
        </>
      )}
      {isAdding && <AddItemDialog trysetId={tryset.id} onClose={() => setAdding(false)} />}
    </Section>
  );
}
