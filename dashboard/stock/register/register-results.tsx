import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAreas } from '../../kit/areas/use-areas.ts';
import { serverProblems } from '../../kit/edit/server-problems.ts';
import { KindStatus } from '../../kit/ui/kind-status.tsx';
import type { NewGarment } from './register-all.ts';

/** The result of each garment's registration. */
export function RegisterResults({ garments }: { garments: readonly NewGarment[] }) {
  const { t } = useTranslation();
  const { fieldsOfCodes } = useAreas();
  const problem = (error: unknown) => {
    const { fields, whole } = serverProblems(t, error, ['code'], fieldsOfCodes);
    return fields.code ?? whole ?? '';
  };
  return (
    <Table size="small" aria-label={t('stockItem.register.results')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('stockItem.fields.code')}</TableCell>
          <TableCell>{t('actions.bulkOutcome')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {garments.map(({ code, id, isEntered, error }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: garments without a code have no other key, and the order is fixed
          <TableRow key={at}>
            <TableCell>
              {id === null ? (
                (code ?? t('stockItem.register.given'))
              ) : (
                <Link to={`/stocks/${id}`}>{code ?? `#${id}`}</Link>
              )}
            </TableCell>
            <TableCell>
              {id !== null && <KindStatus kind="stock_item" status={isEntered ? 'in_stock' : 'created'} />}{' '}
              {error !== null && problem(error)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
