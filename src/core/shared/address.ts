/** http, https, mailto and tel lead out of the portal and open in a new tab (specification section 5). */
export const isExternal = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)
/** An address inside the portal; '//' would be another host. */
export const isInternal = (address: string): boolean => /^\/(?![/\\])/.test(address)
