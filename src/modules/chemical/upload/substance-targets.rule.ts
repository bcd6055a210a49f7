import type { Target } from './sheet-mapping.rule.ts'

/** What a supplier's list of substances may say, and the words that suppliers use for it. */
export const substanceTargets: readonly Target[] = [
  {
    name: 'casNo',
    label: 'CAS번호',
    kind: 'cas',
    required: true,
    aliases: ['CAS No', 'CAS', 'CAS#', 'CAS RN', 'CAS Number', '카스번호'],
  },
  {
    name: 'chemNm',
    label: '물질명(국문)',
    kind: 'text',
    required: true,
    aliases: [
      '물질명',
      '화학물질명',
      '성분명',
      '국문명',
      '화학물질명(국문)',
      '품명',
      'Chemical name (Korean)',
    ],
  },
  {
    name: 'chemNmEn',
    label: '물질명(영문)',
    kind: 'text',
    aliases: ['영문명', 'Chemical name', 'Substance', 'Name', '화학물질명(영문)'],
    inKorean: 'chemNm',
  },
  { name: 'chemSynonym', label: '이명', kind: 'text', aliases: ['관용명', 'Synonym', 'Synonyms', '별명'] },
  {
    name: 'keNo',
    label: '기존화학물질번호(KE)',
    kind: 'text',
    aliases: ['KE No', 'KE번호', 'KE', '기존화학물질번호'],
  },
  {
    name: 'ecNo',
    label: 'EC번호',
    kind: 'text',
    aliases: ['EC No', 'EC', 'EC Number', 'EINECS', 'EINECS No'],
  },
  { name: 'unNo', label: 'UN번호', kind: 'text', aliases: ['UN No', 'UN', 'UN Number'] },
  { name: 'toxicNo', label: '유해화학물질 고유번호', kind: 'text', aliases: ['고유번호', '유독물질번호'] },
  { name: 'molFormula', label: '분자식', kind: 'text', aliases: ['화학식', 'Formula', 'Molecular formula'] },
  { name: 'molWeight', label: '분자량', kind: 'number', aliases: ['MW', 'Molecular weight', 'Mol. wt'] },
  {
    name: 'stateCd',
    label: '성상',
    kind: 'text',
    aliases: ['상태', 'State', 'Physical state', '물리적 상태'],
  },
  {
    name: 'boilingPt',
    label: '끓는점(℃)',
    kind: 'number',
    aliases: ['끓는점', '비점', 'Boiling point', 'BP'],
  },
  { name: 'flashPt', label: '인화점(℃)', kind: 'number', aliases: ['인화점', 'Flash point', 'FP'] },
  {
    name: 'autoIgnTemp',
    label: '발화점(℃)',
    kind: 'number',
    aliases: ['발화점', '자연발화온도', 'Auto-ignition temperature'],
  },
  {
    name: 'meltingPt',
    label: '녹는점(℃)',
    kind: 'number',
    aliases: ['녹는점', '융점', 'Melting point', 'MP'],
  },
  { name: 'lelVal', label: '폭발하한(%)', kind: 'number', aliases: ['폭발하한', 'LEL', 'LFL', '연소하한'] },
  { name: 'uelVal', label: '폭발상한(%)', kind: 'number', aliases: ['폭발상한', 'UEL', 'UFL', '연소상한'] },
  {
    name: 'vaporPress',
    label: '증기압(kPa)',
    kind: 'number',
    aliases: ['증기압', 'Vapour pressure', 'Vapor pressure'],
  },
  { name: 'specGravity', label: '비중', kind: 'number', aliases: ['Specific gravity', 'SG', '상대밀도'] },
  { name: 'twaVal', label: '노출기준 TWA', kind: 'number', aliases: ['TWA', 'OEL', '시간가중평균노출기준'] },
  { name: 'stelVal', label: '노출기준 STEL', kind: 'number', aliases: ['STEL', '단시간노출기준'] },
  { name: 'ceilVal', label: '노출기준 C', kind: 'number', aliases: ['Ceiling', '최고노출기준'] },
  { name: 'expUnitCd', label: '노출기준 단위', kind: 'text', aliases: ['단위', 'Unit'] },
  { name: 'carcCd', label: '발암성', kind: 'text', aliases: ['Carcinogenicity', 'Carc'] },
  { name: 'mutaCd', label: '생식세포 변이원성', kind: 'text', aliases: ['변이원성', 'Mutagenicity', 'Muta'] },
  { name: 'reproCd', label: '생식독성', kind: 'text', aliases: ['Reproductive toxicity', 'Repr'] },
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
/** A row as suppliers write it with the codes and flags of our register. */
export function substanceValues(values: Values): Values {
  const limits = ['twaVal', 'stelVal', 'ceilVal'].some(
    (name) => values[name] !== null && values[name] !== undefined,
  )
  return {
    ...values,
    casNoneYn: 'N',
    waterSolubleYn: values['waterSolubleYn'] ?? 'N',
    stateCd: stateOf(textOf(values['stateCd'])),
    expUnitCd: limits ? unitOf(textOf(values['expUnitCd'])) : null,
    carcCd: cmrOf(textOf(values['carcCd'])),
    mutaCd: cmrOf(textOf(values['mutaCd'])),
    reproCd: cmrOf(textOf(values['reproCd'])),
  }
}
