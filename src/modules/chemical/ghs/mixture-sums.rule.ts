import type { ComponentClass, MixtureComponent, MixtureLine } from './mixture-classification.rule.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { mixtureSentences as say } from './mixture.texts.ts'

const round = (value: number): number => roundHalfUp(value, 4)
const namesOf = (parts: readonly MixtureComponent[]): string =>
  parts.map(({ chemNm }) => chemNm ?? String(say.secret())).join(', ')
const classOf = (part: MixtureComponent, classCd: string, isOf: (catCd: string) => boolean) =>
  part.lines.find(({ ghsClassCd, ghsCatCd }) => ghsClassCd === classCd && isOf(ghsCatCd))
interface Share {
  /** Σ content ÷ limit; from 1 on the class holds. */
  ratio: number
  /** Σ content, %. */
  pct: number
  parts: MixtureComponent[]
}
/** The components of a class with their contents against its limit, a specific limit before the generic one. */
function shareOf(
  parts: readonly MixtureComponent[],
  find: (part: MixtureComponent) => ComponentClass | undefined,
  limit: number,
): Share {
  const found = parts.flatMap((part) => {
    const line = find(part)
    return line ? [{ part, limit: line.limitPct ?? limit }] : []
  })
  return {
    ratio: found.reduce((sum, each) => sum + each.part.pct / each.limit, 0),
    pct: round(found.reduce((sum, each) => sum + each.part.pct, 0)),
    parts: found.map(({ part }) => part),
  }
}
const line = (ghsClassCd: string, ghsCatCd: string, hCode: string, why: MixtureLine['why']): MixtureLine => ({
  ghsClassCd,
  ghsCatCd,
  hCode,
  why,
})
const sumWhy = (share: Share, limit: number) =>
  say.sum({ pct: Math.min(100, share.pct), limit, names: namesOf(share.parts) })

const [skin, eye] = ['H02', 'H03']
const isCorrosive = (catCd: string): boolean => catCd.startsWith('1')
const extremePh = { low: 2, high: 11.5 }
/** A pH of 2 or less, 11.5 or more. (UN GHS rev. 10 3.2.3.1.2, 3.3.3.1.2) */
export const isExtreme = (ph: number | null): ph is number =>
  ph !== null && (ph <= extremePh.low || ph >= extremePh.high)

/**
 * 피부 부식성/자극성 by addition: Σ category 1 from 5 %, Σ (10 × category 1 + category 2) from 10 %; an extreme pH is
 * corrosive by itself. The weakest subcategory whose sum reaches the limit holds. (UN GHS rev. 10 table 3.2.3)
 */
export function skinLine(parts: readonly MixtureComponent[], ph: number | null): MixtureLine | undefined {
  if (isExtreme(ph)) return line(skin, '1', 'H314', say.extremePh({ ph }))
  const corrosive = (cats: readonly string[]) =>
    shareOf(parts, (part) => classOf(part, skin, (catCd) => cats.includes(catCd)), 5)
  for (const [catCd, cats] of [
    ['1A', ['1A']],
    ['1B', ['1A', '1B']],
    ['1C', ['1A', '1B', '1C']],
    ['1', ['1', '1A', '1B', '1C']],
  ] as const) {
    const share = corrosive(cats)
    if (round(share.ratio) >= 1) return line(skin, catCd, 'H314', sumWhy(share, 5))
  }
  // A specific limit of corrosion also lowers that of irritation: 10 × category 1 counts at a fifth of it.
  const strong = parts.flatMap((part) => {
    const found = classOf(part, skin, isCorrosive)
    return found ? [{ part, ratio: part.pct / ((found.limitPct ?? 5) / 5) }] : []
  })
  const weak = shareOf(parts, (part) => classOf(part, skin, (catCd) => catCd === '2'), 10)
  const ratio = strong.reduce((sum, each) => sum + each.ratio, 0) + weak.ratio
  return round(ratio) >= 1
    ? line(
        skin,
        '2',
        'H315',
        say.weighted({ names: namesOf([...strong.map(({ part }) => part), ...weak.parts]), limit: 10 }),
      )
    : undefined
}

/**
 * 눈 손상/자극성: Σ (skin 1 + eye 1) from 3 % damages, Σ (10 × (skin 1 + eye 1) + eye 2) from 10 % irritates. (UN GHS
 * rev. 10 table 3.3.3)
 */
