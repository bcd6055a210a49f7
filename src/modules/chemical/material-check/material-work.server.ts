import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkLabel } from '../../../platform/work/my-work.rule.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { matChkRqst } from './mat-chk-rqst.resource.ts'
import { leadsAt, mayReview } from './material-people.server.ts'

const label = (kr: string, en: string, zh: string, es: string): WorkLabel => ({ kr, en, zh, es })
const labels = {
  'material-submitted': label(
    '자재 사전검토 접수',
    'Take material check',
    '受理物料预审',
    'Recibir revisión de material',
  ),
  'material-reviewing': label('자재 검토의견', 'Review material', '物料审查意见', 'Revisar material'),
  'material-deciding': label('자재 판정', 'Decide on material', '物料判定', 'Dictaminar material'),
  'material-approved': label('자재 등록', 'Register material', '登记物料', 'Registrar material'),
  'material-supplement': label('자재 보완', 'Supplement request', '补充物料资料', 'Completar solicitud'),
}
interface Open {
  matChkRqstNo: number
  rqstCd: string
  usageTxt: string
  vendorNm: string
  state: string
  plantCd: string
  dueYmd: string | null
  lines: string[]
}
const most = 200

/** Requests at which the caller is the next to act. */
export const materialWork: WorkSource = {
  labels,
  async find({ sql, session }) {
    if (!mayUse(session, matChkRqst.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(matChkRqst, session, 't', binds)
    const rows = await sql.query<Open>(
      `select t."matChkRqstNo", t."rqstCd", t."usageTxt", v."vendorNm", t."state", t."plantCd", t."dueYmd"::text as "dueYmd",
         array(select r."lineCd" from "matChkReview" r where r."matChkRqstNo" = t."matChkRqstNo" and r."verdictCd" is null) as "lines"
       from "matChkRqst" t join "vendor" v using ("vendorCd")
       where ${scope} and t."state" = any(${binds.add(['submitted', 'reviewing', 'deciding', 'approved', 'conditional', 'supplement'])}::text[])
       order by t."matChkRqstNo" desc limit ${most}`,
      binds.values,
    )
    const kindOf = ({ state, plantCd, lines }: Open): keyof typeof labels | undefined => {
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
              title: row.usageTxt.slice(0, 80),
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
