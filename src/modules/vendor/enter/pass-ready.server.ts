import type { Context } from '../../../core/server/entity/context.ts'
import { stoppedStates, type VendorState } from '../vendor/vendor-transitions.rule.ts'
import type { PassState } from './enter-transitions.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { banOf, bannedSince } from '../ban/ban-ready.server.ts'
import { entryBanSentences } from '../ban/entry-ban.texts.ts'
import { enterSentences } from './enter.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

/** A reason against a person at a gate or before a work, and the page that fixes it. */
export interface GateProblem {
  message: Said
  fixUrl: string
}
/** The page of a worker's education, health and qualifications. */
export const workerPage = (vendorWorkerNo: number): string =>
  addressOf(vendorRecords.vendorWorker, vendorWorkerNo)

interface WorkerPass {
  vendorWorkerNo: number
  passNo: number | null
  state: PassState | null
  fromYmd: string | null
  toYmd: string | null
  stopReason: string | null
  vendorState: VendorState
  /** Since when the plant bars the worker or the whole company; null: it does not. */
  bannedFrom: string | null
  companyBannedFrom: string | null
}

/**
 * The order in which passes count on a day: first the latest issued one that covers it, so that stopping it
 * has an effect; else the one closest to its period.
 * @param day a date parameter of the statement, such as '$3::date'
 */
export const passOrder = (pass: string, day: string): string => {
  const covering = `(${pass}."state" in ('valid', 'stopped') and ${day} between ${pass}."fromYmd" and ${pass}."toYmd")`
  return `${covering} desc, case when ${covering} then ${pass}."passNo" end desc nulls last, (${pass}."state" in ('valid', 'stopped')) desc, ${pass}."toYmd" desc, ${pass}."passNo" desc`
}

/**
 * The reasons in the workers' passes against their entry to a plant on a day, by number of the worker: the
 * same list at the gate and before a permit (ptw 5.4, vendor R5). Empty: none.
 * @param day 'YYYY-MM-DD'
 */
export async function passReasons(
  { sql }: Pick<Context, 'sql'>,
  numbers: readonly number[],
  plantCd: string,
  day: string,
): Promise<Map<number, GateProblem[]>> {
  if (numbers.length === 0) return new Map()
  const onTheDay = { plant: '$2', from: '$3::date', to: '$3::date' }
  const rows = await sql.query<WorkerPass>(
    `select w."vendorWorkerNo", p."passNo", p."state", p."fromYmd"::text as "fromYmd", p."toYmd"::text as "toYmd", p."stopReason", v."state" as "vendorState",
       ${bannedSince({ who: banOf.worker('w'), ...onTheDay })} as "bannedFrom", ${bannedSince({ who: banOf.company('w."vendorCd"'), ...onTheDay })} as "companyBannedFrom"
     from "vendorWorker" w join "vendor" v using ("vendorCd") left join lateral (select * from "enterPass" p where p."vendorWorkerNo" = w."vendorWorkerNo"
       and p."plantCd" = $2 order by ${passOrder('p', '$3::date')} limit 1) p on true
     where w."vendorWorkerNo" = any($1::bigint[])`,
    [numbers, plantCd, day],
  )
  return new Map(
    rows.map((row) => {
      const page =
        row.passNo === null ? workerPage(row.vendorWorkerNo) : addressOf(vendorRecords.enterPass, row.passNo)
      return [
        row.vendorWorkerNo,
        [...companyProblem(row), ...banProblem(row), ...passProblem(row, day)].map((message) => ({
          message,
          fixUrl: page,
        })),
      ]
    }),
  )
}

/** 거래정지 and 종료 shut the gate; 신규출입제한 only stops new passes. */
const companyProblem = ({ vendorState, companyBannedFrom }: WorkerPass): Sentence[] => [
  ...(stoppedStates.includes(vendorState) ? [enterSentences.companyStopped()] : []),
  ...(companyBannedFrom ? [entryBanSentences.companyBarred({ from: companyBannedFrom })] : []),
]
/**
 * A plant bars for itself, whatever the passes of the worker say (산업안전보건법 제63조: the plant answers for who
 * works in it).
 */
const banProblem = ({ bannedFrom }: WorkerPass): Sentence[] =>
  bannedFrom ? [entryBanSentences.barred({ from: bannedFrom })] : []

/** Why this pass opens no gate on a day, 'YYYY-MM-DD'. Empty: it does. */
export function passProblem(
  { state, fromYmd, toYmd, stopReason }: Pick<WorkerPass, 'state' | 'fromYmd' | 'toYmd' | 'stopReason'>,
  day: string,
): Sentence[] {
  if (state === null) return [enterSentences.noPassHere()]
  if (state === 'stopped')
    return [stopReason ? enterSentences.passStoppedWhy({ reason: stopReason }) : enterSentences.passStopped()]
  if (state === 'withdrawn') return [enterSentences.passWithdrawn()]
  if (fromYmd! > day) return [enterSentences.passFrom({ day: fromYmd! })]
  return state === 'expired' || toYmd! < day ? [enterSentences.passEnded({ day: toYmd! })] : []
}
