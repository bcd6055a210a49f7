import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { entryEducation } from '../permit/crew-requirements.rule.ts'
import { informedSql } from '../../vendor/info/information-ready.server.ts'
import { constructionParameters, contractOf, dutiesOf, provenDuties } from './construction-facts.server.ts'
import { assessmentsOf } from './assessment-port.server.ts'
import { lightsOf, type ConstructionLights, type ConstructionView } from './construction-view.rule.ts'
import type { CostStatus } from './cost-status.rule.ts'
import { isCostKind, judgeCostUse } from './safety-cost.rule.ts'
import { costOf } from './safety-cost.server.ts'
import { safConst, type SafConst } from './saf-const.resource.ts'
import { addMonths } from '../../../core/shared/dates.ts'

/** Duties and safety cost of a construction as they are judged now: the '왜?' of its page. */
export async function viewOf(context: Context, construction: SafConst): Promise<ConstructionView> {
  const contract = await contractOf(context, construction.contractNo)
  const [duties, proven, cost] = await Promise.all([
    dutiesOf(context, construction, contract),
    provenDuties(context, construction),
    costOf(
      context,
      { ...construction, totalAmt: construction.contractAmt, baseYmd: context.today },
      construction.plantCd,
    ),
  ])
  return {
    duties: duties.map((each) => ({ ...each, proven: proven.has(each.duty) })),
    cost: cost ? { legalAmt: cost.planAmt, explanation: cost.explanation } : null,
  }
}

type Stored = Omit<ConstructionLights, 'lights' | 'assessments'> & {
  costKindCd: string
  contractAmt: number
}
/** The open constructions that the caller may see, with their lights; the newest first. */
export async function constructionLights(context: Context): Promise<ConstructionLights[]> {
  const binds = new Binds()
  const scope = scopeWhere(safConst, context.session, 'c', binds)
  const [today, education] = [binds.add(context.today), binds.add(entryEducation.code)]
  const rows = await context.sql.query<Stored>(
    `select c."constNo", c."constCd", c."constNm", c."state", v."vendorNm", m."userNm" as "mgrNm", c."startYmd"::text, c."endYmd"::text,
       c."progressPct"::float8, c."headCnt"::int, c."infoDocYn", c."costKindCd", c."contractAmt"::float8,
       (select ${codeNameColumn[context.session.language]} from "codeItem" where "codeGrpCd" = 'RISK_LVL' and "code" = c."riskLvlCd") as "riskLvlNm",
       w."workerCnt", w."educatedCnt", o."orderCnt", o."jsaMissingCnt", p."state" as "planState", p."planNo", s."state" as "costState",
       exists (select 1 from "attachFile" f where f."taskClassNm" = 'safConst' and f."taskKey" = c."constNo"::text
         and f."taskFlag" = 'information' and f."delYn" = 'N') or ${informedSql('c."contractNo"')} as "informed"
     from "safConst" c join "vendor" v using ("vendorCd") left join "user" m on m."userId" = c."constMgrUserId"
     cross join lateral (select count(*)::int as "workerCnt", count(*) filter (where exists (
         select 1 from "vendorWorkerEdu" e where e."vendorWorkerNo" = x."vendorWorkerNo" and e."eduTypeCd" = ${education}
           and e."validToYmd" >= ${today}::date))::int as "educatedCnt"
       from "vendorWorker" x where x."vendorCd" = c."vendorCd" and x."useYn" = 'Y') w
     cross join lateral (select count(*)::int as "orderCnt", count(*) filter (where x."riskGradeCd" in ('H', 'M') and x."jsaNo" is null and x."jsaTxt" is null)::int
         as "jsaMissingCnt" from "workOrder" x where x."constNo" = c."constNo" and x."state" <> 'cancelled') o
     left join lateral (select "state", "planNo" from "safHealthPlan" x where x."constNo" = c."constNo" and x."state" <> 'superseded'
       order by ("state" = 'approved') desc, "revNo" desc limit 1) p on true
     left join "safCost" s on s."constNo" = c."constNo"
     where ${scope} and c."state" not in ('completed', 'terminated') order by c."constNo" desc limit 200`,
    binds.values,
  )
  const { costMinAmt } = await constructionParameters(context, context.session.plantCd)
  const assessed = await assessmentsOf(
    context,
    rows.map(({ constNo }) => constNo),
  )
  return rows.map(({ costKindCd, contractAmt, ...stored }) => {
    const facts = { ...stored, assessments: assessed.get(stored.constNo) ?? { confirmed: 0, open: 0 } }
    const costNeeded = isCostKind(costKindCd) && contractAmt >= costMinAmt
    return { ...facts, lights: lightsOf({ ...facts, costNeeded }) }
  })
}

/** 계획 대비 사용 of one construction. */
export async function costStatus(context: Context, construction: SafConst): Promise<CostStatus> {
  const { sql } = context
  const [plan, uses, parameters] = await Promise.all([
    sql.maybe<{ planAmt: number | null }>('select "planAmt"::float8 from "safCost" where "constNo" = $1', [
      construction.constNo,
    ]),
    sql.query<{
      itemCd: string
      itemNm: string
      useYm: string
      state: string
      useAmt: number
      confirmDt: string | null
    }>(
      `select u."itemCd", coalesce(${codeNameColumn[context.session.language]}, u."itemCd") as "itemNm", u."useYm", u."state", u."useAmt"::float8, u."confirmDt"::date::text as "confirmDt"
       from "safCostUse" u left join "codeItem" c on c."codeGrpCd" = 'COST_ITEM' and c."code" = u."itemCd"
       where u."constNo" = $1 order by u."useYm", u."itemCd"`,
      [construction.constNo],
    ),
    constructionParameters(context, construction.plantCd),
  ])
  const sum = (rows: readonly { useAmt: number }[]) => rows.reduce((total, { useAmt }) => total + useAmt, 0)
  const of = (state: string, rows = uses) => sum(rows.filter((row) => row.state === state))
  const [planAmt, usedAmt] = [plan?.planAmt ?? 0, of('confirmed')]
  const progressPct = construction.progressPct ?? 0
  const lastCheck = uses.reduce(
    (last, { confirmDt }) => (confirmDt && confirmDt > last ? confirmDt : last),
    construction.startYmd,
  )
  const checkDueYmd = addMonths(lastCheck, parameters.useCheckMonths)
  const today = context.today
  const grouped = <K extends string>(keyOf: (row: (typeof uses)[number]) => K) => {
    const groups = new Map<K, typeof uses>()
    for (const row of uses) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
    return [...groups]
  }
  return {
    planAmt,
    usedAmt,
    waitingAmt: of('entered'),
    rejectedAmt: of('rejected'),
    leftAmt: planAmt - usedAmt,
    progressPct,
    verdict: judgeCostUse({ planAmt, usedAmt, progressPct }, parameters),
    checkDueYmd,
    overdue: checkDueYmd < today && construction.state !== 'completed' && construction.state !== 'terminated',
    items: grouped(({ itemCd }) => itemCd).map(([itemCd, rows]) => ({
      itemCd,
      itemNm: rows[0]!.itemNm,
      usedAmt: of('confirmed', rows),
      waitingAmt: of('entered', rows),
    })),
    months: grouped(({ useYm }) => useYm).map(([useYm, rows]) => ({
      useYm,
      usedAmt: of('confirmed', rows),
      waitingAmt: of('entered', rows),
    })),
  }
}
