/** Stands in index.html where the address of single sign-on goes (SSO_URL); empty when there is none. */
export const ssoUrlMark = '__SSO_URL__'
