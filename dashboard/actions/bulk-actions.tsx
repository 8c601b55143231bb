import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import { label } from '../i18n/label.ts';
import type { Selection } from '../list/selection.ts';
import { formatNumber } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx').then((m) => ({ default: m.ActionDialog })));
const BulkResults = lazy(() => import('./bulk-results.tsx').then((m) => ({ default: m.BulkResults })));

interface BulkRow {
  id: number;
  status: string;
}

interface BulkActionsProps<Row extends BulkRow> {
  table: ActionTable;
  selection: Selection<Row>;
  nameOf: (row: Row) => string;
  /** Called when the results have been read. */
  onDone: () => void;
}

/** The actions on the chosen rows, with how many of them may take each by their status. */
export function BulkActions<Row extends BulkRow>(props: BulkActionsProps<Row>) {
  const { table, selection, nameOf, onDone } = props;
  const { t } = useTranslation();
  const identity = useIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OfferedAction | null>(null);
  const [results, setResults] = useState<readonly ItemResult[] | null>(null);
  if (identity === null) return null;

  const rows = selection.kind === 'rows' ? selection.rows : [];
  const amount = formatNumber(rows.length);
  const offered = offeredActions(table, identity.scope)
    .filter(({ fields }) => fields.every(({ kind }) => kind !== 'pick'))
    .map((action) => ({ action, may: rows.filter(({ status }) => action.row.from.includes(status)).length }))
    .filter(({ may }) => may > 0);
  const mayText = (may: number) => t('actions.bulkMay', { may: formatNumber(may), all: amount });

  return (
    <>
      <Button
        variant="contained"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.actions')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map(({ action, may }) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(null);
              setOpen(action);
            }}
            sx={{ gap: 3, ...(action.form.look === 'danger' && { color: 'error.main' }) }}
          >
            <Box component="span" sx={{ flexGrow: 1 }}>
              {label(t, table.names, action.name)}
            </Box>
            <Typography component="span" variant="caption" color="textSecondary" title={mayText(may)}>
              {formatNumber(may)} / {amount}
            </Typography>
          </MenuItem>
        ))}
        {offered.length === 0 && <MenuItem disabled>{t('actions.nonePossible')}</MenuItem>}
      </Menu>
      <Suspense fallback={null}>
        {open !== null && (
          <ActionDialog
            table={table}
            action={open}
            target={t('actions.bulkTarget', { amount })}
            note={mayText(offered.find(({ action }) => action.name === open.name)?.may ?? 0)}
            draftKey={`${table.entity} bulk ${open.name}`}
            path={`/actions/${open.name}`}
            also={{ ids: rows.map(({ id }) => id) }}
            onDone={(answer) => {
              setOpen(null);
              setResults(answer as ItemResult[]);
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {results !== null && (
          <BulkResults
            table={table}
            results={results}
            nameOf={(id) => {
              const row = rows.find((each) => each.id === id);
              return row === undefined ? String(id) : nameOf(row);
            }}
            onClose={() => {
              setResults(null);
              onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
