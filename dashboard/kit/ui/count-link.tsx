import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../preferences/time.ts';

interface CountLinkProps {
  amount: number;
  /** The counted things, for the link's label and tooltip. */
  name: string;
  to: string;
}

/** A count that links to the list of the counted things. Zero has no link. */
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