export function eyeLine(parts: readonly MixtureComponent[], ph: number | null): MixtureLine | undefined {
  if (isExtreme(ph)) return line(eye, '1', 'H318', say.extremePh({ ph }))
  const damaging = (part: MixtureComponent) =>
    classOf(part, skin, isCorrosive) ?? classOf(part, eye, (catCd) => catCd === '1')
  const strong = shareOf(parts, damaging, 3)
  if (round(strong.ratio) >= 1) return line(eye, '1', 'H318', sumWhy(strong, 3))
  const irritating = (part: MixtureComponent) =>
    damaging(part) ? undefined : classOf(part, eye, (catCd) => catCd.startsWith('2'))
  const weak = shareOf(parts, irritating, 10)
  if (round(strong.ratio * 3 + weak.ratio) < 1) return undefined
  const mild = strong.parts.length === 0 && weak.parts.every((part) => irritating(part)?.ghsCatCd === '2B')
  const why = say.weighted({ names: namesOf([...strong.parts, ...weak.parts]), limit: 10 })
  return line(eye, mild ? '2B' : '2A', mild ? 'H320' : 'H319', why)
}

/** Classes where a single component decides from its limit on, strongest first; %, of a gas where it differs. */
const contents: readonly (readonly [classCd: string, catCd: string, limit: number, ofGas?: number])[] = [
  // 호흡기·피부 과민성: UN GHS rev. 10 table 3.4.5
  ['H04', '1A', 0.1],
  ['H04', '1', 1, 0.2],
  ['H04', '1B', 1, 0.2],
  ['H05', '1A', 0.1],
  ['H05', '1', 1],
  ['H05', '1B', 1],
  // 생식세포 변이원성 table 3.5.1, 발암성 table 3.6.1
  ['H06', '1A', 0.1],
  ['H06', '1B', 0.1],
  ['H06', '2', 1],
  ['H07', '1A', 0.1],
  ['H07', '1B', 0.1],
  ['H07', '2', 1],
  // 생식독성 table 3.7.1, the upper limits as the Korean notice has them
  ['H08', '1A', 0.3],
  ['H08', '1B', 0.3],
  ['H08', '2', 3],
  // 오존층 table 4.2.1
  ['E02', '1', 0.1],
]
/** Classes by a limit of each component alone; of several categories of a class the strongest. */
export function contentLines(parts: readonly MixtureComponent[], gas: boolean): MixtureLine[] {
  const lines = contents.flatMap(([classCd, catCd, limit, ofGas]): MixtureLine[] => {
    const usual = gas ? (ofGas ?? limit) : limit
    const found = parts.flatMap((part) => {
      const given = classOf(part, classCd, (each) => each === catCd)
      const from = given?.limitPct ?? usual
      return given && part.pct >= from ? [{ part, given, from }] : []
    })
    const [first] = found
    if (!first) return []
    const why = say.single({
      pct: first.part.pct,
      limit: first.from,
      names: namesOf(found.map(({ part }) => part)),
    })
    return [line(classCd, catCd, first.given.hCode ?? '', why)]
  })
  const strongest = lines.filter(
    ({ ghsClassCd }, index) => lines.findIndex((each) => each.ghsClassCd === ghsClassCd) === index,
  )
  // 수유독성 stands beside the categories of 생식독성.
  const nursing = shareOf(parts, (part) => classOf(part, 'H08', (catCd) => catCd === 'L'), 0.3)
  return nursing.parts.some(({ pct }) => pct >= 0.3)
    ? [...strongest, line('H08', 'L', 'H362', sumWhy(nursing, 0.3))]
    : strongest
}

/**
 * 특정표적장기 독성: category 1 from 10 %, category 2 from 1 % of a category 1 or 10 % of a category 2; irritation of
 * the airways and narcosis from Σ 20 %. (UN GHS rev. 10 tables 3.8.2, 3.9.3; 3.8.3.4.5)
 */
