import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { amountIssues } from './construction.rule.ts'
import {
  constructionParameters,
  constructionPlace,
  isPlacing,
  placingOnly,
  type ConstructionPlace,
} from './construction-facts.server.ts'
import { calculateSafetyCost, isCostKind, noCostKind, type SafetyCost } from './safety-cost.rule.ts'
import { safCost, safCostUse, type SafCost, type SafCostUse } from './safety-cost.resource.ts'
import { tellOfConstruction } from './construction-notices.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { constructionRecords } from '../record-pages.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { constructionInput, constructionSentences } from './construction.texts.ts'
import { costRefusals, costSentences } from './safety-cost.texts.ts'

const plantOnly = constructionSentences.plantOnly()
const placing = async (row: Pick<SafCost, 'constNo'>, context: Context): Promise<Sentence | undefined> => {
  if (context.session.vendorCd) return plantOnly
  const construction = await constructionPlace(context, row.constNo)
  return construction && isPlacing(context, construction) ? undefined : placingOnly
}
const placeOf = async (context: Context, constNo: number): Promise<ConstructionPlace> => {
  const construction = await constructionPlace(context, constNo)
  if (!construction) throw badField('constNo', constructionSentences.unknown())
  return construction
}

/**
 * Amounts from which a safety cost is calculated; those of a plan, or those that are tried in the calculator.
 */
export interface CostAmounts {
  costKindCd: string
  totalAmt: number
  targetAmt?: number | null
  suppliedAmt?: number | null
  healthMgrYn?: 'Y' | 'N' | null
  baseYmd: string
}
/**
 * The safety cost with the table that was in force on the base day; undefined for a work that the notice does
 * not cover.
 * @throws Refusal 400
 */
export async function costOf(
  context: Pick<Context, 'sql' | 'today'>,
  amounts: CostAmounts,
  plantCd: string | null,
): Promise<SafetyCost | undefined> {
  if (amounts.costKindCd === noCostKind) return undefined
  if (!isCostKind(amounts.costKindCd)) throw badField('costKindCd', constructionSentences.chooseKind())
  return calculateSafetyCost(
    {
      costKindCd: amounts.costKindCd,
      totalAmt: amounts.totalAmt,
      targetAmt: amounts.targetAmt ?? null,
      suppliedAmt: amounts.suppliedAmt ?? 0,
      healthManager: amounts.healthMgrYn === 'Y',
    },
    await constructionParameters(context, plantCd, amounts.baseYmd),
  )
}

const planned = ['draft', 'supplement']
/** What is set aside for a construction: never less than what the notice says (ptw.md 5.7). */
export const safCostBehaviour = defineBehaviour(safCost, {
  without: ['multi'],
  mayEdit: (row, context) =>
    planned.includes(row.state) ? placing(row, context) : costRefusals.editStates(),
  mayDelete: (row, context) => (row.state === 'draft' ? placing(row, context) : costRefusals.deleteDraft()),
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd) throw forbidden(plantOnly)
    const construction = await placeOf(context, input.constNo)
    if (!isPlacing(context, construction)) throw forbidden(placingOnly)
    if (before && before.constNo !== input.constNo) throw badField('constNo', costRefusals.planFixed())
    const issues = amountIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const cost = await costOf(context, input, construction.plantCd)
    const legalAmt = cost?.planAmt ?? 0
    const planAmt = input.planAmt ?? legalAmt
    if (planAmt < legalAmt)
      throw badField('planAmt', costRefusals.belowLaw({ amount: legalAmt.toLocaleString('ko-KR') }))
    return {
      ...input,
      plantCd: construction.plantCd,
      vendorCd: construction.vendorCd,
      legalAmt,
      planAmt,
      ruleTxt: cost?.ruleNo ?? String(costSentences.notCovered()),
      tableTxt: cost?.explanation.version === undefined ? null : String(cost.explanation.version),
    }
  },
  transitions: { propose: { may: placing }, revise: { may: placing } },
})

const costPage = (constNo: number): string => addressOf(constructionRecords.safConst, constNo)
type UseGuard = Guard<typeof safCostUse>
const spending: UseGuard = (row, context) => (context.session.vendorCd ? undefined : placing(row, context))
const noEvidence: UseGuard = async ({ costUseNo }, { sql }) =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = 'safCostUse' and "taskKey" = $1 and "delYn" = 'N' limit 1`,
    [String(costUseNo)],
  ))
    ? undefined
    : costRefusals.noEvidence()

/** What was spent: the company enters it with its evidence, the plant confirms it or says why not. */
export const safCostUseBehaviour = defineBehaviour(safCostUse, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'confirmed' ? costRefusals.editConfirmed() : spending(row, context),
  mayDelete: (row, context) =>
    row.state === 'confirmed' ? costRefusals.deleteConfirmed() : spending(row, context),
  beforeSave: async (input, context, before) => {
    const construction = await placeOf(context, input.constNo)
    if (!context.session.vendorCd && !isPlacing(context, construction)) throw forbidden(placingOnly)
    if (before && before.constNo !== input.constNo) throw badField('constNo', costRefusals.useFixed())
    if (
      !(await context.sql.maybe(`select 1 from "safCost" where "constNo" = $1 and "state" = 'approved'`, [
        input.constNo,
      ]))
    )
      throw badField('constNo', costRefusals.planFirst())
    if (input.useYm < construction.startYmd.slice(0, 7) || input.useYm > construction.endYmd.slice(0, 7))
      throw badField(
        'useYm',
        constructionInput.useInside({ from: construction.startYmd, to: construction.endYmd }),
      )
    if (input.useYm > context.now.slice(0, 7)) throw badField('useYm', constructionInput.useAfterToday())
    return { ...input, plantCd: construction.plantCd, vendorCd: construction.vendorCd }
  },
  afterSave: async (costUseNo, context, before) => {
    if (before || !context.session.vendorCd) return
    const { constNo } = await context.sql.one<{ constNo: number }>(
      'select "constNo" from "safCostUse" where "costUseNo" = $1',
      [costUseNo],
    )
    await tellOfConstruction(context, 'CNS_COST', constNo, costRefusals.entered(), costPage(constNo))
  },
  transitions: {
    confirm: {
      may: placing,
      guards: { evidence: noEvidence },
      set: (_row: SafCostUse, { session, now }) => ({
        confirmUserId: session.userId,
        confirmDt: now,
        rejectCd: null,
        rejectTxt: null,
      }),
    },
    reject: {
      may: placing,
      set: (_row: SafCostUse, _context, input) => ({
        rejectCd: input['rejectCd'],
        rejectTxt: input['rejectTxt'],
      }),
      effect: (row, context, input) =>
        tellOfConstruction(
          context,
          'CNS_COST',
          row.constNo,
          costRefusals.rejected({
            month: row.useYm,
            reason: typeof input['rejectTxt'] === 'string' ? input['rejectTxt'] : '',
          }),
          costPage(row.constNo),
        ),
    },
    resubmit: { may: spending, set: () => ({ rejectCd: null, rejectTxt: null }) },
  },
})
