/** The content security policy accepts styles that are created at runtime only with this nonce. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
