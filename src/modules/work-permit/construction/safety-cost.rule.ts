import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ConstructionParameterName, ConstructionParameters } from './construction-parameters.rule.ts'
import { namesOf, type Sentence } from '../../../core/shared/sentence.ts'
import { costKindTexts, costSentences } from './safety-cost.texts.ts'

/** COST_KIND: the rows of the rate table; `none` are works that the notice does not cover. */
export const costKinds = ['building', 'civil', 'heavy', 'special'] as const
export type CostKind = (typeof costKinds)[number]
export const noCostKind = 'none'
const kindNames: Record<CostKind, Sentence> = namesOf(costKindTexts)
/** The notice on the cost, of the Ministry of Employment and Labor. */
const notice = { law: '산업안전보건법 제72조, 건설업 산업안전보건관리비 계상 및 사용기준' } as const
export const isCostKind = (value: string): value is CostKind =>
  (costKinds as readonly string[]).includes(value)

/** Amounts in won. */
export interface SafetyCostInput {
  costKindCd: CostKind
  /** 총공사금액, what the client supplies included. */
  totalAmt: number
  /** 재료비 + 직접노무비, what the client supplies included; null where the contract does not say. */
  targetAmt: number | null
  /** Material that the client supplies. */
  suppliedAmt: number
  /** 보건관리자 선임대상 공사. */
  healthManager: boolean
}
export interface SafetyCost {
  /** Calculated with what the client supplies. */
  incl: number
  /** 1.2 times of what is calculated without it; null where nothing is supplied. */
  excl12x: number | null
  /** What has to be set aside at least. */
  planAmt: number
  /**
   * Where the figure comes from: 제3조 (not covered), 제4조, 제4조 단서 (the limit decides), 제5조 제3항 (no target
   * amount).
   */
  ruleNo: string
  targetAmt: number
  explanation: Explanation
}

/** Share of an amount, won below one cut off; rates have two decimals, so whole numbers are multiplied. */
const share = (amount: number, pct: number): number => Math.floor((amount * Math.round(pct * 100)) / 10_000)
const say = costSentences
const won = (amount: number): Sentence => say.won({ amount: amount.toLocaleString('ko-KR') })

interface Band {
  label: Sentence
  amount: number
  formula: Sentence
}
/** The row and column of the rate table that hold for a target amount, and what comes out. */
function bandOf(
  target: number,
  kind: CostKind,
  healthManager: boolean,
  parameters: ConstructionParameters,
): Band {
  const figure = (rest: 'LowPct' | 'MiddlePct' | 'MiddleAmt' | 'HighPct' | 'HealthPct') =>
    parameters[`${kind}${rest}` satisfies ConstructionParameterName]
  const plain = (label: Sentence, pct: number): Band => ({
    label,
    amount: share(target, pct),
    formula: say.rate({ amount: won(target), pct }),
  })
  if (healthManager) return plain(say.healthManager(), figure('HealthPct'))
  if (target < parameters.costMiddleAmt) return plain(say.low(), figure('LowPct'))
  if (target >= parameters.costHighAmt) return plain(say.high(), figure('HighPct'))
  const [pct, base] = [figure('MiddlePct'), figure('MiddleAmt')]
  return {
    label: say.middle(),
    amount: share(target, pct) + base,
    formula: say.rateAndBase({ amount: won(target), pct, base: won(base) }),
  }
}

/**
 * 산업안전보건관리비 of a construction (산업안전보건법 제72조, 고시 제2024-53호; ptw.md 5.7). Amounts in won.
 * @param parameters the rate table that is in force on the base day
 */
