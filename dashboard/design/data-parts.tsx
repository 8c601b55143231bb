import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { chartColors } from '../figures/chart-colors.ts';
import { Moment } from '../kit/list/moment.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { confirm } from '../kit/ui/confirm.tsx';
import { FactSection, Section } from '../kit/ui/fact-list.tsx';
import { NoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { RowList } from '../kit/ui/row-list.tsx';
import { Sparkline } from '../kit/ui/sparkline.tsx';

const instant = '2026-11-01T09:05:00.000Z';
const counts = [3, 5, 4, 8, 6, 9, 12, 10, 14] as const;

export function DateParts() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <FactSection
      title={t('design.dates')}
      facts={[
        [t('design.day'), times.date(instant)],
        [t('design.moment'), times.dateTime(instant)],
        [t('design.heading'), times.day(instant)],
        [t('design.inList'), <Moment key="list" iso={instant} times={times} />],
        [t('design.noDate'), <NoValue key="none" />],
      ]}
    />
  );
}

export function ListParts() {
  const { t } = useTranslation();
  const rows = [12, 7, 0];
  return (
    <Section title={t('design.lists')}>
      <NumberTable name={t('design.lists')}>
        <thead>
          <tr>
            <th>{t('design.field')}</th>
            <th className="number">{t('design.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((count) => (
            <tr key={count}>
              <th scope="row">{t('design.sample')}</th>
              <td className="number">{count}</td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
      <RowList
        name={t('design.rows')}
        rows={[1, 2].map((id) => ({
          id,
          what: t('design.sample'),
          actions: [
            { text: t('design.more'), name: `${t('design.more')} ${id}`, reads: true, onClick: () => {} },
          ],
        }))}
      />
    </Section>
  );
}

export function ChartParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.charts')}>
      <Sparkline data={counts} color={chartColors.requested} tall={72} />
      <Sparkline data={[...counts].reverse()} color={chartColors.bars} />
    </Section>
  );
}

export function DialogParts() {
  const { t } = useTranslation();
  const ask = (isDanger: boolean) =>
    confirm({ title: t('design.sample'), text: t('design.why'), ok: t('design.more'), isDanger });
  return (
    <Section title={t('design.dialogs')}>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => ask(false)}>
        {t('design.question')}
      </Button>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t('design.danger')}
      </Button>
    </Section>
  );
}
