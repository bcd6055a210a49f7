import { addLines, changeLine, changeLines, removeLines } from '../../../core/server/entity/lines.ts'
import type { Diff } from '../../../core/server/entity/audit.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { checkReferences } from '../../../core/server/entity/references.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { code, date, textarea, user } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addWorkdays } from '../../../core/shared/workday.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { chemprod, type Chemprod } from './chemprod.resource.ts'
import { improvementOfCondition, requestConditions } from './condition-improvement.server.ts'
import { matChkRqst, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import {
  beforeReceipt,
  declaredIssues,
  isReviewed,
  isWhole,
  requestIssues,
  plantsOfCheck,
  verdictLeft,
  verdicts,
} from './material-check.rule.ts'
import { materialsOf } from './material-facts.server.ts'
import { isHeadOffice, isReviewer, leadsAt, mayReview, peopleFor } from './material-people.server.ts'
import { tell, tellVerdict } from './material-tell.server.ts'
import { openReviews } from './open-reviews.server.ts'
import { registerMaterials } from './register-material.server.ts'
import { isProhibited, type ReviewLine } from './review-routing.rule.ts'
import { materialSentences, reviewLineNames, verdictNames } from './material-check.texts.ts'
import { addMonths } from '../../../core/shared/dates.ts'

type Rule = Guard<typeof matChkRqst>
const managerOnly = materialSentences.managerOnly()
const manager: Rule = ({ plantCd }, { session }) => (leadsAt(session, plantCd) ? undefined : managerOnly)
const reviewer: Rule = (_, { session }) =>
  isReviewer(session) ? undefined : materialSentences.reviewerOnly()
const requester: Rule = (row, { session }) =>
  session.vendorCd ||
  row.createUserId === session.userId ||
  row.purUserId === session.userId ||
  leadsAt(session, row.plantCd)
    ? undefined
    : materialSentences.requesterOnly()
/** Lists whose materials only head office decides: prohibited, licensed. */
const headOfficeLists = ['O1', 'O2', 'C4', 'C6']
const decider: Rule = async (row, { session, sql }) => {
  if (!leadsAt(session, row.plantCd)) return managerOnly
  if (isHeadOffice(session)) return undefined
  const subjects = row.regs.flatMap(({ regCd, regSubjTxt }) =>
    regCd === 'OA' && regSubjTxt ? [regSubjTxt] : [],
  )
  // New for process safety: no product of the company stands on that item yet.
  const { fresh } = await sql.one<{ fresh: number }>(
    `select count(*)::int as fresh from unnest($1::text[]) as s(subject) where not exists (
       select 1 from "chmRegMatch" m join "chmRegItem" i using ("regItemNo") where i."regCd" = 'OA' and i."regSubjNm" = s.subject)`,
    [subjects],
  )
  return fresh > 0 || row.regs.some(({ regCd }) => headOfficeLists.includes(regCd))
    ? materialSentences.headOfficeOnly()
    : undefined
}
const only =
  (verdict: string): Rule =>
  (row) => {
    const left = verdictLeft(row.reviews, row.conds.length, isProhibited(row.regs.map(({ regCd }) => regCd)))
    return left === verdict ? undefined : materialSentences.onlyVerdict({ verdict: verdictNames[left] })
  }

/** What suppliers offer: theirs alone; what is under review stays as it was submitted. */
export const chemprodBehaviour = defineBehaviour(chemprod, {
  without: ['multi'],
  beforeSave: (input) => {
    const issues = declaredIssues(input.comps ?? [])
    if (input.stateCd === 'L' && !input.density)
      issues.push({ path: 'density', message: materialSentences.density() })
    if (issues.length > 0) throw badFields(issues)
    return input
  },
  mayEdit: underReview,
  mayDelete: async (row, context) =>
    (await context.sql.maybe('select 1 from "matChkProd" where "chemprodNo" = $1 limit 1', [row.chemprodNo]))
      ? materialSentences.checkedNoDelete()
      : undefined,
})
async function underReview(row: Chemprod, { sql }: Context) {
  const found = await sql.maybe<{ rqstCd: string }>(
    `select r."rqstCd" from "matChkProd" p join "matChkRqst" r using ("matChkRqstNo")
     where p."chemprodNo" = $1 and r."state" not in ('draft', 'supplement', 'cancelled', 'rejected') limit 1`,
    [row.chemprodNo],
  )
  return found ? materialSentences.underReview({ code: found.rqstCd }) : undefined
}

/** When what a supplier offers was last submitted with a request: its papers stay from then on. */
export async function submittedDt({ sql }: Context, chemprodNo: string): Promise<string | null> {
  const { dt } = await sql.one<{ dt: string | null }>(
    `select to_json(max(h."actDt")) #>> '{}' as "dt" from "matChkProd" p
     join "comStateHist" h on h."taskClassNm" = 'matChkRqst' and h."taskKey" = p."matChkRqstNo"::text
     where p."chemprodNo" = $1::bigint and h."toStatCd" = 'submitted'`,
    [chemprodNo],
  )
  return dt
}

/** Requests: who submits, takes, reviews, decides and registers (chm.md 4). */
export const matChkRqstBehaviour = defineBehaviour(matChkRqst, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'draft' || row.state === 'supplement'
      ? requester(row, context)
      : row.state === 'submitted' || row.state === 'reviewing'
        ? manager(row, context)
        : materialSentences.editStates(),
  mayDelete: (row, context) =>
    row.state === 'draft' ? requester(row, context) : materialSentences.deleteDraft(),
  beforeSave: async (input, context, before) => {
    const { session, sql, today } = context
    const limits = await chemicalParameters(context, input.plantCd)
    const open = !before || before.state === 'draft' || before.state === 'supplement'
    const issues = open ? requestIssues(input, today, limits) : []
    if (issues.length > 0) throw badFields(issues)
    if (session.vendorCd && input.vendorCd !== session.vendorCd) throw forbidden()
    // Further plants look at a request with those of their own; the one that leads it is chosen by its own
    // people.
    if (
      !session.vendorCd &&
      session.plants &&
      !session.plants.includes(input.plantCd) &&
      input.plantCd !== before?.plantCd
    )
      throw forbidden()
    if (!open && JSON.stringify(plantsOfCheck(input)) !== JSON.stringify(plantsOfCheck(before)))
      throw badField('plantCds', materialSentences.plantFixed())
    for (const [index, { chemprodNo }] of (input.prods ?? []).entries())
      if (
        !(await sql.maybe('select 1 from "chemprod" where "chemprodNo" = $1 and "vendorCd" = $2', [
          chemprodNo,
          input.vendorCd,
        ]))
      )
        throw badField(`prods.${index}.chemprodNo`, materialSentences.otherVendorsMaterial())
    if (
      !open &&
      input.prods &&
      JSON.stringify(input.prods.map(({ chemprodNo }) => chemprodNo)) !==
        JSON.stringify(before.prods.map(({ chemprodNo }) => chemprodNo))
    )
      throw badField('prods', materialSentences.materialFixed())
    return {
      ...input,
      plantCds: plantsOfCheck(input).slice(1),
      vendorUserId: before?.vendorUserId ?? (session.vendorCd ? session.userId : null),
    }
  },
  transitions: {
    submit: {
      may: requester,
      guards: {
        materials: wholeMaterials,
        quantity: ({ yearQty }) => (yearQty > 0 ? undefined : materialSentences.yearQtyAboveZero()),
      },
      effect: openReviews,
    },
    accept: {
      may: manager,
      guards: {
        dept: ({ rqstDeptCd }) => (rqstDeptCd ? undefined : materialSentences.deptFirst()),
      },
      set: async (row, context) => ({ dueYmd: await dueDay(row, context) }),
      effect: async (row, context) => {
        const { matChkRqstNo, dueYmd } = row
        const due = row.reviews.map(({ matChkReviewNo }) => ({ matChkReviewNo, dueYmd }))
        await changeLines(context, matChkRqst, 'reviews', matChkRqstNo, due, { trail: false })
        for (const { lineCd } of row.reviews)
          await tell(
            context,
            row,
            'CHM_MAT_REVIEW',
            await peopleFor(context, plantsOfCheck(row), lineCd as ReviewLine),
            {
              lineNm: String(reviewLineNames[lineCd as ReviewLine]),
              dueDt: row.dueYmd ?? '',
            },
          )
      },
    },
    supplement: {
      may: reviewer,
      effect: async (row, context, input) =>
        tell(context, row, 'CHM_MAT_SUPPLEMENT', [row.vendorUserId, row.createUserId], {
          reason: String(input['reason'] ?? ''),
        }),
    },
    finishReview: {
      guards: {
        reviewed: ({ reviews }) => (isReviewed(reviews) ? undefined : materialSentences.reviewsMissing()),
      },
      effect: async (row, context) =>
        tell(context, row, 'CHM_MAT_DECIDE', await peopleFor(context, [row.plantCd], 'manager'), {}),
    },
    proposeApproval: { may: decider, guards: { verdict: only(verdicts.fit) }, set: proposal(verdicts.fit) },
    proposeConditional: {
      may: decider,
      guards: { verdict: only(verdicts.conditional) },
      set: proposal(verdicts.conditional),
    },
    proposeRejection: {
      may: decider,
      guards: { verdict: only(verdicts.unfit) },
      set: proposal(verdicts.unfit),
    },
    approve: { set: decidedFor, effect: tellVerdict },
    approveConditional: {
      set: decidedFor,
      effect: async (row, context) => {
        await tellVerdict(row, context)
        await requestConditions(row, context)
      },
    },
    reject: { set: decided, effect: tellVerdict },
    return: { set: () => ({ proposeCd: null, proposeTxt: null }) },
    register: {
      may: manager,
      guards: {
        conditions: ({ conds }) => {
          const open = conds.filter(({ timingCd, doneYn }) => timingCd === beforeReceipt && doneYn !== 'Y')
          return open.length > 0
            ? materialSentences.conditionsOpen({ conditions: open.map(({ condTxt }) => condTxt).join(', ') })
            : undefined
        },
        valid: ({ validYmd }, { today }) =>
          validYmd && validYmd < today ? materialSentences.approvalOver() : undefined,
      },
      set: (_row, _context, input) => ({ prodCd: input['prodCd'] }),
      effect: registerMaterials,
    },
    cancel: { may: requester },
  },
})

