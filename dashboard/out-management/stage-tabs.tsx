import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OutStage } from '#domain/stock/stock-status.ts';
import type { OutStages } from '#read-api/stock/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { countOf, stageTabs, tabOf } from './stages.ts';

interface StageTabsProps {
  stage: OutStage;
  counts: OutStages | null;
}

const parts = ['requested', 'requested_in_stock', 'requested_waiting'] as const;

/** The out-stock stages with their counts. The first stage is divided into garments that can leave now and those that wait. */
export function StageTabs({ stage, counts }: StageTabsProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const amount = (of: OutStage) => (counts === null ? '…' : formatNumber(counts[countOf[of]]));

  /** Returns the address of the first page of another stage, with the same filters. */
  function addressOf(next: OutStage): string {
    const address = new URLSearchParams(search);
    address.set('out_stage', next);
    address.delete('page');
    return `?${address}`;
  }

  return (
    <Box component="nav" aria-label={t('outRoom.stages')} sx={{ mb: 1.25 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, 1fr)' },
        }}
      >
        {stageTabs.map((tab, at) => {
          const isHere = tabOf(stage) === tab;
          return (
            <li key={tab}>
              <Box
                component={Link}
                to={addressOf(tab)}
                aria-current={isHere ? 'page' : undefined}
                data-testid={`stage-${tab}`}
                sx={(theme) => ({
                  display: 'flex',
                  alignItems: 'baseline',
                  gap: 1,
                  px: 1.5,
                  py: 0.75,
                  textDecoration: 'none',
                  borderRadius: `${theme.vars.shape.borderRadius}`,
                  border: `1px solid ${isHere ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
                  backgroundColor: isHere
                    ? `rgba(${theme.vars.palette.primary.mainChannel} / 0.08)`
                    : theme.vars.palette.background.paper,
                })}
              >
                <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: isHere ? 650 : 500 }}>
                  {at + 1}. {t(`outRoom.stage.${tab}`)}
                </Box>
                <Box component="span" sx={{ ml: 'auto', fontSize: '1.125rem', fontWeight: 680 }}>
                  {amount(tab)}
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
      {tabOf(stage) === 'requested' && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {parts.map((part) => (
            <li key={part}>
              <Box
                component={Link}
                to={addressOf(part)}
                aria-current={stage === part ? 'true' : undefined}
                sx={(theme) => ({
                  display: 'inline-block',
                  px: 1.25,
                  py: 0.25,
                  fontSize: '0.8125rem',
                  textDecoration: 'none',
                  borderRadius: 10,
                  border: `1px solid ${stage === part ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
                  fontWeight: stage === part ? 650 : 450,
                })}
              >
                {t(`outRoom.part.${part}`)} {amount(part)}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
