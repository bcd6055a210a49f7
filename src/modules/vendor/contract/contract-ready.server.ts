import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { wasInformed } from '../info/information-ready.server.ts'
import { readyReasons } from './contract.rule.ts'
import type { VendorContract } from './vendor-contract.resource.ts'
import { contractSentences } from './contract.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorContractRecords } from '../record-pages.rule.ts'

/** Columns of a contract that say whether work may go on under it. */
export type ContractForWork = Pick<
  VendorContract,
  | 'contractNo'
  | 'contractCd'
  | 'contractNm'
  | 'state'
  | 'fromYmd'
  | 'toYmd'
  | 'prohibitYn'
  | 'prohibitTempYn'
  | 'approveTargetYn'
  | 'removeReportYn'
  | 'approveNo'
  | 'approveToYmd'
  | 'chemSubYn'
  | 'chemUrgentYn'
  | 'chemRptYmd'
  | 'infoTargetYn'
  | 'subAllowYn'
>
const columns = `"contractNo", "contractCd", "contractNm", "state", "fromYmd"::text, "toYmd"::text, "prohibitYn", "prohibitTempYn",
  "approveTargetYn", "removeReportYn", "approveNo", "approveToYmd"::text, "chemSubYn", "chemUrgentYn", "chemRptYmd"::text, "infoTargetYn", "subAllowYn"`

/** A contract with the facts that the rules need, whoever asks; undefined when the number is unknown. */
export const contractForWork = (
  { sql }: Pick<Context, 'sql'>,
  contractNo: number,
): Promise<ContractForWork | undefined> =>
  sql.maybe<ContractForWork>(`select ${columns} from "vendorContract" where "contractNo" = $1`, [contractNo])

/**
 * The running unit-price contract (연간단가) of a company at a plant that covers a day; undefined when there is
 * none.
 */
export const unitPriceContract = (
  { sql }: Pick<Context, 'sql'>,
  vendorCd: string,
  plantCd: string,
  day: string,
): Promise<ContractForWork | undefined> =>
  sql.maybe<ContractForWork>(
    `select ${columns} from "vendorContract" where "vendorCd" = $1 and "plantCd" = $2 and "unitPriceYn" = 'Y' and "state" = 'active'
       and $3::date between "fromYmd" and "toYmd" order by "toYmd" desc, "contractNo" limit 1`,
    [vendorCd, plantCd, day],
  )

/**
 * Why work may not go on under a contract on a day (vendor.md R1–R3); empty when it may.
 * @param day 'YYYY-MM-DD'
 */
export async function contractReasons(
  context: Pick<Context, 'sql'>,
  contract: ContractForWork,
  day: string,
): Promise<Reason[]> {
  const informed = contract.infoTargetYn === 'Y' && (await wasInformed(context, contract.contractNo))
  const fixUrl = addressOf(vendorContractRecords.vendorContract, contract.contractNo)
  return readyReasons(contract, day, informed).map((reason) => ({ ...reason, fixUrl }))
}

/** The same for a number; a contract that does not exist is not ready. */
export async function contractNoReasons(
  context: Pick<Context, 'sql'>,
  contractNo: number,
  day: string,
): Promise<Reason[]> {
  const contract = await contractForWork(context, contractNo)
  return contract
    ? contractReasons(context, contract, day)
    : [{ guard: 'contractState', message: contractSentences.notStarted() }]
}
