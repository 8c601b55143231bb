import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { regions } from '#domain/regions.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { TaxPolicyAnswer } from '#read-api/payments/tax-policy-contract.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { neverRevised, reloaded } from '../kit/edit/reloaded.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { paymentsRoom } from './paths.ts';
import { rateText, taxPolicyCurrent, taxPolicyFields } from './tax-policy-fields.ts';

const path = '/v1/tax-policy';
const onlyOne = 1;

/** The tax rates, which owners can change, with their history. */
export function TaxPolicyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader back={{ to: paymentsRoom, name: t('rooms.payments') }} title={t('rooms.taxPolicy')} />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 900 }}>
        <RatesSection />
        <Timeline path={`${path}/history`} id={onlyOne} />
      </Box>
    </>
  );
}

function RatesSection() {
  const { t } = useTranslation();
  // The first rates have no revision; the first change creates one.
  const read = async () => {
    const { data } = await api.call<TaxPolicyAnswer>('GET', path);
    return { ...data, revision: data.revision ?? neverRevised };
  };
  const { data: policy, error, refetch } = useQuery({ queryKey: [path], queryFn: read });
  const title = t('payment.tax.title');
  if (policy === undefined) {
    return <PendingSection title={title} error={error} height={69} onRetry={() => refetch()} />;
  }
  return (
    <EditSection<CommandAnswer>
      title={title}
      mayEdit
      asks="owner"
      note={t('payment.tax.note')}
      draftKey="tax policy"
      fields={taxPolicyFields(t)}
      current={taxPolicyCurrent(policy)}
      reload={async (revision) => taxPolicyCurrent(await reloaded(read, revision))}
      replacesAll
      send={async (body, { revision: ifMatch, intent }) =>
        (await api.call<CommandAnswer>('PUT', path, { body, intent, ifMatch })).data
      }
    >
      <FactList facts={regions.map((region) => [t(`payment.tax.in.${region}`), rateText(policy[region])])} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('payment.tax.note')}
      </Typography>
    </EditSection>
  );
}
