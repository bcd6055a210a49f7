import { codeName } from '../code-name.server.ts'
import { shownColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { soonDays } from '../expiry.rule.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'

/** Something of a company that has ended or ends soon, and what stops with it. */
export interface Expiring {
  kind: 'worker' | 'equip' | 'document'
  /** Key of the worker, the equipment or the paper. */
  no: number
  vendorCd: string
  vendorNm: string
  holderNm: Said
  thingNm: Said
  toYmd: string
  /** Whole days from today; negative once it is over. */
  days: number
  /** Number of the pass that depends on it. */
  passCd: string | null
  /** Permits of later days that name the worker or the equipment. */
  permitCnt: number
}
/** Names of ending things that have no name in their record. */
const fixedThings: Readonly<Record<string, (() => Sentence) | undefined>> = {
  health: vendorModuleSentences.health,
  residence: vendorModuleSentences.residence,
  inspection: vendorModuleSentences.inspection,
  insurance: vendorModuleSentences.insurance,
}
/** Things that ended longer ago than this are not listed. */
const pastDays = 60
const laterPermits = (where: string): string =>
  `(select count(*)::int from "workPermit" p where p."startDt"::date > x."toYmd" and p."state" in ('draft', 'requested', 'reviewing', 'cooperating', 'approvalPending', 'approved', 'working', 'extensionRequested', 'suspended')
     and ${where})`

/**
 * Everything of workers, equipment and papers that ends within 30 days or has ended, the most urgent first:
 * with the pass and the permits that stop with it (vendor 10.1). Of several of one kind the one that lasts
 * longest counts.
 */
export async function expiring(context: Context): Promise<Expiring[]> {
  const { sql, today, session } = context
  const binds = new Binds()
  const [from, to] = [binds.add(addDays(today, -pastDays)), binds.add(addDays(today, soonDays))]
  const scope = scopeWhere(vendorWorker, session, 'w', binds)
  const rows = await sql.query<Omit<Expiring, 'days'>>(
    `select x."kind", x."no", x."vendorCd", v."vendorNm", x."holderNm", x."thingNm", x."toYmd"::text as "toYmd",
       (select ep."passCd" from "enterPass" ep where ep."state" = 'valid' and case x."kind" when 'worker' then ep."vendorWorkerNo" = x."no" when 'equip' then ep."vendorEquipNo" = x."no" else false end
          order by ep."passNo" desc limit 1) as "passCd",
       case x."kind" when 'worker' then ${laterPermits('(p."supWorkerNo" = x."no" or exists (select 1 from "permitWorker" pw where pw."permitNo" = p."permitNo" and pw."vendorWorkerNo" = x."no"))')}
         when 'equip' then ${laterPermits('exists (select 1 from "permitEquip" pe where pe."permitNo" = p."permitNo" and pe."vendorEquipNo" = x."no")')} else 0 end as "permitCnt"
     from (
       select 'worker' as "kind", w."vendorWorkerNo" as "no", w."vendorCd", ${shownColumn(vendorWorker, 'vendorWorkerNm', 'w', session)} as "holderNm", t."thingNm", max(t."toYmd") as "toYmd"
       from "vendorWorker" w cross join lateral (
         select e."eduNm" as "thingNm", coalesce(e."validToYmd", 'infinity') as "toYmd" from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo"
         union all select q."qualNm", coalesce(q."validToYmd", 'infinity') from "vendorWorkerQual" q where q."vendorWorkerNo" = w."vendorWorkerNo"
         union all select 'health', ${shownColumn(vendorWorker, 'healthNextYmd', 'w', session)} where ${shownColumn(vendorWorker, 'healthNextYmd', 'w', session)} is not null
         union all select 'residence', ${shownColumn(vendorWorker, 'visaToYmd', 'w', session)} where ${shownColumn(vendorWorker, 'visaToYmd', 'w', session)} is not null) t
       where w."useYn" = 'Y' and ${scope} group by 1, 2, 3, 4, 5
       union all select 'equip', w."vendorEquipNo", w."vendorCd", w."vendorEquipNm", t."thingNm", t."toYmd" from "vendorEquip" w
         cross join lateral (values ('inspection', w."inspToYmd"), ('insurance', w."insurToYmd")) t("thingNm", "toYmd")
         where w."state" <> 'out' and t."toYmd" is not null and ${scope}
       union all select 'document', w."vendorDocNo", w."vendorCd", '', coalesce(${codeName('VND_DOC', 'w."docTypeCd"', session.language)}, w."docTypeCd"), w."validToYmd"
         from "vendorDoc" w where w."validToYmd" is not null and ${scope} and not exists (select 1 from "vendorDoc" o where o."vendorCd" = w."vendorCd"
           and o."docTypeCd" = w."docTypeCd" and (o."validToYmd" is null or o."validToYmd" > w."validToYmd"))
     ) x join "vendor" v using ("vendorCd")
     where x."toYmd" between ${from}::date and ${to}::date order by x."toYmd", v."vendorNm", x."holderNm" limit 500`,
    binds.values,
  )
  return rows.map((row) => ({
    ...row,
    holderNm: row.kind === 'document' ? vendorModuleSentences.company() : row.holderNm,
    thingNm: fixedThings[String(row.thingNm)]?.() ?? row.thingNm,
    days: daysBetween(today, row.toYmd),
  }))
}
