/** How a substance gets into the air (RSA_CHARM_FORM). */
export const forms = { dust: 'dust', vapor: 'vapor' } as const
export type Form = (typeof forms)[keyof typeof forms]
/** Units of a limit (CHM_EXP_UNIT) that can be turned into each other. */
export const airUnits = { parts: 'ppm', milligrams: 'mgm3' } as const
/** Physical states of a substance (CHM_STATE). */
const states = { liquid: 'L', powder: 'S', lump: 'G', gas: 'V', aerosol: 'A' } as const
/** Ventilation (CHM_VENT) that lowers a level of exposure. */
export const ventilations = { closed: 'CLOSED', local: 'LOCAL' } as const
/** What the level of exposure comes from (RSA_CHARM_EXP). */
export const exposureBases = { illness: 'illness', measured: 'measured', handled: 'handled' } as const
/** What the level of hazard comes from (RSA_CHARM_HAZ). */
export const hazardBases = { cmr: 'CMR', limit: 'TWA', statement: 'H', unknown: 'none' } as const
export type HazardBasis = (typeof hazardBases)[keyof typeof hazardBases]

/** Powders and lumps make dust, everything else vapour. */
export const formOfState = (stateCd: string): Form =>
  stateCd === states.powder || stateCd === states.lump ? forms.dust : forms.vapor
/** The level of dust that a state suggests: a fine powder stays in the air, grains do not; vapours have none. */
export const dustOfState = (stateCd: string): number | null =>
  stateCd === states.powder ? 3 : stateCd === states.lump ? 2 : null
/** Gases and aerosols spread as far as anything does, whatever they boil at. */
export const isAirborne = (stateCd: string | null | undefined): boolean =>
  stateCd === states.gas || stateCd === states.aerosol

/** Kilograms or litres of a unit (CHM_UNIT); CHARM sets both equal. */
export const unitFactors: Readonly<Record<string, number>> = {
  kg: 1,
  L: 1,
  t: 1000,
  m3: 1000,
  g: 0.001,
  mL: 0.001,
}

/**
 * Hazard statements by level; the manual of KOSHA is still to be held against them (rsa.md 5.5, 12). Every other
 * statement about health is level 1.
 */
const statementLevels: readonly (readonly [number, readonly string[]])[] = [
  [4, ['H300', 'H310', 'H330', 'H334', 'H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H362', 'H372']],
  [3, ['H301', 'H311', 'H331', 'H314', 'H317', 'H318', 'H335', 'H370', 'H373']],
  [2, ['H302', 'H312', 'H332', 'H371']],
]
/** 'H360FD' and 'H361d' are the statements H360 and H361 with a suffix. */
export const statementLevel = (hCode: string): number =>
  statementLevels.find(([, all]) => all.some((each) => hCode.startsWith(each)))?.[0] ?? 1
/** Statements about health, which alone count: H2xx is physical, H4xx the environment. */
export const isHealthStatement = (hCode: string): boolean => /^H3\d\d/u.test(hCode)
export const statementsIn = (hCodeTxt: string | null | undefined): string[] =>
  (hCodeTxt ?? '')
    .split(/[\s,;/+]+/u)
    .map((each) => each.trim())
    .filter(isHealthStatement)