function proposal(proposeCd: string) {
  return (_row: MatChkRqst, _context: Context, input: Record<string, unknown>) => ({
    proposeCd,
    proposeTxt: input['verdictTxt'],
  })
}
/** What was proposed becomes the verdict. */
function decided({ proposeCd, proposeTxt }: MatChkRqst, { today }: Context) {
  return {
    verdictCd: proposeCd,
    verdictTxt: proposeTxt,
    verdictYmd: today,
  }
}
async function decidedFor(row: MatChkRqst, context: Context) {
  const { reviewValidMonths } = await chemicalParameters(context, row.plantCd)
  return { ...decided(row, context), validYmd: addMonths(context.today, reviewValidMonths) }
}

/** Every material: a whole composition and its Korean MSDS. */
async function wholeMaterials(row: MatChkRqst, context: Context) {
  const materials = await materialsOf(
    context,
    row.prods.map(({ chemprodNo }) => chemprodNo),
  )
  if (materials.length === 0) return materialSentences.noMaterials()
  return materials.flatMap(({ prodNm, comps, msdsCnt }) => [
    ...(isWhole(comps)
      ? []
      : [{ guard: 'composition', message: materialSentences.compositionSum({ product: prodNm }) }]),
    ...(msdsCnt > 0 ? [] : [{ guard: 'msds', message: materialSentences.msdsMissing({ product: prodNm }) }]),
  ])
}

