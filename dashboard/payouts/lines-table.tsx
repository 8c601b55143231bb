import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { PayoutStatus } from '#domain/payouts/payout-kinds.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { lineAmounts } from './line-amounts.ts';
import { lineTones } from './payout-tones.ts';
import type { PayoutLine } from './use-lines.ts';

interface LinesTableProps {
  name: string;
  /** The payout's status. */
  status: PayoutStatus;
  lines: readonly PayoutLine[];
  /** The members of the chosen lines; null if nobody may choose. */
  chosen: ReadonlySet<number> | null;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** Lines with their tax. Pending ones can be chosen. */
export function LinesTable({ name, status, lines, chosen, onChoose }: LinesTableProps) {
  const { t } = useTranslation();
  const pending = lines.filter(({ status }) => status === 'pending').map(({ user }) => user.id);
  const isAll = chosen !== null && pending.length > 0 && pending.every((id) => chosen.has(id));
  const nameOf = ({ user }: PayoutLine) => user.username ?? t('common.unknownPerson');
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const numbers = lineAmounts(status);
  return (
    <NumberTable name={name}>
      <thead>
        <tr>
          {chosen !== null && (
            <th scope="col" className="narrow">
              <Checkbox
                size="small"
                checked={isAll}
                indeterminate={!isAll && pending.some((id) => chosen.has(id))}
                disabled={pending.length === 0}
                onChange={({ target }) => onChoose(new Set(target.checked ? pending : []))}
                slotProps={{ input: { 'aria-label': t('payout.chooseAll') } }}
              />
            </th>
          )}
          <th scope="col">{t('payout.fields.userId')}</th>
          <th scope="col">{t('payout.fields.status')}</th>
          {numbers.map((head) => (
            <th key={head} scope="col" className="number">
              {head === 'paidOut' ? t('payout.afterTax') : t(`payout.fields.${head}`)}
            </th>
          ))}
          <th scope="col">{t('payout.bankSays')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {chosen !== null && (
              <td className="narrow">
                {line.status === 'pending' && (
                  <Checkbox
                    size="small"
                    checked={chosen.has(line.user.id)}
                    onChange={({ target }) => choose(line.user.id, target.checked)}
                    slotProps={{ input: { 'aria-label': nameOf(line) } }}
                  />
                )}
              </td>
            )}
            <td>
              <ThingLink kind="user" id={line.user.id}>
                {nameOf(line)}
              </ThingLink>
            </td>
            <td>
              <StatusChip tone={lineTones[line.status]} text={t(`payout.line.${line.status}`)} />
            </td>
            {numbers.map((of) => (
              <td key={of} className="number">
                {formatAmount(line[of], line.currency)}
              </td>
            ))}
            <td>{line.cause === null ? line.reference : t(`payout.cause.${line.cause}`)}</td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
