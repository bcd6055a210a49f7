import type { FourTexts } from '../../../core/shared/four-texts.ts'
import { deviationTexts } from './deviation.texts.ts'

/**
 * Which guide words mean something for which parameter (rsa.md 5.4, after IEC 61882). What the table does not have is no
 * deviation: reverse temperature is refused, not kept with a blank cause.
 */
export const guidesOf: Readonly<Record<string, readonly string[]>> = {
  FLOW: ['NO', 'MORE', 'LESS', 'REVERSE', 'AS_WELL', 'OTHER'],
  PRES: ['MORE', 'LESS'],
  TEMP: ['MORE', 'LESS'],
  LEVEL: ['MORE', 'LESS', 'NO'],
  COMP: ['MORE', 'LESS', 'AS_WELL', 'PART', 'OTHER'],
  PHASE: ['MORE', 'LESS', 'AS_WELL', 'PART', 'OTHER'],
  REAC: ['NO', 'MORE', 'LESS', 'OTHER'],
  MIX: ['NO', 'MORE', 'LESS', 'OTHER'],
  TIME: ['EARLY', 'LATE', 'BEFORE', 'AFTER', 'NO'],
  SEQ: ['EARLY', 'LATE', 'BEFORE', 'AFTER', 'NO'],
  UTIL: ['NO', 'LESS', 'OTHER'],
  MAINT: ['NO', 'LESS', 'OTHER'],
}
/** All parameters in the order in which a worksheet goes through them. */
export const parameters: readonly string[] = Object.keys(guidesOf)

/** The name of a deviation; undefined where the guide word means nothing for the parameter. */
export const deviationName = (paramCd: string, guideCd: string): FourTexts | undefined =>
  guidesOf[paramCd]?.includes(guideCd)
    ? (deviationTexts as Record<string, FourTexts>)[`${paramCd}_${guideCd}`]
    : undefined

export interface Deviation {
  paramCd: string
  guideCd: string
}
/** The deviations of a node with these parameters: what a new worksheet is laid out with. */
export const deviationsOf = (chosen: readonly string[]): Deviation[] =>
  parameters
    .filter((paramCd) => chosen.includes(paramCd))
    .flatMap((paramCd) => guidesOf[paramCd]!.map((guideCd) => ({ paramCd, guideCd })))

/** Deviations of the node's parameters for which the worksheet has no row yet. */
export function missingDeviations(
  chosen: readonly string[],
  rows: readonly Partial<Deviation>[],
): Deviation[] {
  const there = new Set(rows.map(({ paramCd, guideCd }) => `${paramCd} ${guideCd}`))
  return deviationsOf(chosen).filter(({ paramCd, guideCd }) => !there.has(`${paramCd} ${guideCd}`))
}

/** How the words of old worksheets, in Korean and English, name parameters. The longer word is tried first. */
const parameterWords: readonly (readonly [RegExp, string])[] = [
  [/유량|흐름|flow|역류/i, 'FLOW'],
  [/압력|고압|저압|진공|pressure/i, 'PRES'],
  [/온도|고온|저온|temp/i, 'TEMP'],
  [/액위|레벨|수위|넘침|고갈|level/i, 'LEVEL'],
  [/조성|농도|성분|오염|comp|concentration|contamination/i, 'COMP'],
  [/반응|reaction/i, 'REAC'],
  [/교반|혼합|mix|agitat/i, 'MIX'],
  [/상변화|phase/i, 'PHASE'],
  [/시간|time/i, 'TIME'],
  [/순서|단계|sequence|step/i, 'SEQ'],
  [/유틸리티|계장공기|냉각수|전원|utilit/i, 'UTIL'],
  [/정비|격리|maint/i, 'MAINT'],
]
const guideWords: readonly (readonly [RegExp, string])[] = [
  [/역류|반대|reverse/i, 'REVERSE'],
  [/부가|혼입|오염|as well|contamination/i, 'AS_WELL'],
  [/다른|오공급|부반응|기타|상변화|실패|other/i, 'OTHER'],
  [/누락|part of/i, 'PART'],
  [/없음|정지|상실|고갈|미반응|\bno\b|\bnone\b|\bloss\b/i, 'NO'],
  [/과다|증가|높|고온|고압|넘침|폭주|과교반|more|high|excess/i, 'MORE'],
  [/과소|감소|낮|저온|저압|저액위|부족|불충분|less|low/i, 'LESS'],
  [/빠름|early/i, 'EARLY'],
  [/늦음|late/i, 'LATE'],
  [/먼저|앞|before/i, 'BEFORE'],
  [/나중|뒤|after/i, 'AFTER'],
]
const firstOf = (words: readonly (readonly [RegExp, string])[], said: string) =>
  words.find(([word]) => word.test(said))?.[1]

/** The deviation that a text names; undefined where the two words do not belong together or one is not told. */
export function deviationIn(said: string): Deviation | undefined {
  const paramCd = firstOf(parameterWords, said)
  if (paramCd === undefined) return undefined
  const guideCd = guideWords.find(
    ([word, guide]) => word.test(said) && guidesOf[paramCd]!.includes(guide),
  )?.[1]
  return guideCd === undefined ? undefined : { paramCd, guideCd }
}
