import { useTranslation } from 'react-i18next';
import { ApiError } from '../../client/api-error.ts';
import { useErrorText } from '../../ui/error-text.ts';

/** Returns a function that gives the text of an error about views. */
export function useViewError(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.errorCode : '';
    switch (code) {
      case 'saved_view.name_taken':
        return t('views.nameTaken');
      case 'saved_view.too_many':
        return t('views.tooMany', { amount: 50 });
      case 'saved_view.too_many_pinned':
        return t('views.tooManyPinned');
      case 'saved_view.too_large':
        return t('views.tooLarge');
      case 'saved_view.not_own':
        return t('views.notOwn');
      case 'saved_view.not_found':
        return t('list.viewGone');
      case 'concurrency.revision_mismatch':
        return t('views.outrunShort');
      default:
        return errorText(error);
    }
  };
}
