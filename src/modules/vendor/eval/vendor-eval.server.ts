import { dayOfMoment } from '../../../core/shared/moment.ts'
import { evalKinds, vendorGrades } from '../vendor/vendor-codes.rule.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, ruleAt } from '../../../core/server/http/errors.ts'
import { addLines, changeLines } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { flag, number, textarea } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import {
  headOfficePeople,
  isHeadOffice,
  isKeeper,
  isSafety,
  isVendorManager,
  safetyPeople,
  vendorManagers,
} from '../vendor-people.server.ts'
import {
  accidentMessage,
  accidentPoints,
  accidentScoreFits,
  accidentWeight,
  weightMessage,
  weightsFit,
} from './evaluation.rule.ts'
import { accidentItem } from './eval-item-codes.rule.ts'
import { evalStates, objectionDays, openEvalStates } from './eval-transitions.rule.ts'
import { vendor } from '../vendor/vendor.resource.ts'
import { evalForm, evalMenus, vendorEval, type EvalItem, type VendorEval } from './vendor-eval.resource.ts'
import { checkCorrection, checkHalf } from './eval-checks.server.ts'
import { accidentsOf, foundColumns, noFound, recordsOf, resultOf, resultWith } from './eval-result.server.ts'
import { openPsrmPlan } from './psrm-plan.server.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

type Rule = Guard<typeof vendorEval>
/** Items of EVAL_KIND. */
const kinds = { selection: evalKinds.selection, psrm: evalKinds.psrm } as const
const monthsValid = 12
const worstGrade = vendorGrades.worst

/** Forms: weights of 100; one by which a company was judged stays as it was. */
export const evalFormBehaviour = defineBehaviour(evalForm, {
  without: ['multi'],
  mayEdit: async ({ evalFormNo }, { sql }) =>
    (await sql.maybe('select 1 from "vendorEval" where "evalFormNo" = $1 limit 1', [evalFormNo]))
      ? evaluationSentences.usedForm()
      : undefined,
  beforeSave: (input, _, before) => {
    if (!weightsFit(input.items ?? before?.items ?? [])) throw ruleAt('items', weightMessage)
    return { ...input, items: input.items?.map((item) => ({ ...item, minRate: item.minRate ?? 0 })) }
  },
})

const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
const isEvaluator = (row: VendorEval, userId: string): boolean =>
  row.evaluators.some(({ evalUserId }) => evalUserId === userId)
const evaluator: Rule = (row, { session }) =>
  isEvaluator(row, session.userId) || isSafety(session) ? undefined : evaluationSentences.evaluatorsOnly()
const company: Rule = (row, { session }) =>
  session.vendorCd === row.vendorCd && isVendorManager(session)
    ? undefined
    : evaluationSentences.companyOnly()
/** The person who decides an objection has not scored (vendor 4, 10). */
const otherDecider: Rule = (row, { session }) => {
  if (!isHeadOffice(session)) return vendorModuleSentences.headOfficeConfirms()
  return isEvaluator(row, session.userId) ? evaluationSentences.ownObjection() : undefined
}

