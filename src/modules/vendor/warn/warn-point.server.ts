import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addWorkdays } from '../../../core/shared/workday.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { isKeeper, isSafety, isVendorManager, safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { proposeSanctions } from './sanction.server.ts'
import { improvementLevels } from './violation.rule.ts'
import { type ViolationParameters, violationFigures } from './violation-parameters.rule.ts'
import { violStd, warnMenu, warnPoint, type WarnPoint } from './warn-point.resource.ts'
import { countedStates, warnStates } from './warn-transitions.rule.ts'
import { warnSentences } from './warn.texts.ts'
import { type Sentence, label } from '../../../core/shared/sentence.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

type Rule = Guard<typeof warnPoint>
/** Source of improvements that a violation makes, item of IMPR_SOURCE. */
const violationSource = 'VEN'

/** The figures in force today. */
export const violationParameters = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string,
): Promise<ViolationParameters> =>
  violationFigures.of(await parametersOn(sql, violationFigures.prefix, plantCd, today))

/** The table of violations; one that was used stays as it was, its next edition has a later day. */
export const violStdBehaviour = defineBehaviour(violStd, {
  without: ['multi'],
  mayEdit: async ({ violStdNo }, { sql }) =>
    (await sql.maybe('select 1 from "warnPoint" where "violStdNo" = $1 limit 1', [violStdNo]))
      ? warnSentences.usedStandard()
      : undefined,
  beforeSave: (input, { session }) => {
    if (!isSafety(session)) throw forbidden(warnSentences.standardSafety())
    return input
  },
})

const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())
const company: Rule = (row, { session }) =>
  session.vendorCd === row.vendorCd && isVendorManager(session) ? undefined : warnSentences.companyOnly()
