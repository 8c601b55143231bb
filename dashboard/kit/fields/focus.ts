import { type RefObject, useEffect } from 'react';

/** Puts the focus on a field of a form. */
export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/**
 * Puts the focus back after a refusal: to the field that is to blame, else to the button that sent the form. While a form
 * is sent its buttons are off, and what is off holds no focus: keys would go nowhere.
 */
export function useRefusalFocus(form: RefObject<HTMLElement | null>, error: unknown, field?: string): void {
  useEffect(() => {
    if (error === null) return;
    if (field !== undefined) return focusField(form.current, field);
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  }, [form, error, field]);
}