export function calculateSafetyCost(input: SafetyCostInput, parameters: ConstructionParameters): SafetyCost {
  const { costKindCd, totalAmt, suppliedAmt, healthManager } = input
  const assumed = input.targetAmt === null
  const targetOf = (total: number) => share(total, parameters.costAssumedPct)
  const targetAmt = input.targetAmt ?? targetOf(totalAmt)
  const explained = (
    rest: Pick<Explanation, 'formula'>,
    more: Explanation['inputs'],
    article: string,
  ): Explanation => ({
    title: say.title(),
    inputs: [
      { label: say.kind(), value: kindNames[costKindCd] },
      { label: say.total(), value: won(totalAmt) },
      {
        label: say.target(),
        value: assumed
          ? say.assumed({ amount: won(targetAmt), pct: parameters.costAssumedPct })
          : won(targetAmt),
      },
      ...(suppliedAmt > 0 ? [{ label: say.supplied(), value: won(suppliedAmt) }] : []),
      ...more,
    ],
    formula: rest.formula,
    source: `${notice.law} ${article}`,
    version: parameters.version,
  })
  if (totalAmt < parameters.costMinAmt) {
    const formula = say.covered({ amount: won(parameters.costMinAmt) })
    return {
      incl: 0,
      excl12x: null,
      planAmt: 0,
      ruleNo: '제3조',
      targetAmt,
      explanation: explained({ formula }, [], '제3조'),
    }
  }
  const whole = bandOf(targetAmt, costKindCd, healthManager, parameters)
  const usual = assumed ? '제5조 제3항' : '제4조'
  if (suppliedAmt <= 0)
    return {
      incl: whole.amount,
      excl12x: null,
      planAmt: whole.amount,
      ruleNo: usual,
      targetAmt,
      explanation: explained(
        { formula: say.equals({ formula: whole.formula, amount: won(whole.amount) }) },
        [{ label: say.band(), value: whole.label }],
        `${usual}, 별표 1`,
      ),
    }
  const without = bandOf(
    assumed ? targetOf(Math.max(0, totalAmt - suppliedAmt)) : Math.max(0, targetAmt - suppliedAmt),
    costKindCd,
    healthManager,
    parameters,
  )
  const limit = Math.floor((without.amount * Math.round(parameters.costSuppliedTimes * 100)) / 100)
  const limited = limit < whole.amount
  const planAmt = Math.min(whole.amount, limit)
  return {
    incl: whole.amount,
    excl12x: limit,
    planAmt,
    ruleNo: limited ? '제4조 단서' : usual,
    targetAmt,
    explanation: explained(
      {
        formula: say.smaller({ times: parameters.costSuppliedTimes, amount: won(planAmt) }),
      },
      [
        { label: say.with(), value: say.equals({ formula: whole.formula, amount: won(whole.amount) }) },
        {
          label: say.without(),
          value: say.times({
            formula: without.formula,
            amount: won(without.amount),
            times: parameters.costSuppliedTimes,
            limit: won(limit),
          }),
        },
      ],
      '제4조 단서, 별표 1',
    ),
  }
}

export interface CostUseVerdict {
  usedPct: number
  /** What the progress asks for, in per cent of the plan; null below 50 %. */
  neededPct: number | null
  ok: boolean
  /** Won that are still to be used up to the present progress. */
  shortAmt: number
}
/**
 * Whether as much was used as the progress of the work asks for (고시 별표 3; ptw.md 5.7). Progress and shares in
 * per cent.
 */
export function judgeCostUse(
  { planAmt, usedAmt, progressPct }: { planAmt: number; usedAmt: number; progressPct: number },
  parameters: ConstructionParameters,
): CostUseVerdict {
  const neededPct =
    progressPct >= 90
      ? parameters.useThirdPct
      : progressPct >= 70
        ? parameters.useSecondPct
        : progressPct >= 50
          ? parameters.useFirstPct
          : null
  const needed = neededPct === null ? 0 : Math.ceil((planAmt * neededPct) / 100)
  return {
    usedPct: planAmt > 0 ? Math.floor((usedAmt * 1000) / planAmt) / 10 : 0,
    neededPct,
    ok: usedAmt >= needed,
    shortAmt: Math.max(0, needed - usedAmt),
  }
}
