/** Items of VND_TYPE. */
export const vendorTypes = { resident: 'VTY01', works: 'VTY02' } as const
/** Items of RISK_LVL. */
export const riskLevels = { high: 'RLV01', middle: 'RLV02', low: 'RLV03' } as const
/** Items of CONTRACT_TYPE. */
export const contractTypes = { works: 'CTT01' } as const
/** Items of GATE. */
export const gates = { main: 'GT01' } as const
/** Items of EVAL_KIND. */
export const evalKinds = {
  selection: 'VEV01',
  halfYear: 'VEV02',
  afterWork: 'VEV03',
  psrm: 'VEV04',
  month: 'VEV05',
} as const
/** Items of VND_GRADE: the worst one. */
export const vendorGrades = { worst: 'VGR05' } as const
/** Items of VIOL_LVL. */
export const violationLevels = { pointOut: 'VVL01', warning: 'VVL02', serious: 'VVL03' } as const
/** Items of COUNCIL_AGENDA. */
export const councilAgendas = { other: 'VCA06' } as const
/** Items of VND_EDU that rules name besides those of the entry check. */
export const educationCodes = { retraining: 'VED07' } as const
/** Items of VND_DOC: a certified management system. */
export const documentCodes = { certificate: 'VDC06' } as const