/** An objection is decided by another person than the issuer (vendor 4, 10). */
const otherDecider: Rule = (row, { session }) => {
  if (!isSafety(session)) return vendorModuleSentences.safetyOnly()
  return row.issueUserId === session.userId ? warnSentences.ownIssue() : undefined
}
const hasFile = async (row: WarnPoint, { sql }: Context, taskFlag: string): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "attachFile" where "taskClassNm" = 'warnPoint' and "taskKey" = $1 and "taskFlag" = $2 and "delYn" = 'N' limit 1`,
    [String(row.warnNo), taskFlag],
  )) !== undefined
const photo: Rule = async (row, context) =>
  (await hasFile(row, context, 'image')) ? undefined : warnSentences.photo()
const actionProof: Rule = async (row, context) =>
  (await hasFile(row, context, '')) ? undefined : warnSentences.actionProof()
const inTime: Rule = ({ objectToYmd }, { today }) =>
  objectToYmd && today > objectToYmd ? warnSentences.late() : undefined

/**
 * Violations: written by anybody of the plant, told by the safety people, answered and put right by the
 * company.
 */
export const warnPointBehaviour = defineBehaviour(warnPoint, {
  without: ['multi'],
  mayEdit: writer,
  // Another module's finding is set aside with a reason instead of deleted, so that it is not proposed again.
  mayDelete: (row, context) => (row.sourceKey ? warnSentences.candidateStays() : writer(row, context)),
  mayAttach: (row, { session }) =>
    row.state === 'draft' || (row.state === 'confirmed' && session.vendorCd)
      ? undefined
      : messages.wrongState(warnStates[row.state]),
  beforeSave: async (input, { sql, session, now }) => {
    if (!isKeeper(session, [warnMenu])) throw forbidden(warnSentences.plantOnly())
    if (Date.parse(input.occurDt) > Date.parse(now)) throw badField('occurDt', warnSentences.future())
    const std = await sql.one<{ useYn: string; applyFromYmd: string }>(
      'select "useYn", "applyFromYmd"::text as "applyFromYmd" from "violStd" where "violStdNo" = $1',
      [input.violStdNo],
    )
    if (std.useYn !== 'Y' || std.applyFromYmd > input.occurDt.slice(0, 10))
      throw badField('violStdNo', warnSentences.notInForce())
    if (
      input.vendorWorkerNo &&
      !(await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
        input.vendorWorkerNo,
        input.vendorCd,
      ]))
    )
      throw badField('vendorWorkerNo', vendorModuleSentences.notItsWorker())
    if (
      input.permitNo &&
      !(await sql.maybe('select 1 from "workPermit" where "permitNo" = $1 and "vendorCd" = $2', [
        input.permitNo,
        input.vendorCd,
      ]))
    )
      throw badField('permitNo', warnSentences.notItsPermit())
    return input
  },
  transitions: {
    setAside: {
      may: safety,
      guards: { candidate: ({ sourceKey }) => (sourceKey ? undefined : warnSentences.deleteOwn()) },
    },
    notify: {
      may: safety,
      guards: { photo },
      set: async (row, context) => {
        const { sql, session, now, today } = context
        const points = await sql.one<{ violLvlCd: string; workerPoint: number; vendorPoint: number }>(
          'select "violLvlCd", "workerPoint", "vendorPoint" from "violStd" where "violStdNo" = $1',
          [row.violStdNo],
        )
        const { objectionDays } = await violationParameters(context, row.plantCd)
        return {
          ...points,
          toldVendorCd: row.vendorCd,
          issueUserId: session.userId,
          noticeDt: now,
          objectToYmd: addWorkdays(today, objectionDays, await holidaysFrom(sql, today)),
        }
      },
      effect: async (row, context) =>
        tell(context, row, 'VND_WARN', await vendorManagers(context, row.vendorCd)),
    },
    object: {
      may: company,
      guards: { inTime },
      set: (_row, _context, input) => ({ objectCont: input['reason'] }),
      effect: async (row, context) =>
        tell(context, row, 'VND_WARN', [row.issueUserId, ...(await safetyPeople(context, row.plantCd))]),
    },
    accept: { may: company, effect: count },
    passDeadline: { effect: count },
    uphold: { may: otherDecider, set: decision, effect: count },
    drop: {
      may: otherDecider,
      set: (row, context, input) => ({ ...decision(row, context, input), workerPoint: 0, vendorPoint: 0 }),
      effect: async (row, context) =>
        tell(context, row, 'VND_WARN', await vendorManagers(context, row.vendorCd)),
    },
    submitAction: {
      may: company,
      guards: { actionProof },
      set: (_row, _context, input) => ({ actCont: input['actCont'] }),
      effect: async (row, context) =>
        tell(context, row, 'VND_WARN', await safetyPeople(context, row.plantCd)),
    },
    redo: {
      may: safety,
      effect: async (row, context) =>
        tell(context, row, 'VND_WARN', await vendorManagers(context, row.vendorCd)),
    },
    close: { may: safety },
  },
})
function writer(row: WarnPoint, { session }: Context): Sentence | undefined {
  if (row.state !== 'draft') return warnSentences.editDraft()
  return row.createUserId === session.userId || isSafety(session) ? undefined : warnSentences.writerOnly()
}

function decision(
  _row: WarnPoint,
  { session }: Context,
  input: Record<string, unknown>,
): Record<string, unknown> {
  return { decideUserId: session.userId, decideCont: input['reason'] }
}

/**
 * From the confirmation on the points count: a warning opens its improvement, and the sum may propose a
 * sanction.
 */
async function count(row: WarnPoint, context: Context): Promise<void> {
  await tell(context, row, 'VND_WARN', await vendorManagers(context, row.vendorCd))
  if (improvementLevels.includes(row.violLvlCd ?? '')) {
    const issuer = await context.sql.one<{ userId: string; userNm: string; deptCd: string | null }>(
      'select "userId", "userNm", "deptCd" from "user" where "userId" = $1',
      [row.issueUserId],
    )
    const { deptCd } = issuer
    // The improvement's requester is always the person who issued the violation.
    if (deptCd)
      await actingAs(context, { ...asSystem('지적 개선요청'), ...issuer }, (own) =>
        createImprovement(own, {
          sourceModuleCd: violationSource,
          sourceKey: `warn ${row.warnNo}`,
          sourceUrl: addressOf(vendorRecords.warnPoint, row.warnNo),
          imprNm: `${row.violStdNm ?? String(warnSentences.violation())} – ${row.vendorNm ?? ''}`.slice(
            0,
            200,
          ),
          problemDesc: String(warnSentences.problem({ code: row.warnCd ?? '', text: row.cont })).slice(
            0,
            2000,
          ),
          plantCd: row.plantCd,
          deptCd,
          placeNm: row.placeNm,
          hazardTypeCd: 'ETC',
        }),
      )
  }
  await proposeSanctions(context, row, await violationParameters(context, row.plantCd))
}

const tell = (
  context: Context,
  row: WarnPoint,
  eventCd: string,
  to: readonly (string | null)[],
): Promise<void> =>
  notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: {
      title: `${row.violStdNm ?? ''} (${row.warnCd ?? ''})`,
      cont: String(warnSentences.told({ state: label(warnStates[row.state]), day: row.objectToYmd ?? '-' })),
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.warnPoint, row.warnNo),
    plantCd: row.plantCd,
  }).then(() => undefined)

/** Points that count today: of the person, where there is one, and of the company at the plant. */
export async function countedPoints(
  context: Context,
  row: WarnPoint,
): Promise<{ workerSum: number | null; vendorSum: number }> {
  const { sumDays } = await violationParameters(context, row.plantCd)
  const found = await context.sql.one<{ workerSum: number; vendorSum: number }>(
    `select coalesce(sum("workerPoint") filter (where "vendorWorkerNo" = $2), 0)::float8 as "workerSum", coalesce(sum("vendorPoint"), 0)::float8 as "vendorSum"
     from "warnPoint" where "vendorCd" = $1 and "plantCd" = $3 and "state" = any($4::text[])
       and ("occurDt" at time zone 'Asia/Seoul')::date > $5::date - $6::int and ("occurDt" at time zone 'Asia/Seoul')::date <= $5::date`,
    [row.vendorCd, row.vendorWorkerNo, row.plantCd, countedStates, context.today, sumDays],
  )
  return { workerSum: row.vendorWorkerNo === null ? null : found.workerSum, vendorSum: found.vendorSum }
}