/** 처리기한 in working days; legal substances have two more. */
async function dueDay(row: MatChkRqst, context: Context): Promise<string> {
  const limits = await chemicalParameters(context, row.plantCd)
  const days = row.regs.length > 0 ? limits.reviewDaysLegal : limits.reviewDays
  return addWorkdays(context.today, days, await holidaysFrom(context.sql, context.today))
}

const opinionFields = {
  verdictCd: code('의견', 'MAT_VERDICT', { required: true }),
  opinion: textarea('검토의견', { required: true, min: 5, max: 4000 }),
}
type Condition = Record<'txt' | 'timing', string> &
  Record<'ownerUserId' | 'dueYmd', string | null | undefined>
const conditionFields = {
  txt: textarea('조건', { required: true, max: 500 }),
  timing: code('시기', 'MAT_TIMING', { required: true }),
  ownerUserId: user('담당자'),
  dueYmd: date('기한'),
}
/**
 * The opinion of one line with its conditions; the last one ends the review.
 * @throws Refusal 400 (no opinion, conditions that do not fit the verdict), 403, 409 (not under review)
 */
export async function review(
  context: Context,
  row: MatChkRqst,
  lineCd: string,
  body: unknown,
): Promise<void> {
  const line = row.reviews.find((each) => each.lineCd === lineCd)
  if (!line || !mayReview(context.session, lineCd)) throw forbidden(materialSentences.lineOnly())
  if (row.state !== 'reviewing') throw conflict(messages.wrongState(matChkRqst.states![row.state]))
  const { conditions: given = [], ...rest } = (body ?? {}) as { conditions?: unknown }
  if (!Array.isArray(given) || given.length > 50) throw badField('conditions', messages.badType('조건'))
  const opinion = checkedInput(opinionFields, rest)
  await checkReferences({ fields: opinionFields }, context, opinion, undefined)
  const conditions: Condition[] = []
  for (const [index, each] of (given as unknown[]).entries()) {
    try {
      const condition = checkedInput(conditionFields, each)
      await checkReferences({ fields: conditionFields }, context, condition, undefined)
      conditions.push(condition as Condition)
    } catch (error) {
      ;(error as { fields?: { path: string }[] }).fields?.forEach(
        (field) => (field.path = `conditions.${index}.${field.path}`),
      )
      throw error
    }
  }
  const conditional = opinion['verdictCd'] === verdicts.conditional
  if (conditional && conditions.length === 0)
    throw badField('conditions', materialSentences.conditionNeeded())
  if (!conditional && conditions.length > 0)
    throw badField('verdictCd', materialSentences.conditionalNeeded())
  const before = row.conds.filter((each) => each.lineCd === lineCd)
  const gone = before.map(({ matChkCondNo }) => matChkCondNo)
  await removeLines(context, matChkRqst, 'conds', row.matChkRqstNo, gone, { trail: false })
  const asked = conditions.map(({ txt, timing, ownerUserId = null, dueYmd = null }) => ({
    lineCd,
    condTxt: txt,
    timingCd: timing,
    ownerUserId,
    dueYmd,
    doneYn: 'N' as const,
  }))
  await addLines(context, matChkRqst, 'conds', row.matChkRqstNo, asked, { trail: false })
  const review = {
    matChkReviewNo: line.matChkReviewNo,
    verdictCd: String(opinion['verdictCd']),
    opinion: opinion['opinion'] as string | null,
    reviewUserId: context.session.userId,
    reviewDt: context.now,
  }
  const trail: Diff = {
    reviews: [
      [{ lineCd, verdictCd: line.verdictCd, opinion: line.opinion }],
      [{ lineCd, verdictCd: opinion['verdictCd'], opinion: opinion['opinion'] }],
    ],
  }
  if (conditions.length > 0 || before.length > 0)
    trail['conds'] = [
      before,
      conditions.map(({ txt, timing, ...each }) => ({ ...each, lineCd, condTxt: txt, timingCd: timing })),
    ]
  await changeLine(context, matChkRqst, 'reviews', row.matChkRqstNo, review, { trail })
  const { open } = await context.sql.one<{ open: number }>(
    'select count(*)::int as open from "matChkReview" where "matChkRqstNo" = $1 and "verdictCd" is null',
    [row.matChkRqstNo],
  )
  if (open === 0)
    await actingAs(context, asSystem('자재 사전검토 검토완료'), (own) =>
      runTransition(matChkRqstBehaviour, own, row.matChkRqstNo, 'finishReview'),
    )
}

