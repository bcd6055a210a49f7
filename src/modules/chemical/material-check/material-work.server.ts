import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { matChkRqst } from './mat-chk-rqst.resource.ts'
import { requestCalled } from './material-check.rule.ts'
import { leadsAt, mayReview } from './material-people.server.ts'
import { materialWorkTexts } from './material-work.texts.ts'

interface Open {
  matChkRqstNo: number
  rqstCd: string
  usageTxt: string
  prodTxt: string
  vendorNm: string
  state: string
  plantCd: string
  dueYmd: string | null
  lines: string[]
}
const most = 200

/** Requests at which the caller is the next to act. */
export const materialWork: WorkSource = {
  labels: materialWorkTexts,
  async find({ sql, session }) {
    if (!mayUse(session, matChkRqst.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(matChkRqst, session, 't', binds)
    const rows = await sql.query<Open>(
      `select t."matChkRqstNo", t."rqstCd", t."usageTxt", t."prodTxt", v."vendorNm", t."state", t."plantCd", t."dueYmd"::text as "dueYmd",
         array(select r."lineCd" from "matChkReview" r where r."matChkRqstNo" = t."matChkRqstNo" and r."verdictCd" is null) as "lines"
       from "matChkRqst" t join "vendor" v using ("vendorCd")
       where ${scope} and t."state" = any(${binds.add(['submitted', 'reviewing', 'deciding', 'approved', 'conditional', 'supplement'])}::text[])
       order by t."matChkRqstNo" desc limit ${most}`,
      binds.values,
    )
    const kindOf = ({ state, plantCd, lines }: Open): keyof typeof materialWorkTexts | undefined => {
      if (session.vendorCd) return state === 'supplement' ? 'material-supplement' : undefined
      if (state === 'reviewing')
        return lines.some((line) => mayReview(session, line)) ? 'material-reviewing' : undefined
      if (!leadsAt(session, plantCd)) return undefined
      if (state === 'submitted') return 'material-submitted'
      if (state === 'deciding') return 'material-deciding'
      return state === 'approved' || state === 'conditional' ? 'material-approved' : undefined
    }
    return rows.flatMap((row) => {
      const kind = kindOf(row)
      return kind
        ? [
            {
              kind,
              title: requestCalled(row),
              more: `${row.rqstCd} · ${row.vendorNm}`,
              dueDt: row.dueYmd ? `${row.dueYmd}T18:00:00+09:00` : null,
              resource: matChkRqst.name,
              key: row.matChkRqstNo,
            },
          ]
        : []
    })
  },
}
