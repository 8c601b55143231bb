/// <reference types="vite/types/importMeta.d.ts" />
declare module '*.css';

interface ImportMetaEnv {
  /** Id of the help center's page on the public notes site. */
  readonly VITE_HELP_PAGE_ID?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}

declare module '~icons/ic/*' {
  import type SvgIcon from '@mui/material/SvgIcon';

  const icon: typeof SvgIcon;
  export default icon;
}
