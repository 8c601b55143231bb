import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Picture } from '../kit/ui/picture.tsx';
import { visuallyHidden } from '../kit/ui/visually-hidden.ts';
import { slotText } from '../stock/slot-text.ts';
import { Barcode } from './barcode.tsx';
import type { Parcel } from './parcels.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { shelfOrder } from './shelf-order.ts';

interface PickListProps {
  parcels: readonly Parcel[];
  /** When the parcels were read. */
  at: number;
  onClose: () => void;
}

// A phone at the shelf has space for the slot, the product with its code, and the tryset.
const onWide = { display: { xs: 'none', sm: 'table-cell' } };

/** The printable list for the walk along the shelves: every garment to pack, by its slot. */
export function PickList({ parcels, at, onClose }: PickListProps) {
  const { t } = useTranslation();
  const { dateTime } = useTimeFormats();
  const picks = useMemo(() => shelfOrder(parcels), [parcels]);
  const time = dateTime(new Date(at).toISOString());
  return (
    <PrintedSheet
      title={t('packing.pick.title')}
      about={t('packing.pick.of', { amount: formatNumber(picks.length), time })}
      print={t('packing.pick.print')}
      onClose={onClose}
    >
      <TableContainer tabIndex={0} role="group" aria-label={t('packing.pick.title')}>
        <Table
          size="small"
          sx={{
            '& tr': { breakInside: 'avoid' },
            '& td': { py: 0.5 },
            '& td, & th': { px: { xs: 0.75, sm: 2 } },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...onWide, width: 32 }}>
                <span style={visuallyHidden}>{t('packing.pick.tick')}</span>
              </TableCell>
              <TableCell>{t('stockItem.fields.slot')}</TableCell>
              <TableCell>{t('stockItem.fields.productId')}</TableCell>
              <TableCell sx={onWide}>{t('stockItem.fields.productSizeId')}</TableCell>
              <TableCell sx={onWide}>{t('packing.pick.barcode')}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{t('packing.pick.tryset')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {picks.map(({ itemId, trysetId, code, product, productSize, slot }) => (
              <TableRow key={itemId}>
                <TableCell aria-hidden sx={onWide}>
                  ☐
                </TableCell>
                <TableCell sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                  {slotText(slot) || t('packing.noSlot')}
                </TableCell>
                <TableCell>
                  <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                    <Picture src={product.coverImage} size={44} />
                    <span>
                      {product.name}
                      <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontWeight: 650 }}>
                        {[productSize.name, code].join(' · ')}
                      </Box>
                    </span>
                  </span>
                </TableCell>
                <TableCell sx={onWide}>{productSize.name}</TableCell>
                <TableCell sx={onWide}>
                  <Barcode code={code} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{trysetId}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </PrintedSheet>
  );
}
