import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { TextArea } from '../../i18n/i18n.ts';

/** An entry of the help menu: a link to a page, or a dialog over the open page. */
export interface HelpItem {
  name: (t: TFunction) => string;
  path?: string;
  dialog?: HelpDialog;
}

export interface HelpDialog {
  texts: readonly TextArea[];
  load: () => Promise<ComponentType<{ onClose: () => void }>>;
}
