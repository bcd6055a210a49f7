import { riskLevels } from '../vendor/vendor-codes.rule.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden, refused } from '../../../core/server/http/errors.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { code, number, text } from '../../../core/shared/field.ts'
import { changeLines } from '../../../core/server/entity/lines.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { reviewDue } from '../review-due.server.ts'
import { isKeeper, isSafety, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { stayIssues, verdictOf, verdicts } from './enter-check.rule.ts'
import { heardProblems } from './enter-heard.rule.ts'
import {
  checkTargets,
  entryParameters,
  seesPersons,
  type Asked,
  type CheckedTarget,
} from './enter-facts.server.ts'
import { enterMenus, enterRqst, type EnterLine, type EnterRqst } from './enter-rqst.resource.ts'
import { enterStates } from './enter-transitions.rule.ts'
import { issuePasses } from './enter-pass.server.ts'
import { enterSentences } from './enter.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { messages } from '../../../core/shared/messages.ts'

type Rule = Guard<typeof enterRqst>
/** Item of RISK_LVL whose entries go through approval (vendor 4). */
const highRisk = riskLevels.high
const openStates: readonly string[] = ['draft', 'supplement']
const ownOnly = enterSentences.ownOnly()
const mayWrite = (session: Session): boolean => Boolean(session.vendorCd) || isKeeper(session, enterMenus)

const company: Rule = (_, { session }) => (mayWrite(session) ? undefined : ownOnly)
const supervisor: Rule = (row, { session }) =>
  isSystem(session) ||
  row.mgrUserId === session.userId ||
  isSafety(session) ||
  (isKeeper(session, enterMenus) && row.deptCd === session.deptCd)
    ? undefined
    : enterSentences.supervisorOnly()
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())

/** The lines as the check finds them now, in the order of the request. */
export const checkRequest = (context: Context, row: EnterRqst): Promise<CheckedTarget[]> =>
  checkTargets(context, row, row.lines)

const lines: Rule = async (row, context) => {
  if (row.lines.length === 0) return enterSentences.noLines()
  const unfit = (await checkRequest(context, row)).filter(
    ({ problems }, index) =>
      verdictOf(problems) === verdicts.unfit && row.lines[index]!.reviewCd !== verdicts.unfit,
  )
  return unfit.length > 0
    ? unfit.flatMap(({ problems }) =>
        heardProblems(problems, seesPersons(context.session))
          .filter(({ level }) => level === 'BLOCK')
          .map(({ message, fixUrl }) => ({ guard: 'lines', message, fixUrl })),
      )
    : undefined
}
const submittable: Rule = async (row, context) => {
  const found = await lines(row, context)
  return Array.isArray(found) ? [{ guard: 'lines', message: enterSentences.unfitLines() }, ...found] : found
}
/** A holder has one pass at a plant, so only one request at a time may ask for it. */
const underWay: Rule = async (row, { sql }) => {
  const others = await sql.query<{ enterRqstNo: number; enterRqstCd: string; held: number[] }>(
    `select r."enterRqstNo", r."enterRqstCd", json_agg(mine."enterRqstLineNo") as "held"
     from "enterRqst" r join "enterRqstLine" l using ("enterRqstNo") join "enterRqstLine" mine on mine."enterRqstNo" = $1
       and (mine."vendorWorkerNo" = l."vendorWorkerNo" or mine."vendorEquipNo" = l."vendorEquipNo")
     where r."enterRqstNo" <> $1 and r."plantCd" = $2 and r."state" in ('submitted', 'deptConfirmed', 'reviewed', 'approving')
       and r."fromYmd" <= $4 and r."toYmd" >= $3 group by 1, 2 order by 1`,
    [row.enterRqstNo, row.plantCd, row.fromYmd, row.toYmd],
  )
  return others.map(({ enterRqstNo, enterRqstCd, held }) => ({
    guard: 'underWay',
    status: 409 as const,
    message: enterSentences.underWay({
      request: enterRqstCd,
      names: row.lines
        .filter(({ enterRqstLineNo }) => held.includes(enterRqstLineNo))
        .map(({ vendorWorkerNm, vendorEquipNm }) => vendorWorkerNm ?? vendorEquipNm ?? '')
        .join(', '),
    }),
    fixUrl: addressOf(vendorRecords.enterRqst, enterRqstNo),
  }))
}
const reviewed: Rule = ({ lines: asked }) => {
  const open = asked.filter(({ reviewCd }) => !reviewCd)
  return open.length > 0 ? enterSentences.unreviewed({ count: open.length }) : undefined
}
const somebody: Rule = ({ lines: asked }) =>
  asked.every(({ reviewCd }) => reviewCd === verdicts.unfit) ? enterSentences.nobody() : undefined
/**
 * Entries under a contract of high risk and people who are let in on a condition are approved by document
 * (ABZ03).
 */
