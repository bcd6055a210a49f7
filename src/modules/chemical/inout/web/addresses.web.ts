/** Addresses in the browser. */
export const inOutListPath = '/chm/inout/inoutList'
export const inOutFormPath = '/chm/inout/inoutReg'
export const storeListPath = '/chm/storage/storageList'
/** The form of an entry that begins with what is given. */
export const entryAddress = (given: Record<string, string | number>): string =>
  `${inOutFormPath}?${new URLSearchParams(Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
