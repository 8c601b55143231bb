import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { Application, BrandAdmin, BrandDetail } from '#read-api/brands/contract.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { GuardedPicture } from '../kit/ui/guarded-picture.tsx';

/** A brand's application with the facts for the staff's decision. The certificate is large enough to read. */
export function ApplicationSection({ brand, application }: { brand: BrandDetail; application: Application }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { decided, agreed, language, appliedTime } = application;
  const [applicant] = brand.admins ?? [];
  const terms = agreed.map((each) => `${label(t, 'brand.application.terms', each.terms)} ${each.version}`);
  const decision: Fact[] =
    decided === null
      ? []
      : [
          [t('brand.application.decided'), times.dateTime(decided.time)],
          ...(decided.reason === null
            ? []
            : [[t('brand.application.reason'), decided.reason] satisfies Fact]),
        ];
  return (
    <Section title={t('brand.sections.application')}>
      <FactList
        facts={[
          [t('brand.application.applied'), times.dateTime(appliedTime)],
          [t('brand.application.by'), applicant && <Applicant key="by" admin={applicant} />],
          ...decision,
          [t('brand.application.language'), t(`brand.application.languages.${language}`)],
          [t('brand.application.agreed'), terms.join(', ')],
        ]}
      />
      {decided === null && brand.businessCertificateImage && (
        <Box sx={{ mt: 1.5 }}>
          <GuardedPicture
            src={brand.businessCertificateImage}
            size={320}
            opens={t('brand.application.openCertificate')}
          />
        </Box>
      )}
    </Section>
  );
}

/** The applicant and their contact data. Their account can sign in once the brand is approved. */
function Applicant({ admin: { name, position, username, email, phone } }: { admin: BrandAdmin }) {
  const lines = [[name, position], [username], [email], [phone && shownPhone(phone)]].map((parts) =>
    parts.filter(Boolean).join(', '),
  );
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
