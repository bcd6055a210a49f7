import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { chmMsds, chmMsdsNotice } from './msds.resource.ts'
import { msdsWorkNames } from './msds-work.texts.ts'

const mostRows = 200
interface Found {
  kind: string
  title: string
  more: string
  dueDt: string
  key: number
}
/**
 * Education and posting of the caller's department, and for those who write sheets the ones that need a
 * revision.
 */
export const msdsWork: WorkSource = {
  labels: msdsWorkNames,
  async find({ sql, session }) {
    const binds = new Binds()
    const scope = scopeWhere(chmMsdsNotice, session, 'n', binds)
    const mine = mayUse(session, chmMsdsNotice.menus, 'read')
      ? await sql.query<Found>(
          `select 'msds-' || n."noticeTypeCd" as "kind", p."prodNm" as "title", concat_ws(' · ', n."placeNm", n."reasonTxt") as "more", n."dueYmd"::text || 'T18:00:00+09:00' as "dueDt", n."msdsNoticeNo" as "key"
           from "chmMsdsNotice" n join "chmMsds" m using ("msdsNo") join "chmProduct" p on p."prodNo" = m."prodNo"
           where ${scope} and n."doneYmd" is null and n."dueYmd" is not null and n."noticeTypeCd" in ('EDU', 'POST') and n."deptCd" = ${binds.add(session.deptCd)} order by n."dueYmd" limit ${mostRows}`,
          binds.values,
        )
      : []
    const sheets = mayUse(session, ['chm/msds/msdsList'], 'write')
      ? await sql.query<Found>(
          `select 'msds-revise' as "kind", p."prodNm" as "title", m."msdsCd" as "more", m."reviewDueYmd"::text || 'T18:00:00+09:00' as "dueDt", m."msdsNo" as "key"
           from "chmMsds" m join "chmProduct" p using ("prodNo") where m."state" = 'revising' order by m."reviewDueYmd" limit ${mostRows}`,
        )
      : []
    return [
      ...mine.map((row) => ({ ...row, resource: chmMsdsNotice.name })),
      ...sheets.map((row) => ({ ...row, resource: chmMsds.name })),
    ]
  },
}
