import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type TermsKind, termsInForce, termsOf } from '#domain/terms-kinds.ts';

interface TermsChoiceProps {
  agreed: readonly TermsKind[];
  /** Whether to show an error because required terms are not agreed to. */
  isMissing: boolean;
  onChange: (agreed: readonly TermsKind[]) => void;
}

/** The terms to agree to, each in the version in force. */
export function TermsChoice({ agreed, isMissing, onChange }: TermsChoiceProps) {
  const { t } = useTranslation();
  return (
    <FormGroup>
      {termsOf.brand.map((terms) => (
        <FormControlLabel
          key={terms}
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
      ))}
      {isMissing && (
        <Typography variant="caption" color="error" role="alert">
          {t('signUp.termsMissing')}
        </Typography>
      )}
    </FormGroup>
  );
}
