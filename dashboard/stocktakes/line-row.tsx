import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StocktakeLine } from '#read-api/stocktakes/contract.ts';
import { api } from '../kit/client/api.ts';
import { useMay } from '../kit/session/may.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { slotText } from '../stock/slot-text.ts';
import { decidedText, planText } from './line-text.ts';
import { stocktakesPath } from './paths.ts';

interface LineRowProps {
  stocktakeId: number;
  line: StocktakeLine;
  isOpen: boolean;
}

/** A garment or an unknown code, with its slots and its decision. While people scan, its scan can be taken back. */
export function LineRow({ stocktakeId, line, isOpen }: LineRowProps) {
  const { t } = useTranslation();
  const mayWork = useMay();
  const { code, stock, slot, registeredSlot, number, finding } = line;
  const places = [
    registeredSlot && t('stocktake.registered', { slot: slotText(registeredSlot) }),
    slot && finding !== 'found' && t('stocktake.scannedIn', { slot: slotText(slot) }),
  ].filter(Boolean);
  const told = isOpen
    ? finding !== 'missing' && planText(t, line)
    : (decidedText(t, line) ??
      (finding === 'unexpected' || finding === 'misplaced' ? planText(t, line) : null));
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        minHeight: 52,
        fontSize: '0.8125rem',
        '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {stock === null ? (
          <strong>{code}</strong>
        ) : (
          <>
            <Link to={`/stocks/${stock.id}`}>{code ?? stock.id}</Link>
            {stock.product !== null && ` · ${stock.product.name}`}
          </>
        )}
        <Box sx={{ color: 'text.secondary' }}>{[...places, told || null].filter(Boolean).join(' · ')}</Box>
      </Box>
      {isOpen && mayWork && number !== null && (
        <TakeBack stocktakeId={stocktakeId} number={number} code={code ?? ''} />
      )}
    </Box>
  );
}

function TakeBack({ stocktakeId, number, code }: { stocktakeId: number; number: number; code: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () =>
      api.call('POST', `${stocktakesPath}/{id}/actions/take_back`, {
        params: { id: stocktakeId },
        body: { number },
        intent: crypto.randomUUID(),
      }),
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => readAgain(client),
  });
  return (
    <Button
      size="small"
      color="inherit"
      disabled={takeBack.isPending}
      aria-label={t('stocktake.takeBackOf', { code })}
      onClick={() => takeBack.mutate()}
    >
      {t('stocktake.takeBack')}
    </Button>
  );
}