export function organLines(parts: readonly MixtureComponent[]): MixtureLine[] {
  const organ = (classCd: string, [strong, weak]: readonly [string, string]): MixtureLine[] => {
    const one = parts.flatMap((part) => {
      const given = classOf(part, classCd, (catCd) => catCd === '1')
      return given ? [{ part, limit: given.limitPct ?? 10 }] : []
    })
    const first = one.find(({ part, limit }) => part.pct >= limit)
    if (first)
      return [
        line(
          classCd,
          '1',
          strong,
          say.single({ pct: first.part.pct, limit: first.limit, names: namesOf([first.part]) }),
        ),
      ]
    const second =
      one.find(({ part, limit }) => part.pct >= limit / 10) ??
      parts.flatMap((part) => {
        const given = classOf(part, classCd, (catCd) => catCd === '2')
        return given && part.pct >= (given.limitPct ?? 10) ? [{ part, limit: given.limitPct ?? 10 }] : []
      })[0]
    return second
      ? [
          line(
            classCd,
            '2',
            weak,
            say.single({ pct: second.part.pct, limit: second.limit, names: namesOf([second.part]) }),
          ),
        ]
      : []
  }
  const transient = (catCd: string, hCode: string): MixtureLine[] => {
    const share = shareOf(parts, (part) => classOf(part, 'H09', (each) => each === catCd), 20)
    return round(share.ratio) >= 1 ? [line('H09', catCd, hCode, sumWhy(share, 20))] : []
  }
  return [
    ...organ('H09', ['H370', 'H371']),
    ...transient('3R', 'H335'),
    ...transient('3N', 'H336'),
    ...organ('H10', ['H372', 'H373']),
  ]
}

/** mm²/s at 40 ℃; a thicker liquid is not drawn into the lungs. (UN GHS rev. 10 3.10.3.3.1.1) */
const thickest = 20.5
/** 흡인 유해성: Σ category 1 from 10 % of a thin liquid; an unmeasured one is taken as thin. */
export function aspirationLine(
  parts: readonly MixtureComponent[],
  viscosity: number | null,
): MixtureLine | undefined {
  if (viscosity !== null && viscosity > thickest) return undefined
  const share = shareOf(parts, (part) => classOf(part, 'H11', (catCd) => catCd === '1'), 10)
  return round(share.ratio) >= 1 ? line('H11', '1', 'H304', sumWhy(share, 10)) : undefined
}

const aquaticLimit = 25
/** Components from which on they count, % divided by their M-factor. (UN GHS rev. 10 4.1.3.1) */
const relevant = { very: 0.1, other: 1 }
/** 수생환경 유해성 by summation with M-factors. (UN GHS rev. 10 tables 4.1.3, 4.1.4) */
export function aquaticLines(parts: readonly MixtureComponent[]): MixtureLine[] {
  const sumOf = (catCd: string, from: number) => {
    const found = parts.flatMap((part) => {
      const given = classOf(part, 'E01', (each) => each === catCd)
      const factor = given?.multipleVal ?? 1
      return given && part.pct >= from / factor ? [{ part, factor }] : []
    })
    return {
      plain: round(found.reduce((sum, { part }) => sum + part.pct, 0)),
      weighted: round(found.reduce((sum, { part, factor }) => sum + part.pct * factor, 0)),
      parts: found.map(({ part }) => part),
    }
  }
  const [acute, one] = [sumOf('A1', relevant.very), sumOf('C1', relevant.very)]
  const [two, three, four] = ['C2', 'C3', 'C4'].map((catCd) => sumOf(catCd, relevant.other)) as [
    ReturnType<typeof sumOf>,
    ReturnType<typeof sumOf>,
    ReturnType<typeof sumOf>,
  ]
  const chronic = [
    ['C1', 'H410', one.weighted, one.parts],
    ['C2', 'H411', 10 * one.weighted + two.plain, [...one.parts, ...two.parts]],
    [
      'C3',
      'H412',
      100 * one.weighted + 10 * two.plain + three.plain,
      [...one.parts, ...two.parts, ...three.parts],
    ],
    [
      'C4',
      'H413',
      one.plain + two.plain + three.plain + four.plain,
      [...one.parts, ...two.parts, ...three.parts, ...four.parts],
    ],
  ] as const
  const first = chronic.find(([, , sum]) => sum >= aquaticLimit)
  return [
    ...(acute.weighted >= aquaticLimit
      ? [
          line(
            'E01',
            'A1',
            'H400',
            say.aquatic({ sum: acute.weighted, limit: aquaticLimit, names: namesOf(acute.parts) }),
          ),
        ]
      : []),
    ...(first
      ? [
          line(
            'E01',
            first[0],
            first[1],
            say.aquatic({ sum: round(first[2]), limit: aquaticLimit, names: namesOf(first[3]) }),
          ),
        ]
      : []),
  ]
}
