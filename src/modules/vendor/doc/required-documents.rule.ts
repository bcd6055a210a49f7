/**
 * Papers (VND_DOC) that a company must show: everybody, those who live or build in the plant, and those whose
 * trade needs a registration. (vendor.md 2.1)
 */
export function requiredDocuments(vendor: {
  vendorTypeCd: string
  workFieldCds: readonly string[]
}): string[] {
  const common = ['VDC01', 'VDC02']
  const onSite = ['VTY01', 'VTY02'].includes(vendor.vendorTypeCd) ? ['VDC03', 'VDC04', 'VDC07'] : []
  return [
    ...common,
    ...onSite,
    ...(vendor.workFieldCds.some((field) => registeredFields.includes(field)) ? ['VDC05'] : []),
  ]
}
/** Fields of work (VND_FIELD) that need a registration: 전기계장 (전기공사업법), 준설 (건설산업기본법). */
const registeredFields: readonly string[] = ['VFD03', 'VFD05']