const needsApproval: Rule = async (row, { sql }) => {
  const contract = row.contractNo
    ? await sql.maybe<{ riskLvlCd: string }>(
        'select "riskLvlCd" from "vendorContract" where "contractNo" = $1',
        [row.contractNo],
      )
    : undefined
  const needed =
    contract?.riskLvlCd === highRisk || row.lines.some(({ reviewCd }) => reviewCd === verdicts.conditional)
  return needed ? enterSentences.needsApproval() : undefined
}

/**
 * Requests to come in: written by the company, confirmed by who supervises the work, reviewed line by line by
 * the safety people.
 */
export const enterRqstBehaviour = defineBehaviour(enterRqst, {
  without: ['multi'],
  mayEdit: (row, context) =>
    openStates.includes(row.state) ? company(row, context) : enterSentences.editDraft(),
  mayDelete: (row, context) => (row.state === 'draft' ? company(row, context) : enterSentences.deleteDraft()),
  mayAttach: (row, context) =>
    openStates.includes(row.state) ? company(row, context) : enterSentences.attachDraft(),
  beforeSave: async (input, context, before) => {
    const { sql, session } = context
    if (!mayWrite(session)) throw forbidden(ownOnly)
    if (before && before.vendorCd !== input.vendorCd) throw badField('vendorCd', enterSentences.fixedVendor())
    const visited = await visitedOf(input, context)
    const asked: Asked = { ...input, contractNo: input.contractNo ?? null }
    const issues = stayIssues(asked, await entryParameters(context, input.plantCd))
    if (issues.length > 0) throw badFields(issues)
    if (!input.lines) return { ...input, ...visited }
    const given = input.lines
    given.forEach(({ vendorWorkerNo, vendorEquipNo }, index) => {
      if (Boolean(vendorWorkerNo) === Boolean(vendorEquipNo))
        throw badField(`lines.${index}.vendorWorkerNo`, enterSentences.oneOfTwo())
    })
    const keys = given.map(({ vendorWorkerNo, vendorEquipNo }) =>
      vendorWorkerNo ? `W${vendorWorkerNo}` : `E${vendorEquipNo}`,
    )
    const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index)
    if (twice >= 0) throw badField(`lines.${twice}.vendorWorkerNo`, enterSentences.twice())
    const strangers = await sql.query<{ key: string }>(
      `select 'W' || "vendorWorkerNo" as key from "vendorWorker" where "vendorWorkerNo" = any($1::bigint[]) and "vendorCd" <> $3
       union all select 'E' || "vendorEquipNo" from "vendorEquip" where "vendorEquipNo" = any($2::bigint[]) and "vendorCd" <> $3`,
      [
        given.flatMap((line) => line.vendorWorkerNo ?? []),
        given.flatMap((line) => line.vendorEquipNo ?? []),
        input.vendorCd,
      ],
    )
    if (strangers.length > 0)
      throw badField(`lines.${keys.indexOf(strangers[0]!.key)}.vendorWorkerNo`, enterSentences.stranger())
    const checked = await checkTargets(context, asked, given)
    return {
      ...input,
      ...visited,
      lines: given.map((line, index) => ({ ...line, ...verdictColumns(checked[index]!), ...unreviewed })),
    }
  },
  transitions: {
    submit: {
      may: company,
      guards: { lines: submittable, underWay },
      set: async (row, context) => ({
        submitDt: context.now,
        reviewDueYmd: await reviewDue(context, row.plantCd),
      }),
      effect: async (row, context) => {
        await storeCheck(context, row)
        await tell(context, row, 'VND_ENTER_RQST', row.mgrUserId ? [row.mgrUserId] : [])
      },
    },
    confirm: {
      may: supervisor,
      guards: { lines },
      set: (_, { session }) => ({ confirmUserId: session.userId }),
      effect: async (row, context) =>
        tell(context, row, 'VND_ENTER_RQST', await safetyPeople(context, row.plantCd)),
    },
    review: {
      may: safety,
      guards: { reviewed, lines, somebody },
      set: (_row, _context, input) => ({ decideCont: input['decideCont'] ?? null }),
      effect: (row, context) => storeCheck(context, row),
    },
    approve: { may: safety, guards: { needsApproval, lines }, set: decided, effect: approved },
    requestApproval: { may: safety, guards: { lines } },
    grant: { set: decided, effect: approved },
    turnDown: {
      effect: async (row, context) =>
        tell(context, row, 'VND_ENTER_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    askSupplement: {
      may: supervisor,
      set: (_row, _context, input) => ({ decideCont: input['reason'] }),
      effect: async (row, context) =>
        tell(context, row, 'VND_ENTER_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    reject: {
      may: supervisor,
      set: (_row, _context, input) => ({ decideCont: input['reason'] }),
      effect: async (row, context) =>
        tell(context, row, 'VND_ENTER_RESULT', await vendorManagers(context, row.vendorCd)),
    },
    cancel: { may: company },
  },
})

/**
 * Department and supervisor of a visit: a company names its contract and reads nobody of the plant, so they
 * follow from it, or without one from the newest contract that runs at the plant.
 * @throws Refusal 400
 */
async function visitedOf(
  input: Pick<EnterRqst, 'vendorCd' | 'plantCd'> &
    Partial<Pick<EnterRqst, 'contractNo' | 'deptCd' | 'mgrUserId'>>,
  { sql, session }: Context,
): Promise<{ deptCd: string; mgrUserId: string }> {
  if (!session.vendorCd) {
    if (!input.deptCd) throw badField('deptCd', messages.requiredField('방문부서'))
    if (!input.mgrUserId) throw badField('mgrUserId', messages.requiredField('감독자'))
    return { deptCd: input.deptCd, mgrUserId: input.mgrUserId }
  }
  const contract = await sql.maybe<{ deptCd: string; mgrUserId: string }>(
    `select "deptCd", "mgrUserId" from "vendorContract" where "vendorCd" = $1 and "plantCd" = $2 and ("contractNo" = $3 or ($3::bigint is null and "state" = 'active'))
     order by "toYmd" desc, "contractNo" desc limit 1`,
    [input.vendorCd, input.plantCd, input.contractNo ?? null],
  )
  if (!contract) throw badField('contractNo', enterSentences.noContract())
  return contract
}

function decided(_row: EnterRqst, { session, now }: Context) {
  return { decideUserId: isSystem(session) ? null : session.userId, decideDt: now }
}
async function approved(row: EnterRqst, context: Context): Promise<void> {
  await issuePasses(context, row, await checkRequest(context, row))
  await tell(context, row, 'VND_ENTER_RESULT', await vendorManagers(context, row.vendorCd))
}

const unreviewed = { reviewCd: null, reviewCont: null, passNo: null }
const verdictColumns = ({ problems }: CheckedTarget) => ({
  checkCd: verdictOf(problems),
  checkTxt:
    heardProblems(problems, false)
      .map(({ message }) => message)
      .join('\n') || null,
})
/** Stores the check's findings on the lines when the request goes on. */
async function storeCheck(context: Context, row: EnterRqst): Promise<void> {
  const checked = await checkRequest(context, row)
  const lines = row.lines.map(({ enterRqstLineNo }, index) => ({
    enterRqstLineNo,
    ...verdictColumns(checked[index]!),
  }))
  await changeLines(context, enterRqst, 'lines', row.enterRqstNo, lines, { trail: false })
}

const reviewFields = {
  enterRqstLineNo: number('신청대상', { required: true }),
  reviewCd: code('검토결과', 'VND_CHK', { required: true }),
  reviewCont: text('검토의견', { max: 500 }),
}
/**
 * Saves the safety people's review of each line; a person whom the check finds unfit cannot be accepted by
 * hand.
 * @throws Refusal 403, 409 outside of the review, 400 for a line of another request or without an opinion
 * where one is needed
 */
export async function saveReviews(row: EnterRqst, context: Context, body: unknown): Promise<void> {
  if (!isSafety(context.session)) throw forbidden(enterSentences.reviewSafety())
  if (row.state !== 'deptConfirmed')
    throw refused([{ guard: 'state', message: enterSentences.reviewState() }])
  const given = (body as { lines?: unknown } | null)?.lines
  if (!Array.isArray(given)) throw badField('lines', enterSentences.nothingToReview())
  const checked = await checkRequest(context, row)
  const reviewed: Pick<EnterLine, 'enterRqstLineNo' | 'reviewCd' | 'reviewCont'>[] = []
  for (const [at, each] of given.entries()) {
    const review = checkedInput(reviewFields, each) as {
      enterRqstLineNo: number
      reviewCd: string
      reviewCont?: string | null
    }
    const index = row.lines.findIndex(
      ({ enterRqstLineNo }) => enterRqstLineNo === Number(review.enterRqstLineNo),
    )
    if (index < 0) throw badField(`lines.${at}.enterRqstLineNo`, enterSentences.foreignLine())
    if (verdictOf(checked[index]!.problems) === verdicts.unfit && review.reviewCd !== verdicts.unfit)
      throw badField(`lines.${at}.reviewCd`, enterSentences.staysUnfit())
    if (review.reviewCd !== verdicts.fit && (review.reviewCont ?? '').trim().length < 5)
      throw badField(`lines.${at}.reviewCont`, enterSentences.opinionMin())
    reviewed.push({
      enterRqstLineNo: row.lines[index]!.enterRqstLineNo,
      reviewCd: review.reviewCd,
      reviewCont: review.reviewCont ?? null,
    })
  }
  await changeLines(context, enterRqst, 'lines', row.enterRqstNo, reviewed)
}

const tell = async (
  context: Context,
  row: EnterRqst,
  eventCd: string,
  to: readonly string[],
): Promise<void> => {
  await notify(context, eventCd, {
    to,
    variables: {
      title: `${row.enterRqstCd ?? ''} ${row.vendorNm ?? ''}`,
      cont: `${enterSentences.told({ state: label(enterStates[row.state]), from: row.fromYmd, to: row.toYmd, count: row.lines.length })}${row.decideCont ? ` · ${row.decideCont}` : ''}`,
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.enterRqst, row.enterRqstNo),
    plantCd: row.plantCd,
  })
}
