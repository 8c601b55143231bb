import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '#read-api/stock/contract.ts';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { slotText } from '../stock/slot-text.ts';

/** The garments of one brand, each with a box to tick on paper. */
export function PackingTable({ rows }: { rows: readonly StockItem[] }) {
  const { t } = useTranslation();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 36 }}>
            <span style={visuallyHidden}>{t('outRoom.packing.tick')}</span>
          </TableCell>
          <TableCell>{t('stockItem.fields.slot')}</TableCell>
          <TableCell>{t('stockItem.fields.code')}</TableCell>
          <TableCell>{t('stockItem.fields.productId')}</TableCell>
          <TableCell>{t('stockItem.fields.productSizeId')}</TableCell>
          <TableCell>{t('stockItem.fields.conditionGrade')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell aria-hidden>☐</TableCell>
            <TableCell>{slotText(row.slot)}</TableCell>
            <TableCell sx={{ fontWeight: 650 }}>{row.code}</TableCell>
            <TableCell>{row.product.name}</TableCell>
            <TableCell>{row.productSize.name}</TableCell>
            <TableCell>{row.conditionGrade}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
