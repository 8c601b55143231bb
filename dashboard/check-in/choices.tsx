import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { Scanned } from '#read-api/stocks/contract.ts';
import { label } from '../i18n/label.ts';
import { stockTone } from '../stock/stock-tones.ts';
import { Section } from '../ui/fact-list.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Kbd } from './kbd.tsx';

/** Several garments have to do with a label, such as those of one parcel: which one is it? */
export function Choices({
  found,
  onChoose,
}: {
  found: readonly Scanned[];
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Section title={t('checkIn.which', { amount: found.length })}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map(({ stock }, at) => (
          <li key={stock.id}>
            <ButtonBase
              onClick={() => onChoose(String(at + 1))}
              sx={{ width: '100%', justifyContent: 'flex-start', gap: 1.25, p: 0.75, textAlign: 'start' }}
            >
              <Kbd>{at + 1}</Kbd>
              <strong>{stock.code}</strong>
              <span>
                {stock.product.name} · {stock.productSize.name}
              </span>
              <StatusChip tone={stockTone(stock.status)} text={label(t, 'stockItem.status', stock.status)} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Section>
  );
}
