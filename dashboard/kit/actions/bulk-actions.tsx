import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ExpandMoreIcon from '~icons/ic/baseline-expand-more';
import { withTexts } from '../../i18n/i18n.ts';
import { label } from '../../i18n/label.ts';
import { amountOf, type Selection } from '../list/selection.ts';
import { formatNumber } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { useErrorText } from '../ui/error-text.ts';
import { late, usePreloaded } from '../ui/late.tsx';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';
import { previewsOf } from './bulk/preview.ts';
import { targetOf } from './bulk/target.ts';

const BulkAction = late(() =>
  withTexts(['history'], () => import('./bulk/bulk-action.tsx').then((m) => m.BulkAction)),
);

interface Offer {
  text: string;
  isDanger?: boolean;
  open: () => void;
}

interface BulkActionsProps<Row extends { id: number }> {
  table: ActionTable;
  selection: Selection<Row>;
  nameOf: (row: Row) => string;
  /** Further menu entries for the selection, shown below the actions of the transition table. */
  more?: readonly Offer[];
  /** Called when the person closes the results. */
  onDone: () => void;
}

/** The actions on a selection, each with the number of rows that can take it. */
export function BulkActions<Row extends { id: number }>(props: BulkActionsProps<Row>) {
  const { table, selection, nameOf, more = [], onDone } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const identity = useIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OfferedAction | null>(null);
  usePreloaded(BulkAction);
  const target = targetOf(selection);
  const previews = useQuery({
    queryKey: [table.path, 'previews', target],
    queryFn: ({ signal }) => previewsOf(table.path, target, signal),
    enabled: anchor !== null,
  });
  if (identity === null) return null;

  const amount = formatNumber(amountOf(selection));
  const offered = offeredActions(table, identity)
    .filter(({ fields }) => fields.every(({ kind }) => kind !== 'pick'))
    .map((action) => ({ action, may: previews.data?.get(action.name) ?? 0 }))
    .filter(({ may }) => may > 0);

  const offer = ({ text, isDanger = false, open, may }: Offer & { may: number }) => (
    <MenuItem
      key={text}
      onClick={() => {
        setAnchor(null);
        open();
      }}
      sx={{ gap: 3, ...(isDanger && { color: 'error.main' }) }}
    >
      <Box component="span" sx={{ flexGrow: 1 }}>
        {text}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary">
        {formatNumber(may)} / {amount}
      </Typography>
    </MenuItem>
  );

  return (
    <>
      <Button
        variant="contained"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-list-key="actions"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.actions')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map(({ action, may }) =>
          offer({
            text: label(t, table.names, action.name),
            may,
            open: () => setOpen(action),
            isDanger: action.form.look === 'danger',
          }),
        )}
        {previews.isPending && <MenuItem disabled>{t('bulk.looking')}</MenuItem>}
        {previews.isError && (
          <MenuItem onClick={() => previews.refetch()}>{errorText(previews.error)}</MenuItem>
        )}
        {more.map((each) => offer({ ...each, may: amountOf(selection) }))}
        {previews.isSuccess && offered.length + more.length === 0 && (
          <MenuItem disabled>{t('actions.nonePossible')}</MenuItem>
        )}
      </Menu>
      {open !== null && (
        <BulkAction
          table={table}
          action={open}
          selection={selection}
          nameOf={nameOf as (row: never) => string}
          onCancel={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            onDone();
          }}
        />
      )}
    </>
  );
}
