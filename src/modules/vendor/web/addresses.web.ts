/** 업체정보 of a vendor shows several lists on one page. */
export const vendorInfoPath = '/vendor/portal/vendorInfo'
export const vendorListAddress = (listPath: string, part: string): string =>
  listPath === vendorInfoPath ? `${vendorInfoPath}?part=${part}` : listPath
