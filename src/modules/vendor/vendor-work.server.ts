import { codeName } from './code-name.server.ts'
import type { Language } from '../../core/shared/session.ts'
import { Binds } from '../../core/server/database/database.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import { defined } from '../../core/shared/defined.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { WorkSource } from '../../platform/work/my-work.server.ts'
import { council } from './council/council.resource.ts'
import { vendorDoc } from './doc/vendor-doc.resource.ts'
import { vendorEval } from './eval/vendor-eval.resource.ts'
import { safetyInfo } from './info/safety-info.resource.ts'
import { vendorWorkTexts } from './vendor-work.texts.ts'
import { isHeadOffice, isSafety, isVendorManager } from './vendor-people.server.ts'
import { vendorAccStat } from './report/vendor-acc-stat.resource.ts'
import { vendorChgRqst } from './vendor/vendor-chg-rqst.resource.ts'
import { vendor } from './vendor/vendor.resource.ts'
import { sanction, warnPoint } from './warn/warn-point.resource.ts'
import { vendorInfoMenu } from './worker/vendor-worker.resource.ts'
import { verification } from './worker/vendor-worker.rule.ts'

interface Waiting {
  key: number | string
  vendorNm: string
  more: string
  dueYmd: string | null
}
interface Question {
  kind: keyof typeof vendorWorkTexts
  resource: AnyResource
  /** Columns of the row `t` besides the key and the name of its company. */
  more: string | ((language: Language) => string)
  due: string
  where: string
  /** Whose turn it is, of those who see the row; absent: everybody's on that side. */
  who?: (session: Session) => boolean
  /** A condition on the caller. @param user the place of the user's ID in the statement */
  own?: (user: string) => string
}
const mostEach = 200

const isEvaluatorSql = (user: string): string =>
  `exists (select 1 from "vendorEvalUser" x where x."vendorEvalNo" = t."vendorEvalNo" and x."evalUserId" = ${user})`
const documentName = (language: Language): string => codeName('VND_DOC', 't."docTypeCd"', language)
/** What the safety people of the plant have to decide, and what a company has to do. */
const ofPlant: readonly Question[] = [
  {
    kind: 'document',
    resource: vendorDoc,
    more: documentName,
    due: 't."reviewDueYmd"',
    where: `t."verifyStatusCd" = '${verification.open}'`,
  },
  {
    kind: 'change',
    resource: vendorChgRqst,
    more: 't."reason"',
    due: 't."reviewDueYmd"',
    where: `t."state" = 'requested'`,
  },
  { kind: 'pending', resource: vendor, more: 't."vendorCd"', due: 'null', where: `t."state" = 'pending'` },
  {
    kind: 'objection',
    resource: warnPoint,
    more: 't."warnCd"',
    due: 't."objectToYmd"',
    where: `t."state" = 'objected'`,
  },
  {
    kind: 'corrected',
    resource: warnPoint,
    more: 't."warnCd"',
    due: 'null',
    where: `t."state" = 'acted'`,
  },
  {
    kind: 'candidate',
    resource: warnPoint,
    more: 't."warnCd"',
    due: 'null',
    where: `t."state" = 'draft'`,
  },
  {
    kind: 'sanction',
    resource: sanction,
    more: 't."sanctionCd"',
    due: 'null',
    where: `t."state" = 'proposed'`,
  },
  {
    kind: 'gradeObjection',
    resource: vendorEval,
    more: 't."evalCd"',
    due: 'null',
    where: `t."state" = 'objected'`,
    who: isHeadOffice,
    // Nobody judges an objection to an own score.
    own: (user) => `not ${isEvaluatorSql(user)}`,
  },
  {
    kind: 'totalGiven',
    resource: vendorAccStat,
    more: 't."accYear"',
    due: 'null',
    where: `t."state" in ('submitted', 'objected')`,
  },
]
/** Waits for the evaluators themselves, who need not be safety people. */
const ofEvaluator: Question = {
  kind: 'scores',
  resource: vendorEval,
  more: 't."evalCd"',
  due: 't."dueYmd"',
  where: `t."state" = 'reviewing'`,
  own: isEvaluatorSql,
}
const ofCompany: readonly Question[] = [
  {
    kind: 'returned',
    resource: vendorDoc,
    more: documentName,
    due: 'null',
    where: `t."verifyStatusCd" = '${verification.returned}'`,
  },
  {
    kind: 'action',
    resource: warnPoint,
    more: 't."warnCd"',
    due: `case when t."state" = 'notified' then t."objectToYmd" end`,
    where: `t."state" in ('notified', 'confirmed')`,
  },
  {
    kind: 'self',
    resource: vendorEval,
    more: 't."evalCd"',
    due: 't."dueYmd"',
    where: `t."state" = 'selfReview'`,
  },
  {
    kind: 'sheet',
    resource: safetyInfo,
    more: 't."workNm"',
    due: 'null',
    where: `t."state" = 'provided'`,
  },
  {
    kind: 'result',
    resource: vendorEval,
    more: 't."evalCd"',
    due: 't."objectToYmd"',
    where: `t."state" = 'notified'`,
    who: isVendorManager,
  },
  {
    kind: 'total',
    resource: vendorAccStat,
    more: 't."accYear"',
    due: 't."dueYmd"',
    where: `t."state" = 'asked'`,
    who: isVendorManager,
  },
]

