import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import type { BrandMonthDetail, lineFields } from '#read-api/settlements/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { ExportButton } from '../kit/list/export-button.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { useShortList } from '../kit/ui/use-short-list.ts';
import { stepTones } from './month-tones.ts';
import { monthsPath } from './paths.ts';

type Line = Static<(typeof lineFields)['shape']>;

/** The lines of a month, in the order in which they came. The past shows the lines of its day, as their numbers count on. */
export function LinesSection({ month: { id, lineCount, month } }: { month: BrandMonthDetail }) {
  const { t } = useTranslation();
  const { rows, error, onRetry } = useShortList<Line>(`${monthsPath}/{id}/lines`, id);
  const title = t('settlement.lines');
  const shown = rows?.filter(({ number }) => number <= lineCount);
  return (
    <Section
      title={title}
      end={
        <ExportButton
          path={`${monthsPath}/${id}/lines/csv`}
          fileOf={`settlement-${month}`}
          query={{}}
          count={lineCount}
          filters={[]}
        />
      }
    >
      {shown === undefined && error === null && <Skeleton variant="rounded" height={120} />}
      {shown === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
      {shown?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('settlement.status.none')}
        </Typography>
      )}
      {shown !== undefined && shown.length > 0 && <Lines title={title} lines={shown} />}
      {shown !== undefined && shown.length < lineCount && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('settlement.moreLines', { amount: formatNumber(lineCount - shown.length) })}
        </Typography>
      )}
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const heads = ['number', 'side', 'of', 'occurredTime'] as const;
  const numbers = ['amount', 'tax', 'commissionRate', 'brandPayment'] as const;
  return (
    <NumberTable name={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`settlement.fields.${head}`)}
            </th>
          ))}
          {numbers.map((head) => (
            <th key={head} scope="col" className="number">
              {t(`settlement.fields.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number}>
            <td>{formatNumber(line.number)}</td>
            <td>{t(`settlement.side.${line.side}`)}</td>
            <td>
              <Box
                component="span"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 0.75,
                  minWidth: 150,
                  whiteSpace: 'normal',
                }}
              >
                <ThingLink kind={line.of.kind} id={line.of.id}>
                  {line.label ?? `${t(`settlement.source.${line.of.kind}`)} ${line.of.id}`}
                </ThingLink>
                <StatusChip tone={stepTones[line.of.step]} text={t(`settlement.step.${line.of.step}`)} />
              </Box>
            </td>
            <td>{times.dateTime(line.occurredTime)}</td>
            <td className="number">{formatAmount(line.amount, line.currency)}</td>
            <td className="number">{formatAmount(line.tax, line.currency)}</td>
            <td className="number">{line.commissionRate !== null && `${line.commissionRate}%`}</td>
            <td className="number">
              {line.side === 'sale' && formatAmount(line.brandPayment, line.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