const scored: Rule = (row) => {
  const open = row.items.filter(({ naYn, evalScore }) => naYn !== 'Y' && evalScore === null)
  return open.length > 0
    ? evaluationSentences.unscored({ count: open.length, first: open[0]!.itemNm })
    : undefined
}
const selfScored: Rule = (row) => {
  const open = row.items.filter(({ selfScore }) => selfScore === null)
  if (open.length > 0) return evaluationSentences.selfUnscored({ count: open.length, first: open[0]!.itemNm })
  const bare = row.items.filter(({ minRate, evidTxt }) => (minRate ?? 0) > 0 && !evidTxt)
  return bare.length > 0
    ? evaluationSentences.noEvidence({ items: bare.map(({ itemNm }) => itemNm).join(', ') })
    : undefined
}
/** The score of the accidents is the one that follows from their number, where it was written down. */
const accidentsFit: Rule = async (row, context) => {
  const { items } = row
  const { accidentCnt, deadCnt } = accidentsOf(row, await recordsOf(row, context))
  const item = items.find(
    ({ itemNm, weight, naYn }) => itemNm === accidentItem && weight === accidentWeight && naYn !== 'Y',
  )
  if (!item || accidentCnt === null || item.evalScore === null) return undefined
  const points = accidentPoints(accidentCnt, (deadCnt ?? 0) > 0)
  return item.evalScore === points
    ? undefined
    : deadCnt
      ? evaluationSentences.accidentPointsDead({
          item: accidentItem,
          count: accidentCnt,
          dead: deadCnt,
          points,
        })
      : evaluationSentences.accidentPoints({ item: accidentItem, count: accidentCnt, points })
}
const enoughEvaluators: Rule = ({ evalTypeCd, evaluators }) =>
  evalTypeCd === kinds.selection && new Set(evaluators.map(({ evalUserId }) => evalUserId)).size < 2
    ? evaluationSentences.twoEvaluators()
    : undefined
/** A result with which a company is not chosen or loses its orders is not one person's word (ABZ05). */
const approvalNeeded: Rule = async (row, context) => {
  const { passYn, gradeCd } = await resultOf(row, context)
  return passYn === 'N' || gradeCd === worstGrade ? evaluationSentences.approvalNeeded() : undefined
}
const inTime: Rule = ({ objectToYmd }, { today }) =>
  objectToYmd && today > objectToYmd ? evaluationSentences.late() : undefined

/** The result with what the records said when it was given. */
const resultColumns = async (row: VendorEval, context: Context) => {
  const records = await recordsOf(row, context)
  const { score, gradeCd, passYn } = await resultWith(row, records, context)
  return { score, gradeCd, passYn, ...foundColumns(records) }
}
/** Decided anew: the records stay as they were when the result was given. */
const decidedColumns = async (row: VendorEval, context: Context) => {
  const { score, gradeCd, passYn } = await resultOf(row, context)
  return { score, gradeCd, passYn }
}
const confirmation = (now: string) => ({
  confirmDt: now,
  validToYmd: addMonths(dayOfMoment(now), monthsValid),
})

