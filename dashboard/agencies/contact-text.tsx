import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { AgencyContact } from '#read-api/agencies/contract.ts';

/** A contact in two lines: name and position, then e-mail address and phone number. */
export function ContactText({ contact, after }: { contact: AgencyContact; after?: ReactNode }) {
  const { t } = useTranslation();
  const { name, position, email, phone } = contact;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name ?? t('common.unknownPerson')}
      </Box>
      {position && ` · ${position}`}
      {after}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, lineHeight: '24px' }}>
        {email && (
          <a href={`mailto:${email}`} style={{ display: 'block' }}>
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} style={{ display: 'block' }}>
            {shownPhone(phone)}
          </a>
        )}
      </Box>
    </>
  );
}
