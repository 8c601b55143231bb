import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import { priceText } from '../brand-plans/price-text.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

interface PlanCardsProps {
  plans: readonly BrandPlan[];
  region: Region;
  presentId: number | null;
  /** The verb of a plan's button; null if the plan cannot be chosen now. */
  verbOf: (plan: BrandPlan) => 'choose' | 'upgrade' | null;
  onPick: (plan: BrandPlan, verb: 'choose' | 'upgrade') => void;
}

/** The plans side by side, with prices and limits. */
export function PlanCards({ plans, region, presentId, verbOf, onPick }: PlanCardsProps) {
  const { t } = useTranslation();
  const limit = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  return (
    <Box
      component="ul"
      aria-label={t('brandSubscription.sections.compare')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {plans.map((plan) => {
        const verb = verbOf(plan);
        return (
          <Paper
            key={plan.id}
            component="li"
            variant="outlined"
            sx={{ p: 1.75, display: 'flex', flexDirection: 'column', gap: 1 }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography variant="h2" sx={{ flexGrow: 1 }}>
                {plan.displayName}
              </Typography>
              {plan.id === presentId && (
                <StatusChip tone="good" text={t('brandSubscription.sections.present')} />
              )}
            </Box>
            <Box sx={(theme) => ({ ...theme.typography.figure, fontSize: '1.375rem' })}>
              {priceText(t, plan.price[region], region)}
            </Box>
            <Typography variant="caption" color="textSecondary">
              {t('brandSubscription.perPeriod', { months: plan.months })}
            </Typography>
            <FactList
              facts={[
                [t('brandPlan.columns.products'), limit(plan.maxSkuAmount)],
                [t('brandPlan.fields.maxItemsPerSku'), limit(plan.maxItemsPerSku)],
                [t('brandPlan.fields.guaranteedContentScore'), formatNumber(plan.guaranteedContentScore)],
                [t('brandPlan.fields.isRegramAble'), t(`brandPlan.isSo.${plan.regramAble}`)],
              ]}
            />
            {verb !== null && (
              <Button
                variant="outlined"
                sx={{ mt: 'auto' }}
                aria-label={t('common.pair', {
                  name: plan.displayName,
                  value: t(`brandSubscription.${verb}`),
                })}
                onClick={() => onPick(plan, verb)}
              >
                {t(`brandSubscription.${verb}`)}
              </Button>
            )}
          </Paper>
        );
      })}
    </Box>
  );
}
