import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus back after a refusal: to the field that is to blame, else to the button that sent the form. While a form
 * is sent its buttons are off, and what is off holds no focus: keys would go nowhere.
 */
export function useRefusalFocus(form: RefObject<HTMLElement | null>, error: unknown, field?: string): void {
  useEffect(() => {
    if (error === null) return;
    const at = field === undefined ? 'button[type=submit]' : `[name="${field}"]`;
    form.current?.querySelector<HTMLElement>(at)?.focus();
  }, [form, error, field]);
}
