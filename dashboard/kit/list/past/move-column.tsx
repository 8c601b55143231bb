import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import type { Move } from '#read-api/kit/as-of/lists/contract.ts';
import { KindStatus } from '../../ui/kind-status.tsx';
import type { Column, GridRow } from '../grid.tsx';

/** The column of a comparison: the status before and after. */
export function moveColumn<Row extends GridRow>(t: TFunction, kind: EntityKind): Column<Row> {
  return {
    field: 'move',
    headerName: t('list.past.move'),
    width: 260,
    sortable: false,
    renderCell: ({ row }) => <Moved kind={kind} row={row} />,
  };
}

/** The status of a compared row before and after. */
export function Moved({ kind, row }: { kind: EntityKind; row: object }) {
  const { t } = useTranslation();
  const { move } = row as { move?: Move };
  if (move === undefined) return null;
  const shown = (status: string | null) =>
    status === null ? t('list.past.notThere') : <KindStatus kind={kind} status={status} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75 }}>
      {shown(move.fromStatus)} → {shown(move.toStatus)}
    </Box>
  );
}
