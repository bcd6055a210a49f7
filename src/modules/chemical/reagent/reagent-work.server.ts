import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { isChemicalManager } from '../material-check/material-people.server.ts'
import { chmReagentRqst } from './chm-reagent.resource.ts'
import { lineSupervisor, strictLists } from './reagent.rule.ts'
import { reagentWorkNames } from './reagent-work.texts.ts'

interface Waiting {
  reagentRqstNo: number
  reagentRqstCd: string
  purposeTxt: string
  useYmd: string
  state: string
  rqstUserId: string
  headUserId: string | null
  strict: boolean
}
/** Requests of reagents at which the caller is the next to act. */
export const reagentWork: WorkSource = {
  labels: reagentWorkNames,
  async find({ sql, session }) {
    if (!mayUse(session, chmReagentRqst.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(chmReagentRqst, session, 't', binds)
    const rows = await sql.query<Waiting>(
      `select t."reagentRqstNo", t."reagentRqstCd", t."purposeTxt", t."useYmd"::text as "useYmd", t."state", t."rqstUserId", t."headUserId",
         exists (select 1 from "chmReagentLine" l join "chmRegMatch" m using ("prodNo") where l."reagentRqstNo" = t."reagentRqstNo"
           and m."regCd" = any(${binds.add(strictLists)}::text[]) and coalesce(m."applyYn", 'Y') = 'Y') as "strict"
       from "chmReagentRqst" t where ${scope} and t."state" in ('requested', 'approved', 'issued') order by t."useYmd", 1 limit 200`,
      binds.values,
    )
    const manager = isChemicalManager(session)
    const kindOf = ({
      state,
      rqstUserId,
      headUserId,
      strict,
    }: Waiting): keyof typeof reagentWorkNames | undefined => {
      if (state === 'issued') return rqstUserId === session.userId ? 'reagent-receive' : undefined
      if (state === 'approved') return manager ? 'reagent-issue' : undefined
      if (strict && headUserId)
        return manager && headUserId !== session.userId ? 'reagent-approve' : undefined
      return session.authGrpNos.includes(lineSupervisor) && rqstUserId !== session.userId
        ? 'reagent-head'
        : undefined
    }
    return rows.flatMap((row) => {
      const kind = kindOf(row)
      return kind
        ? [
            {
              kind,
              title: row.purposeTxt.slice(0, 80),
              more: row.reagentRqstCd,
              dueDt: `${row.useYmd}T09:00:00+09:00`,
              resource: chmReagentRqst.name,
              key: row.reagentRqstNo,
            },
          ]
        : []
    })
  },
}