/** Evaluations of companies. */
export const vendorEvalBehaviour = defineBehaviour(vendorEval, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'planned' || row.state === 'reviewing'
      ? safety(row, context)
      : evaluationSentences.editStates(),
  mayDelete: (row, context) =>
    row.state === 'planned' ? safety(row, context) : evaluationSentences.deletePlanned(),
  mayAttach: (row, { session }) =>
    row.state === 'selfReview' || (row.state === 'reviewing' && !session.vendorCd)
      ? undefined
      : messages.wrongState(evalStates[row.state]),
  beforeSave: async (input, context, before) => {
    const { sql, session } = context
    if (!isKeeper(session, evalMenus) || !isSafety(session))
      throw forbidden(evaluationSentences.plansSafety())
    const form = await sql.one<{ evalTypeCd: string; useYn: string }>(
      'select "evalTypeCd", "useYn" from "evalForm" where "evalFormNo" = $1',
      [input.evalFormNo],
    )
    if (before && before.evalFormNo !== input.evalFormNo)
      throw badField('evalFormNo', evaluationSentences.fixedForm())
    if (before && before.vendorCd !== input.vendorCd)
      throw badField('vendorCd', evaluationSentences.fixedVendor())
    if (!before && form.useYn !== 'Y') throw badField('evalFormNo', evaluationSentences.unusedForm())
    const open = await sql.maybe<{ evalCd: string }>(
      `select "evalCd" from "vendorEval" where "vendorCd" = $1 and "plantCd" = $2 and "evalTypeCd" = $3 and "state" = any($4::text[]) and "vendorEvalNo" <> $5 limit 1`,
      [input.vendorCd, input.plantCd, form.evalTypeCd, openEvalStates, before?.vendorEvalNo ?? 0],
    )
    if (open) throw conflict(evaluationSentences.alreadyOpen())
    if ((input.deadCnt ?? 0) > (input.accidentCnt ?? 0))
      throw badField('deadCnt', evaluationSentences.deadAmong())
    const half = await checkHalf(input, form.evalTypeCd, before?.vendorEvalNo ?? 0, context)
    await checkCorrection(input, context)
    if (input.causeOpenYn === 'Y' && !input.deadCnt)
      throw badField('causeOpenYn', evaluationSentences.causeOnlyDead())
    if (
      input.contractNo &&
      !(await sql.maybe('select 1 from "vendorContract" where "contractNo" = $1 and "vendorCd" = $2', [
        input.contractNo,
        input.vendorCd,
      ]))
    )
      throw badField('contractNo', evaluationSentences.notItsContract())
    return { ...input, ...half, evalTypeCd: form.evalTypeCd }
  },
  // The form may change later; what this company is judged by does not.
  afterSave: async (vendorEvalNo, context, before) => {
    if (before) return
    const items = await context.sql.query<
      Pick<EvalItem, 'grpNm' | 'itemNm' | 'weight' | 'minRate' | 'guideTxt'>
    >(
      `select f."grpNm", f."itemNm", f."weight", f."minRate", f."guideTxt" from "evalFormItem" f join "vendorEval" e using ("evalFormNo")
       where e."vendorEvalNo" = $1 order by f."evalFormItemNo"`,
      [vendorEvalNo],
    )
    const given = items.map((item) => ({ ...item, naYn: 'N' as const }))
    await addLines(context, vendorEval, 'items', vendorEvalNo, given, { trail: false })
  },
  transitions: {
    requestSelf: {
      may: safety,
      effect: async (row, context) =>
        tell(context, row, 'VND_EVAL_SELF', await vendorManagers(context, row.vendorCd)),
    },
    submitSelf: {
      may: company,
      guards: { selfScored },
      effect: async (row, context) =>
        tell(context, row, 'VND_EVAL_SUBMITTED', [
          ...(await safetyPeople(context, row.plantCd)),
          ...evaluatorsOf(row),
        ]),
    },
    startReview: { may: safety },
    notify: {
      may: evaluator,
      guards: { scored, accidents: accidentsFit, evaluators: enoughEvaluators, approval: approvalNeeded },
      set: async (row, context) => ({
        ...(await resultColumns(row, context)),
        objectToYmd: addDays(context.today, objectionDays),
      }),
      effect: async (row, context) =>
        tell(context, row, 'VND_EVAL_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    submitResult: {
      may: safety,
      guards: { scored, accidents: accidentsFit, evaluators: enoughEvaluators },
      set: resultColumns,
    },
    announce: {
      set: (_, { today }) => ({ objectToYmd: addDays(today, objectionDays) }),
      effect: async (row, context) =>
        tell(context, row, 'VND_EVAL_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    reopen: { set: () => ({ score: null, gradeCd: null, passYn: null, ...noFound }) },
    object: {
      may: company,
      guards: { inTime },
      set: (_row, _context, input) => ({ objectCont: input['reason'] }),
      effect: async (row, context) =>
        tell(context, row, 'VND_EVAL_OBJECTED', [...evaluatorsOf(row), ...(await headOfficePeople(context))]),
    },
    accept: {
      may: company,
      set: (_, { now, session }) => ({ ...confirmation(now), decideUserId: session.userId }),
      effect: writeGrade,
    },
    passDeadline: { set: (_, { now }) => confirmation(now), effect: writeGrade },
    decide: {
      may: otherDecider,
      guards: { scored },
      set: async (row, context, input) => ({
        ...(await decidedColumns(row, context)),
        ...confirmation(context.now),
        decideUserId: context.session.userId,
        decideCont: input['reason'],
      }),
      effect: async (row, context) => {
        await writeGrade(row, context)
        await tell(context, row, 'VND_EVAL_RESULT', await vendorManagers(context, row.vendorCd))
      },
    },
    cancel: { may: safety },
  },
})

const evaluatorsOf = ({ evaluators }: VendorEval): string[] => evaluators.map(({ evalUserId }) => evalUserId)

/**
 * The confirmed result becomes the company's grade; process safety has its own scale and leaves it. (vendor
 * 2.3: grade written at VEL06)
 */
async function writeGrade(row: VendorEval, context: Context): Promise<void> {
  if (row.evalTypeCd === kinds.psrm) return openPsrmPlan(row, context)
  if (!row.gradeCd) return
  await setColumns(context, vendor, row.vendorCd, { gradeCd: row.gradeCd, gradeYmd: context.today })
}

const selfFields = {
  selfScore: number('자가점수', { min: 0, decimals: 1 }),
  evidTxt: textarea('증빙 설명', { max: 1000 }),
}
const evalFields = {
  evalScore: number('평가점수', { min: 0, decimals: 2 }),
  naYn: flag('해당없음', { required: true }),
  cont: textarea('평가의견', { max: 1000 }),
}
/**
 * Saves the company's own scores, or an evaluator's, item by item.
 * @throws Refusal 400 (above the weight, no such item), 403 (neither company nor evaluator), 409 (not in this
 * state)
 */
export async function saveScores(row: VendorEval, context: Context, body: unknown): Promise<void> {
  const { session } = context
  const self = Boolean(session.vendorCd)
  if (self ? !isVendorManager(session) : !isEvaluator(row, session.userId) && !isSafety(session))
    throw forbidden(evaluationSentences.scorers())
  const open = self
    ? row.state === 'selfReview'
    : row.state === 'reviewing' || (row.state === 'objected' && isHeadOffice(session))
  if (!open) throw conflict(messages.wrongState(evalStates[row.state]))
  const given = (body as { items?: unknown } | null | undefined)?.items
  if (!Array.isArray(given)) throw badField('items', messages.badType(String(evaluationSentences.items())))
  const scored: (Partial<EvalItem> & Pick<EvalItem, 'vendorEvalItemNo'>)[] = []
  for (const [index, each] of (given as Record<string, unknown>[]).entries()) {
    const { vendorEvalItemNo, ...rest } = each ?? {}
    const item = row.items.find((known) => known.vendorEvalItemNo === vendorEvalItemNo)
    if (!item) throw badField(`items.${index}.vendorEvalItemNo`, messages.notFound)
    const values = checkedInput(self ? selfFields : evalFields, rest)
    const score = (values['selfScore'] ?? values['evalScore']) as number | null | undefined
    if (score !== null && score !== undefined && score > item.weight)
      throw badField(
        `items.${index}.${self ? 'selfScore' : 'evalScore'}`,
        evaluationSentences.aboveWeight({ item: item.itemNm, weight: item.weight }),
      )
    if (
      !self &&
      item.itemNm === accidentItem &&
      typeof score === 'number' &&
      !accidentScoreFits(item.weight, score)
    )
      throw badField(`items.${index}.evalScore`, accidentMessage)
    const {
      selfScore = null,
      evidTxt = null,
      evalScore = null,
      naYn,
      cont = null,
    } = values as Partial<EvalItem>
    scored.push({
      vendorEvalItemNo: item.vendorEvalItemNo,
      ...(self ? { selfScore, evidTxt } : { evalScore: naYn === 'Y' ? null : evalScore, naYn, cont }),
    })
  }
  await changeLines(context, vendorEval, 'items', row.vendorEvalNo, scored)
}

const tell = (
  context: Context,
  row: VendorEval,
  eventCd: string,
  to: readonly (string | null)[],
): Promise<void> =>
  notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: {
      evalCd: row.evalCd ?? '',
      vendorNm: row.vendorNm ?? '',
      periodTxt: row.periodTxt,
      dueDt: row.objectToYmd ?? row.dueYmd,
    },
    linkUrl: addressOf(vendorRecords.vendorEval, row.vendorEvalNo),
    plantCd: row.plantCd,
  }).then(() => undefined)