async function waiting(context: Context, { kind, resource, more, due, where, who, own }: Question) {
  const { sql, session } = context
  if (!mayUse(session, resource.menus, 'read') || (who && !who(session))) return []
  const binds = new Binds()
  const scope = scopeWhere(resource, session, 't', binds)
  const mine = own ? own(binds.add(session.userId)) : 'true'
  const rows = await sql.query<Waiting>(
    `select t."${resource.key}" as "key", v."vendorNm", coalesce(${typeof more === 'string' ? more : more(session.language)}, '') as "more", (${due})::text as "dueYmd"
     from "${resource.name}" t join "vendor" v using ("vendorCd") where ${scope} and ${where} and ${mine} order by 1 desc limit ${mostEach}`,
    binds.values,
  )
  return rows.map((row) => ({
    kind: `vendor-${kind}`,
    title: row.vendorNm,
    more: row.more,
    dueDt: row.dueYmd === null ? null : `${row.dueYmd}T23:59:59+09:00`,
    resource: resource.name,
    key: row.key,
  }))
}

/**
 * Minutes that were shared with the caller, who came to the council and has not signed. A company signs them on a part
 * of 업체정보, because the record of the council is the plant's.
 */
async function minutes({ sql, session }: Context) {
  const rows = await sql.query<{ councilNo: number; councilYm: string; councilCd: string }>(
    `select c."councilNo", c."councilYm", c."councilCd" from "councilAttend" a join "council" c using ("councilNo")
     where a."attendUserId" = $1 and a."attendYn" = 'Y' and a."signDt" is null and c."state" = 'shared' order by 1 desc limit ${mostEach}`,
    [session.userId],
  )
  return rows.map(({ councilNo, councilYm, councilCd }) => ({
    kind: 'vendor-minutes',
    title: councilYm,
    more: councilCd,
    dueDt: null,
    resource: council.name,
    key: councilNo,
    ...defined({ url: session.vendorCd ? minutesOfCompany : undefined }),
  }))
}
const minutesOfCompany = `${vendorInfoMenu}?part=council`

/** What waits about companies on either side: for the plant's safety people, and for the company itself. */
export const vendorWork: WorkSource = {
  labels: Object.fromEntries(Object.entries(vendorWorkTexts).map(([kind, text]) => [`vendor-${kind}`, text])),
  async find(context) {
    const { session } = context
    const asked = session.vendorCd ? ofCompany : [ofEvaluator, ...(isSafety(session) ? ofPlant : [])]
    const found = await Promise.all(asked.map((question) => waiting(context, question)))
    return [...found.flat(), ...(await minutes(context))]
  },
}
