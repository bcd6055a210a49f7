import { forbidden } from '../../../core/server/http/errors.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { contractForWork, type ContractForWork } from '../../vendor/contract/contract-ready.server.ts'
import { informedSql } from '../../vendor/info/information-ready.server.ts'
import {
  constructionFigures,
  constructionParametersOf,
  type ConstructionParameters,
} from './construction-parameters.rule.ts'
import {
  buildingWork,
  dutyNames,
  judgeLegalDuties,
  legalDuties,
  type DutyVerdict,
  type LegalDuty,
} from './legal-duties.rule.ts'
import type { SafConst } from './saf-const.resource.ts'
import { constructionSentences } from './construction.texts.ts'

/** The figures in force at a plant on a day. */
export const constructionParameters = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
  day: string = today,
): Promise<ConstructionParameters> =>
  constructionParametersOf(await parametersOn(sql, constructionFigures.prefix, plantCd, day))

/**
 * What the duties of a construction are judged from; the key is missing while it is being written for the
 * first time.
 */
export type DutyFacts = Pick<
  SafConst,
  | 'constTypeCd'
  | 'contractAmt'
  | 'startYmd'
  | 'endYmd'
  | 'buildHeightM'
  | 'floorAreaM2'
  | 'specialUseYn'
  | 'spanM'
  | 'tunnelDamYn'
  | 'digDepthM'
  | 'chemFacilityYn'
  | 'samePlaceYn'
> & { constNo?: number; contractNo: number; plantCd: string | null }

/**
 * The duties of a construction as they are now: questions, contract, other works of the plant, table in
 * force.
 */
export async function dutiesOf(
  context: Context,
  facts: DutyFacts,
  contract: ContractForWork,
): Promise<DutyVerdict[]> {
  const { othersAmt } = await context.sql.one<{ othersAmt: number }>(
    `select coalesce(sum("contractAmt"), 0)::float8 as "othersAmt" from "safConst"
     where "plantCd" = $1 and "constTypeCd" = $2 and "state" in ('registered', 'reviewing', 'inProgress', 'suspended')
       and "startYmd" <= $4 and "endYmd" >= $3 and "constNo" <> $5`,
    [facts.plantCd, buildingWork, facts.startYmd, facts.endYmd, facts.constNo ?? 0],
  )
  const parameters = await constructionParameters(context, facts.plantCd)
  return judgeLegalDuties({ ...facts, totalAmt: facts.contractAmt }, contract, othersAmt, parameters)
}
/** The columns that say which duties there are. */
export const dutyColumns = (duties: readonly DutyVerdict[]): Record<string, 'Y' | 'N'> =>
  Object.fromEntries(duties.map(({ duty, needed }) => [legalDuties[duty].column, needed ? 'Y' : 'N']))

/** The duties whose file is attached; of the information of 제65조 the sheet that was signed for is enough. */
export async function provenDuties(
  { sql }: Pick<Context, 'sql'>,
  { constNo, contractNo }: Pick<SafConst, 'constNo' | 'contractNo'>,
): Promise<Set<LegalDuty>> {
  const rows = await sql.query<{ duty: LegalDuty }>(
    `select distinct "taskFlag" as "duty" from "attachFile" where "taskClassNm" = 'safConst' and "taskKey" = $1 and "delYn" = 'N' and "taskFlag" = any($2)
     union select 'information' where ${informedSql('$3')}`,
    [String(constNo), dutyNames, contractNo],
  )
  return new Set(rows.map(({ duty }) => duty))
}

/**
 * The contract of a construction.
 * @throws Refusal 403 when there is none: no construction is saved without
 */
export async function contractOf(
  context: Pick<Context, 'sql'>,
  contractNo: number,
): Promise<ContractForWork> {
  const contract = await contractForWork(context, contractNo)
  if (!contract) throw forbidden()
  return contract
}

/** Who of the plant answers for a construction: its supervisor and the department that ordered it. */
export const isPlacing = (
  { session }: Pick<Context, 'session'>,
  construction: Pick<SafConst, 'constMgrUserId' | 'orderDeptCd'>,
): boolean =>
  !session.vendorCd &&
  (construction.constMgrUserId === session.userId ||
    construction.orderDeptCd === session.deptCd ||
    session.depts === null)
export const placingOnly = constructionSentences.placingOnly()

/** What the papers of a construction (plan, cost, use) need to know of it. */
export interface ConstructionPlace {
  constNo: number
  constNm: string
  plantCd: string
  vendorCd: string
  orderDeptCd: string
  constMgrUserId: string
  state: SafConst['state']
  startYmd: string
  endYmd: string
}
export const constructionPlace = (
  { sql }: Pick<Context, 'sql'>,
  constNo: number,
): Promise<ConstructionPlace | undefined> =>
  sql.maybe<ConstructionPlace>(
    `select "constNo", "constNm", "plantCd", "vendorCd", "orderDeptCd", "constMgrUserId", "state", "startYmd"::text, "endYmd"::text
     from "safConst" where "constNo" = $1`,
    [constNo],
  )
