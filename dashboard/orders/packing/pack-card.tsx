import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../brands/brand-name.ts';
import { ThingLink } from '../../kit/areas/thing-link.tsx';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { Picture } from '../../kit/ui/picture.tsx';
import { CourierChoice } from '../../packing/courier-choice.tsx';
import { Address } from './address.tsx';
import { orderParcels } from './order-parcels.ts';
import type { PackGroup } from './pack-groups.ts';
import { tick, usePacking, writeParcel } from './pack-store.ts';

interface PackCardProps {
  group: PackGroup;
  isSending: boolean;
  /** Called after the parcel's number, so that the next garment can be scanned. */
  onNumbered: () => void;
}

/** An order's parcel: whom it goes to, its items to tick, its courier and its number. */
export function PackCard({
  group: { key, orderId, brand, delivery, items },
  isSending,
  onNumbered,
}: PackCardProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const isStaff = useIdentity()?.scope === 'staff';
  const { ticked, boxes, courier } = usePacking();
  const box = boxes[key];
  const titleId = `pack-${key}`;
  const isAll = items.every(({ id }) => ticked.has(id));
  const title = t('order.packing.ofOrder', { id: orderId });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNumbered();
  }

  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: 1.75, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="h2" component="h2" id={titleId}>
          {isStaff ? (
            <ThingLink kind="order" id={orderId}>
              {title}
            </ThingLink>
          ) : (
            title
          )}
        </Typography>
        {isStaff && (
          <Typography variant="body2" color="textSecondary">
            {brandName(brand, language)}
          </Typography>
        )}
        <Button
          size="small"
          sx={{ ml: 'auto' }}
          disabled={isSending}
          onClick={() =>
            tick(
              items.map(({ id }) => id),
              !isAll,
            )
          }
        >
          {t(isAll ? 'order.packing.untick' : 'order.packing.tick')}
        </Button>
      </Box>
      <Address delivery={delivery} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, mb: 1.75, p: 0, display: 'grid', gap: 0.5 }}>
        {items.map(({ id, product, productSize, stock }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <FormControlLabel
              sx={{ m: 0, gap: 1, minWidth: 0, flexGrow: 1 }}
              disabled={isSending}
              control={
                <Checkbox
                  size="small"
                  checked={ticked.has(id)}
                  onChange={(_, isTicked) => tick([id], isTicked)}
                  sx={{ p: 0.5 }}
                />
              }
              label={
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
                  <Picture src={product.coverImage} size={48} />
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {product.name}
                    </Typography>
                    <Typography variant="caption" color="textSecondary" component="div">
                      {[id, productSize.name, stock.code].filter(Boolean).join(' · ')}
                    </Typography>
                  </Box>
                </Box>
              }
              slotProps={{ typography: { component: 'div', sx: { minWidth: 0 } } }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <CourierChoice
          name={t('parcels.columns.courier')}
          couriers={orderParcels.couriers}
          courier={box?.courier || courier}
          isSending={isSending}
          onChoose={(chosen) => writeParcel(key, { courier: chosen })}
        />
        <TextField
          label={t('parcels.columns.number')}
          value={box?.number ?? ''}
          disabled={isSending}
          onChange={(event) => writeParcel(key, { number: event.target.value })}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: { maxLength: 60, autoComplete: 'off', spellCheck: false, 'data-parcel': key },
          }}
        />
      </Box>
    </Paper>
  );
}
