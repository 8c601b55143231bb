import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reimbursement } from '#domain/stock/reimbursement.ts';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { label } from '../i18n/label.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PictureLink } from '../kit/ui/picture-link.tsx';
import { slotText } from './slot-text.ts';

function Nothing({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

/** The sections that have a button for changes. */
export type StockEdit = 'terms' | 'piece' | 'memo';

interface StockFactsProps {
  stock: StockItemDetail;
  /** Returns whether this person may change the section. */
  mayEdit: (edit: StockEdit) => boolean;
  onEdit: (edit: StockEdit) => void;
}

export function StockFacts({ stock, mayEdit, onEdit }: StockFactsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const button = (edit: StockEdit, text: string) =>
    mayEdit(edit) && (
      <Button size="small" variant="outlined" color="inherit" onClick={() => onEdit(edit)}>
        {text}
      </Button>
    );
  const percent = (n: number) => t('stockItem.percent', { n });
  return (
    <SectionGrid>
      <Section title={t('stockItem.sections.terms')} end={button('terms', t('forms.edit'))}>
        <FactList
          facts={[
            [t('stockItem.fields.originalPrice'), formatMoney(stock.originalPrice, stock.regionId)],
            [t('stockItem.fields.discountRate'), percent(stock.discountRate)],
            [t('stockItem.fields.price'), formatMoney(stock.price, stock.regionId)],
            [t('stockItem.fields.reimbursementRate'), percent(stock.reimbursementRate)],
            [
              t('stockItem.fields.reimbursement'),
              stock.status === 'unavailable'
                ? formatMoney(reimbursement(stock.originalPrice, stock.reimbursementRate), stock.regionId)
                : null,
            ],
            [t('stockItem.fields.useCount'), formatNumber(stock.useCount)],
          ]}
        />
      </Section>
      <Section title={t('stockItem.sections.memos')} end={button('memo', label(t, 'stockActions', 'memo'))}>
        {stock.memos.length === 0 && <Nothing>{t('stockItem.noMemos')}</Nothing>}
        {stock.memos.map((memo) => (
          <Box key={memo.id} sx={{ mb: 1, '&:last-child': { mb: 0 } }}>
            <Typography variant="body2">{memo.comment}</Typography>
            {memo.subItemImage !== null && (
              <PictureLink src={memo.subItemImage} size={64} name={t('stockItem.memoPicture')} />
            )}
            <Typography variant="caption" color="textSecondary">
              {actorText(t, memo.actor)} · {times.dateTime(memo.createdTime)}
            </Typography>
          </Box>
        ))}
      </Section>
      {stock.rentals.length > 0 && (
        <Section title={t('stockItem.sections.rentals')}>
          <Box sx={{ maxHeight: 240, overflowY: 'auto' }}>
            <FactList
              facts={stock.rentals.map((rental) => [
                times.date(rental.deliveredTime ?? rental.createdTime),
                <span key={rental.trysetItemId}>
                  <Link to={`/trysetitems/${rental.trysetItemId}`}>{rental.trysetItemId}</Link>{' '}
                  {rental.user.username ?? t('common.unknownPerson')}{' '}
                  <KindStatus kind="tryset_item" status={rental.status} />
                </span>,
              ])}
            />
          </Box>
        </Section>
      )}
      <Section title={t('stockItem.sections.pieces')} end={button('piece', t('stockItem.addPiece'))}>
        {stock.pieces.length === 0 && <Nothing>{t('stockItem.noPieces')}</Nothing>}
        <FactList
          facts={stock.pieces.map((piece) => [
            piece.name,
            [piece.tag, label(t, 'stockItem.pieceStatus', piece.status), slotText(piece.slot)]
              .filter(Boolean)
              .join(' · '),
          ])}
        />
      </Section>
    </SectionGrid>
  );
}
