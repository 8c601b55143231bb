import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../client/api-error.ts';
import { isOrganizationOffered } from '../client/visitor-calls.ts';
import { useErrorText } from '../ui/error-text.ts';
import { goToOrganization } from './organization.ts';

interface OrganizationButtonProps {
  /** Path of the page to open after sign-in. */
  redirect: string;
  onFailed: (text: string | null) => void;
}

/** The button to the organization's identity provider. It is left out if none is configured. */
export function OrganizationButton({ redirect, onFailed }: OrganizationButtonProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data: isOffered } = useQuery({
    queryKey: ['/v1/auth/identity/offer'],
    queryFn: ({ signal }) => isOrganizationOffered(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const away = useMutation({
    mutationFn: () => goToOrganization(redirect),
    onMutate: () => onFailed(null),
    onError: (error) => {
      const isAway = error instanceof ApiError && error.errorCode === 'auth.provider_away';
      onFailed(isAway ? t('organization.away') : errorText(error));
    },
  });
  if (isOffered !== true) return null;
  return (
    <>
      <Divider sx={{ my: 2 }}>{t('organization.or')}</Divider>
      {/* Stays disabled after success, because the browser is about to leave this page. */}
      <Button
        fullWidth
        variant="outlined"
        size="large"
        disabled={away.isPending || away.isSuccess}
        onClick={() => away.mutate()}
      >
        {t('organization.enter')}
      </Button>
    </>
  );
}
