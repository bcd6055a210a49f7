import { codeNameOf } from '../../core/server/entity/columns.ts'
import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { Binds } from '../../core/server/database/database.ts'
import { badField } from '../../core/server/http/errors.ts'
import { isShort, searchCondition, wordCondition } from '../../core/server/entity/search-term.ts'
import { countLimit, defaultPageSize, pageSizes } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import { boxes, type Box, type BoxCounts, type BoxRow } from './approval-answers.rule.ts'

/** The menu whose readers have boxes and whose writers sign. */
export const approvalBoxMenu = 'my/apprBox/apprBox'

/**
 * The documents of a person's box: the one condition of the list and of its count. 대기 holds documents that
 * the person signs now, as themselves or as a deputy; 진행 those that others sign and the person has a part in;
 * 임시 also those that the person took back.
 */
function boxWhere(box: Box | 'mine', me: string): string {
  const step = (condition: string) =>
    `exists (select 1 from "apprStep" s where s."apprRqstNo" = r."apprRqstNo" and s."roundNo" = r."roundNo" and ${condition})`
  const acting = `s."stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}')`
  const waits = step(
    `${acting} and s."stepStatusCd" in ('${stepStatuses.arrived}', '${stepStatuses.held}') and s."assignUserId" = ${me}`,
  )
  // The drafter's stamp is a step as well.
  const part = step(`${acting} and (s."userId" = ${me} or s."actUserId" = ${me})`)
  const isOpen = `r."apprStatusCd" in ('${statuses.progress}', '${statuses.held}')`
  return {
    wait: `${isOpen} and ${waits}`,
    progress: `${isOpen} and ${part} and not ${waits}`,
    done: `r."apprStatusCd" = '${statuses.done}' and ${part}`,
    rejected: `r."apprStatusCd" = '${statuses.rejected}' and ${part}`,
    reference: step(
      `s."userId" = ${me} and s."stepStatusCd" = '${stepStatuses.arrived}' and s."stepKindCd" in ('${stepKinds.copy}', '${stepKinds.circulate}')`,
    ),
    after: `exists (select 1 from "apprStep" s where s."apprRqstNo" = r."apprRqstNo" and s."userId" = ${me} and s."stepStatusCd" = '${stepStatuses.toBeSeen}')`,
    draft: `r."apprStatusCd" in ('${statuses.draft}', '${statuses.withdrawn}') and r."draftUserId" = ${me}`,
    mine: `r."draftUserId" = ${me}`,
  }[box]
}

/** The number of documents in each box of the caller, exact up to 10,000 like the lists. */
export async function boxCounts({ sql, session }: Context): Promise<BoxCounts> {
  const counts = boxes.map(
    (box) =>
      `(select count(*)::int from (select 1 from "apprRqst" r where ${boxWhere(box, '$1')} limit ${countLimit}) c) as "${box}"`,
  )
  return sql.one<BoxCounts>(`select ${counts.join(', ')}`, [session.userId])
}

export interface BoxQuery {
  page?: string
  limit?: string
  q?: string
  apprBizCd?: string
  apprStatusCd?: string
}
/**
 * One page of a box, what is urgent and what runs out first in front; `mine` is everything the caller has
 * drafted.
 * @throws Refusal 400
 */
export async function boxList(
  context: Context,
  box: Box | 'mine',
  query: BoxQuery,
): Promise<{ data: BoxRow[]; total: number; more: boolean }> {
  const { sql, session, now } = context
  const limit = Number(query.limit ?? defaultPageSize)
  const page = Number(query.page ?? 1)
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= pageSizes.at(-1)!))
    throw badField('limit', messages.badType('페이지 크기'))
  if (!(Number.isInteger(page) && page >= 1)) throw badField('page', messages.badType('페이지'))
  if (page * limit > countLimit) throw badField('page', messages.pageTooDeep)
  const binds = new Binds()
  const me = binds.add(session.userId)
  const where = [boxWhere(box, me)]
  const words = typeof query.q === 'string' ? query.q.trim().normalize('NFC') : ''
  const fields = ['r."docNo"', 'r."title"']
  if (words && isShort(words)) where.push(wordCondition(fields, words, binds))
  else if (words)
    where.push(searchCondition({ column: 'r."searchText"', fields, plants: [''] }, [words], binds).found)
  for (const column of ['apprBizCd', 'apprStatusCd'] as const) {
    const wanted = query[column]
    if (typeof wanted === 'string' && wanted !== '')
      where.push(`r."${column}" = any(${binds.add(wanted.split(','))}::text[])`)
  }
  const condition = where.join(' and ')
  const moment = binds.add(now)
  const deptNm = { kr: 'deptNm', en: 'deptNmEn', zh: 'deptNmZh', es: 'deptNmEs' }[session.language]
  const codeName = (group: string, column: string) =>
    `(select ${codeNameOf('c', session.language)} from "codeItem" c where c."codeGrpCd" = '${group}' and c."code" = r."${column}")`
  const order =
    box === 'wait' || box === 'progress'
      ? `(r."urgentYn" = 'Y') desc, r."dueDt" nulls last, r."apprRqstNo" desc`
      : `coalesce(r."doneDt", r."draftDt", r."createDt") desc, r."apprRqstNo" desc`
  const waiting = `from "apprStep" s where s."apprRqstNo" = r."apprRqstNo" and s."roundNo" = r."roundNo" and s."stepStatusCd" in ('${stepStatuses.arrived}', '${stepStatuses.held}') and s."stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}')`
  const answer = await sql.one<{ total: number; rows: BoxRow[] }>(
    `select (select count(*)::int from (select 1 from "apprRqst" r where ${condition} limit ${countLimit + 1}) c) as total,
       (select coalesce(json_agg(x), '[]') from (
         select r."apprRqstNo", r."docNo", r."title", r."apprBizCd", ${codeName('APPR_BIZ', 'apprBizCd')} as "apprBizNm", r."apprStatusCd",
           ${codeName('APPR_STATUS', 'apprStatusCd')} as "apprStatusNm", r."draftUserId", u."userNm" as "draftUserNm", r."draftDeptCd",
           coalesce(d."${deptNm}", d."deptNm") as "draftDeptNm", r."draftDt", r."dueDt", r."doneDt", r."roundNo", r."urgentYn",
           case when r."apprStatusCd" in ('${statuses.progress}', '${statuses.held}') and r."dueDt" < ${moment}::timestamptz then 'Y' else 'N' end as "overdueYn",
           (select coalesce(json_agg(w."userNm" order by s."apprStepNo"), '[]') from (select * ${waiting}) s join "user" w on w."userId" = coalesce(s."assignUserId", s."userId")) as "waitingUserNms",
           (select w."userNm" from (select * ${waiting} and s."assignUserId" = ${me} and s."userId" <> ${me} limit 1) s join "user" w on w."userId" = s."userId") as "originalUserNm",
           coalesce(p."bulkYn", 'N') as "bulkYn", coalesce(p."signPwYn", 'N') as "signPwYn"
         from "apprRqst" r join "user" u on u."userId" = r."draftUserId" left join "dept" d on d."deptCd" = r."draftDeptCd"
         left join "apprPolicy" p on p."apprBizCd" = r."apprBizCd" and p."useYn" = 'Y'
         where ${condition} order by ${order} limit ${binds.add(limit)}::int offset ${binds.add((page - 1) * limit)}::int) x) as rows`,
    binds.values,
  )
  return { data: answer.rows, total: Math.min(answer.total, countLimit), more: answer.total > countLimit }
}
