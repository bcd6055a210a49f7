import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { saidIn, type Said } from '../../../core/shared/sentence.ts'
import type { ImprovementMore } from './improvement-answers.rule.ts'
import { refusals } from './improvement-refusals.texts.ts'
import type { Improvement } from './improvement.resource.ts'

/** The levels on which a source judges its findings, the least first. */
export interface SourceScale {
  scaleNm: Said
  levels: readonly { score: number; levelNm: Said }[]
}
type Find = (
  sourceKey: string,
  context: Context,
) => SourceScale | undefined | Promise<SourceScale | undefined>
const scales = new Map<string, Find>()
/** A source says once on which scale its records are judged. */
export const scaleImprovementSource = (sourceModuleCd: string, find: Find): void =>
  void scales.set(sourceModuleCd, find)

type Scored = Pick<Improvement, 'sourceModuleCd' | 'sourceKey' | 'scoreBef'>
/** The scale on which a row is verified: its source's, where that gave it a score; undefined: the own one. */
const scaleFor = (row: Scored, context: Context): ReturnType<Find> =>
  row.scoreBef === null || row.sourceKey === null
    ? undefined
    : scales.get(row.sourceModuleCd ?? '')?.(row.sourceKey, context)

/** The source's scale in the words of the reader, for whoever verifies; null: the own one. */
export async function scaleShown(row: Scored, context: Context): Promise<ImprovementMore['scale']> {
  const scale = await scaleFor(row, context)
  const { language } = context.session
  if (!scale) return null
  return {
    scaleNm: saidIn(scale.scaleNm, language),
    levels: scale.levels.map(({ score, levelNm }) => ({ score, levelNm: saidIn(levelNm, language) })),
  }
}

export type RiskAfter = { scoreAft: number } | { freqAft: number; sevAft: number }
/**
 * What a check says of the risk that is left: on the source's own scale where it has one.
 * @throws Refusal 400 at what is missing or no level of the scale
 */
export async function riskAfter(
  row: Scored,
  context: Context,
  input: Readonly<Record<string, unknown>>,
): Promise<RiskAfter> {
  const scale = await scaleFor(row, context)
  if (scale) {
    const scoreAft = scale.levels.find(({ score }) => score === input['scoreAft'])?.score
    if (scoreAft === undefined) throw badField('scoreAft', refusals.sourceLevel())
    return { scoreAft }
  }
  const [freqAft, sevAft] = [Number(input['freqAft'] ?? 0), Number(input['sevAft'] ?? 0)]
  const missing = [
    ...(freqAft ? [] : [{ path: 'freqAft', message: messages.requiredField('개선 후 가능성(1–5)') }]),
    ...(sevAft ? [] : [{ path: 'sevAft', message: messages.requiredField('개선 후 중대성(1–5)') }]),
  ]
  if (missing.length > 0) throw badFields(missing)
  return { freqAft, sevAft }
}
