/** The page's content security policy takes styles that are written while it runs only with this nonce. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
