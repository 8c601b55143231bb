import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import ExpandMoreIcon from '~icons/ic/baseline-expand-more';
import { label } from '../i18n/label.ts';
import { type OfferedAction, offeredActions } from '../kit/actions/action-table.ts';
import { usePast } from '../kit/as-of/past.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late } from '../kit/ui/late.tsx';
import { itemActionTable } from '../tryset-items/item-action-table.ts';

const ItemActionDialog = late(() => import('./item-action-dialog.tsx').then((m) => m.ItemActionDialog));

/** The actions that an item allows now, the usual next step first. The item's page says why others are not allowed. */
export function ItemMenu({ item }: { item: TrysetItem }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const { isPast } = usePast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OfferedAction | null>(null);
  if (identity === null) return null;
  const offered = offeredActions(itemActionTable, identity).filter(({ name }) =>
    item.actions.some((action) => action.name === name && action.allowed),
  );
  if (offered.length === 0) return <span />;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ExpandMoreIcon />}
        disabled={isPast}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('tryset.itemActions', { id: item.id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('actions.title')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(null);
              setOpen(action);
            }}
            sx={{ ...(action.form.look === 'danger' && { color: 'error.main' }) }}
          >
            {label(t, 'itemActions', action.name)}
          </MenuItem>
        ))}
      </Menu>
      {open !== null && <ItemActionDialog item={item} action={open} onClose={() => setOpen(null)} />}
    </>
  );
}
