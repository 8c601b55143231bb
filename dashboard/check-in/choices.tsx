import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Scanned } from '#read-api/stock/contract.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KeyButton } from '../kit/ui/key-button.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';

/** Asks which of several garments a label means, such as those of one parcel. */
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
            <KeyButton name={String(at + 1)} onPress={() => onChoose(String(at + 1))}>
              <strong>{stock.code}</strong>
              <span>
                {stock.product.name} · {stock.productSize.name}
              </span>
              <KindStatus kind="stock_item" status={stock.status} />
            </KeyButton>
          </li>
        ))}
      </Box>
    </Section>
  );
}
