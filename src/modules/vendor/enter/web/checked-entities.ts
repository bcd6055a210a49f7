/** Entities besides the request that the entry check looks at. */
export const checkedEntities = [
  'vendor',
  'vendorContract',
  'vendorDoc',
  'vendorWorker',
  'vendorEquip',
  'eduResult',
] as const
