import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NetworkLook, NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import { Thumb } from '../../home/thumb.tsx';
import { formatNumber } from '../../kit/preferences/time.ts';
import { Choices } from '../outcome/choices.tsx';
import { type Network, networks, snsTypes } from './networks.ts';
import type { NetworkState } from './use-network-state.ts';

const orders = ['likes', 'engagement'] as const;

interface BestLooksProps {
  answers: Readonly<Record<Network, NetworkMetrics>>;
  state: NetworkState;
}

/** The looks of a network with the most likes, and those with the highest engagement. */
export function BestLooks({ answers, state }: BestLooksProps) {
  const { t } = useTranslation();
  const { network } = state;
  const { top } = answers[network];
  return (
    <>
      <Choices
        name={t('metrics.network.network')}
        all={networks.map((key) => ({ key, name: t(`look.sns.${snsTypes[key]}`) }))}
        chosen={[network]}
        onChoose={(key) => state.set({ network: key })}
      />
      {orders.map((order) => (
        <Box key={order}>
          <Typography variant="h3" sx={{ mb: 0.75 }}>
            {t(`metrics.network.most.${order}`)}
          </Typography>
          {top[order].length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t('metrics.network.none')}
            </Typography>
          ) : (
            <Box
              component="ol"
              aria-label={t(`metrics.network.most.${order}`)}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
                '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
                '@media (max-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              {top[order].map((look) => (
                <Best key={look.id} look={look} order={order} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}

function Best({ look, order }: { look: NetworkLook; order: (typeof orders)[number] }) {
  const { t } = useTranslation();
  const name = look.user.username ?? t('common.unknownPerson');
  const text =
    order === 'likes'
      ? t('metrics.network.likes', { n: formatNumber(look.likes ?? 0) })
      : `${formatNumber(Math.round(1000 * (look.engagementRate ?? 0)) / 10)}%`;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link
        to={`/looks/${look.id}`}
        title={[name, text].join(' · ')}
        style={{ display: 'block', textDecoration: 'none' }}
      >
        <Thumb src={look.image} />
        <Typography variant="body2" component="div" sx={{ fontWeight: 650 }}>
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {name}
        </Typography>
      </Link>
    </Box>
  );
}
