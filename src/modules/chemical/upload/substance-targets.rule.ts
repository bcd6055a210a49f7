import { casColumn } from './cas-columns.rule.ts'
import type { Target } from '../../../core/shared/sheet-mapping.ts'
import { label } from '../../../core/shared/sentence.ts'
import { substanceHeadings } from './headings.texts.ts'

/** What a supplier's list of substances may say, and the words that suppliers use for it. */
export const substanceTargets: readonly Target[] = [
  {
    name: 'casNo',
    label: label('CAS번호'),
    kind: casColumn,
    required: true,
    aliases: substanceHeadings.casNo,
  },
  {
    name: 'chemNm',
    label: label('물질명(국문)'),
    kind: 'text',
    required: true,
    aliases: substanceHeadings.chemNm,
  },
  {
    name: 'chemNmEn',
    label: label('물질명(영문)'),
    kind: 'text',
    aliases: substanceHeadings.chemNmEn,
    inKorean: 'chemNm',
  },
  { name: 'chemSynonym', label: label('이명'), kind: 'text', aliases: substanceHeadings.chemSynonym },
  { name: 'keNo', label: label('기존화학물질번호(KE)'), kind: 'text', aliases: substanceHeadings.keNo },
  { name: 'ecNo', label: label('EC번호'), kind: 'text', aliases: substanceHeadings.ecNo },
  { name: 'unNo', label: label('UN번호'), kind: 'text', aliases: substanceHeadings.unNo },
  {
    name: 'toxicNo',
    label: label('유해화학물질 고유번호'),
    kind: 'text',
    aliases: substanceHeadings.toxicNo,
  },
  { name: 'molFormula', label: label('분자식'), kind: 'text', aliases: substanceHeadings.molFormula },
  { name: 'molWeight', label: label('분자량'), kind: 'number', aliases: substanceHeadings.molWeight },
  { name: 'stateCd', label: label('성상'), kind: 'text', aliases: substanceHeadings.stateCd },
  { name: 'boilingPt', label: label('끓는점(℃)'), kind: 'number', aliases: substanceHeadings.boilingPt },
  { name: 'flashPt', label: label('인화점(℃)'), kind: 'number', aliases: substanceHeadings.flashPt },
  { name: 'autoIgnTemp', label: label('발화점(℃)'), kind: 'number', aliases: substanceHeadings.autoIgnTemp },
  { name: 'meltingPt', label: label('녹는점(℃)'), kind: 'number', aliases: substanceHeadings.meltingPt },
  { name: 'lelVal', label: label('폭발하한(%)'), kind: 'number', aliases: substanceHeadings.lelVal },
  { name: 'uelVal', label: label('폭발상한(%)'), kind: 'number', aliases: substanceHeadings.uelVal },
  { name: 'vaporPress', label: label('증기압(kPa)'), kind: 'number', aliases: substanceHeadings.vaporPress },
  { name: 'specGravity', label: label('비중'), kind: 'number', aliases: substanceHeadings.specGravity },
  { name: 'twaVal', label: label('노출기준 TWA'), kind: 'number', aliases: substanceHeadings.twaVal },
  { name: 'stelVal', label: label('노출기준 STEL'), kind: 'number', aliases: substanceHeadings.stelVal },
  { name: 'ceilVal', label: label('노출기준 C'), kind: 'number', aliases: substanceHeadings.ceilVal },
  { name: 'expUnitCd', label: label('노출기준 단위'), kind: 'text', aliases: substanceHeadings.expUnitCd },
  { name: 'carcCd', label: label('발암성'), kind: 'text', aliases: substanceHeadings.carcCd },
  { name: 'mutaCd', label: label('생식세포 변이원성'), kind: 'text', aliases: substanceHeadings.mutaCd },
  { name: 'reproCd', label: label('생식독성'), kind: 'text', aliases: substanceHeadings.reproCd },
]

const states: readonly [RegExp, string][] = [
  [/액|liquid/i, 'L'],
  [/가스|기체|gas/i, 'V'],
  [/에어|aerosol/i, 'A'],
  [/괴|입|과립|pellet|granul/i, 'G'],
  [/고|분|solid|powder/i, 'S'],
]
/** The code of a physical state as suppliers say it; what is not known stays for the check to show. */
export const stateOf = (said: string | null): string =>
  said === null ? 'L' : (states.find(([word]) => word.test(said))?.[1] ?? said)
/** The unit of an exposure limit: ppm unless milligrams are said. */
export const unitOf = (said: string | null): string =>
  said !== null && /mg/i.test(said) ? 'mgm3' : said !== null && /개|f\/|fib/i.test(said) ? 'fcc' : 'ppm'
/** `구분 1A`, `1A`, `Cat. 2` as a code; nothing for what is none. */
export const cmrOf = (said: string | null): string | null =>
  /1\s?[AB]|2/i
    .exec(said ?? '')?.[0]
    .replace(/\s/, '')
    .toUpperCase() ?? null

type Values = Record<string, unknown>
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
/** What the register holds of a substance, and a list may leave out. */
export interface Registered {
  stateCd: string
  waterSolubleYn: string
  expUnitCd: string | null
}
/**
 * A row as suppliers write it with the codes and flags of our register. What it does not say of a registered substance
 * stays as it is.
 */
export function substanceValues(values: Values, registered?: Registered): Values {
  const limits = ['twaVal', 'stelVal', 'ceilVal'].some(
    (name) => values[name] !== null && values[name] !== undefined,
  )
  const state = textOf(values['stateCd'])
  return {
    ...values,
    casNoneYn: 'N',
    waterSolubleYn: values['waterSolubleYn'] ?? registered?.waterSolubleYn ?? 'N',
    stateCd: registered && state === null ? registered.stateCd : stateOf(state),
    expUnitCd: limits ? unitOf(textOf(values['expUnitCd'])) : (registered?.expUnitCd ?? null),
    carcCd: cmrOf(textOf(values['carcCd'])),
    mutaCd: cmrOf(textOf(values['mutaCd'])),
    reproCd: cmrOf(textOf(values['reproCd'])),
  }
}
