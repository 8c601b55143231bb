import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../preferences/time.ts';

interface CountLinkProps {
  amount: number;
  /** What is counted, for those who do not see the column. */
  name: string;
  to: string;
}

/** A count that leads to the list of what it counts; nothing leads nowhere. */
export function CountLink({ amount, name, to }: CountLinkProps) {
  const { t } = useTranslation();
  if (amount === 0) return <span>0</span>;
  const text = t('common.countLink', { name, amount: formatNumber(amount) });
  return (
    <Link to={to} aria-label={text} title={text}>
      {formatNumber(amount)}
    </Link>
  );
}
