import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type TermsKind, termsInForce } from '#domain/terms-kinds.ts';
import { linkLook } from '../kit/theme/link-look.ts';

/** The pages with the whole texts. */
const pages = { service: '/terms', privacy: '/privacy' } as const;

interface TermsChoiceProps {
  kinds: readonly TermsKind[];
  agreed: readonly TermsKind[];
  /** Whether to show an error because required terms are not agreed to. */
  isMissing: boolean;
  onChange: (agreed: readonly TermsKind[]) => void;
}

/** The terms to agree to, each in the version in force. Their texts open in another tab, so the form stays. */
export function TermsChoice({ kinds, agreed, isMissing, onChange }: TermsChoiceProps) {
  const { t } = useTranslation();
  return (
    <FormGroup>
      {kinds.map((terms) => (
        <Box key={terms}>
          <FormControlLabel
            control={
              <Checkbox
                checked={agreed.includes(terms)}
                onChange={(_, isChosen) =>
                  onChange(isChosen ? [...agreed, terms] : agreed.filter((each) => each !== terms))
                }
              />
            }
            label={t(`signUp.terms.${terms}`, { version: termsInForce[terms] })}
          />
          {(terms === 'service' || terms === 'privacy') && (
            <Box
              component={Link}
              to={pages[terms]}
              target="_blank"
              rel="noreferrer"
              sx={{ ...linkLook, display: 'inline-block', lineHeight: '24px', fontSize: '0.8125rem', ml: 4 }}
            >
              {t(`signUp.read.${terms}`)}
            </Box>
          )}
        </Box>
      ))}
      {isMissing && (
        <Typography variant="caption" color="error" role="alert">
          {t('signUp.termsMissing')}
        </Typography>
      )}
    </FormGroup>
  );
}
