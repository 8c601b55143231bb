import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/ui/fact-list.tsx';

interface ChartSectionProps {
  title: string;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** Keyboards and screen readers can walk through the chart point by point. */
  chart: ReactNode;
  /** The chart's figures as a table. Each row is a link. */
  table: ReactNode;
}

/** Shows a chart or its table, with a button that switches between the two. */
export function ChartSection({ title, isTable, onTable, chart, table }: ChartSectionProps) {
  const { t } = useTranslation();
  const turn = t(isTable ? 'figures.asChart' : 'figures.asTable');
  return (
    <Section
      title={title}
      end={
        <Button
          color="inherit"
          variant="outlined"
          aria-label={`${turn}: ${title}`}
          onClick={() => onTable(!isTable)}
          sx={{ minHeight: 28, py: 0, displayPrint: 'none' }}
        >
          {turn}
        </Button>
      }
    >
      {isTable ? (
        table
      ) : (
        <Box component="figure" aria-label={title} sx={{ m: 0 }}>
          {chart}
        </Box>
      )}
    </Section>
  );
}