/**
 * Its owner, the manager or the end of its improvement meets a condition. @throws Refusal 400, 403, 404, 409
 */
export async function meetCondition(
  context: Context,
  row: MatChkRqst,
  condNo: number,
  body: unknown,
): Promise<void> {
  const condition = row.conds.find(({ matChkCondNo }) => matChkCondNo === condNo)
  if (!condition) throw badField('matChkCondNo', messages.notFound)
  const { session } = context
  if (condition.ownerUserId !== session.userId && !leadsAt(session, row.plantCd))
    throw forbidden(materialSentences.ownerOnly())
  if (row.state !== 'conditional' && row.state !== 'registered')
    throw conflict(messages.wrongState(matChkRqst.states![row.state]))
  const impr = await improvementOfCondition(context, row.matChkRqstNo, condNo)
  if (impr) throw conflict(materialSentences.metByImprovement({ impr }))
  const doneTxt = checkedInput({ doneTxt: textarea('이행 내용', { required: true, max: 500 }) }, body)[
    'doneTxt'
  ]
  const { matChkCondNo, lineCd, condTxt } = condition
  const done = { matChkCondNo, doneYn: 'Y' as const, doneDt: context.now, doneTxt: String(doneTxt) }
  await changeLine(context, matChkRqst, 'conds', row.matChkRqstNo, done, {
    trail: { conds: [[{ lineCd, condTxt, doneYn: 'N' }], [{ lineCd, condTxt, doneYn: 'Y', doneTxt }]] },
  })
}
