import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { certificationRules } from '#domain/looks/look-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandCertificationRule } from '#read-api/brands/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import type { BrandPartProps } from './brand-facts.tsx';
import { linesOf, ruleBody } from './rule-body.ts';
import { brandPath } from './use-brand.ts';

const path = `${brandPath}/certification-rule`;

/** The rule that certifies looks with the brand's items, and the hashtags and words that their texts need. Staff may change it. */
export function CertificationSection({ brand, isStaff }: BrandPartProps) {
  const { t } = useTranslation();
  const params = { id: brand.id };
  const read = async () => (await api.call<BrandCertificationRule>('GET', path, { params })).data;
  const { data: rule, error, refetch } = useQuery({ queryKey: [path, brand.id], queryFn: read });
  const title = t('brand.sections.certification');
  if (rule === undefined) {
    return <PendingSection title={title} error={error} height={42} onRetry={() => refetch()} />;
  }
  return (
    <EditSection<CommandAnswer>
      title={title}
      mayEdit={isStaff}
      draftKey={`brand ${brand.id} certification`}
      fields={ruleFields(t)}
      current={currentOf(rule)}
      reload={async (revision) => currentOf(await reloaded(read, revision))}
      replacesAll
      send={async (said, { revision, intent }) => {
        const body = ruleBody(said);
        return (await api.call<CommandAnswer>('PUT', path, { params, body, intent, ifMatch: revision })).data;
      }}
    >
      <FactList
        facts={[
          [t('brand.fields.certification_rule'), label(t, 'looks.rule', rule.certificationRule)],
          [t('brand.fields.essential_hashtags'), rule.essentialHashtags.join(' ') || null],
          [t('brand.fields.essential_words'), rule.essentialWords.join(', ') || null],
        ]}
      />
    </EditSection>
  );
}

function ruleFields(t: TFunction): Field[] {
  const rules = certificationRules.map((value) => ({ value, text: label(t, 'looks.rule', value) }));
  const list = { kind: 'lines', atMost: 5_000, help: t('brand.oneALine') } as const;
  return [
    {
      name: 'certification_rule',
      text: t('brand.fields.certification_rule'),
      kind: 'choice',
      required: true,
      options: rules,
    },
    { ...list, name: 'essential_hashtags', text: t('brand.fields.essential_hashtags') },
    { ...list, name: 'essential_words', text: t('brand.fields.essential_words') },
  ];
}

function currentOf({
  certificationRule,
  essentialHashtags,
  essentialWords,
  revision,
}: BrandCertificationRule): Current {
  return {
    values: {
      certification_rule: certificationRule,
      essential_hashtags: linesOf(essentialHashtags),
      essential_words: linesOf(essentialWords),
    },
    revision,
  };
}
