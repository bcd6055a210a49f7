import type { Sql } from '../../../core/server/database/database.ts'
import { seal } from '../../../core/server/entity/sealed.ts'
import { erasedName, older, type PurgeKind } from '../../../platform/privacy/purge-kinds.ts'
import { vendorWorker } from './vendor-worker.resource.ts'

/**
 * Since when nothing is done with the person: the last passage of a gate, the last change of the record, or the
 * end of dealing with the company.
 */
const restingSince = `greatest(w."updateDt", v."endDt", (select max(e."enterDt") from "enterLog" e where e."vendorWorkerNo" = w."vendorWorkerNo"))`
const dueWorkers = `select w."vendorWorkerNo"::text as "key", ${restingSince} as "dt" from "vendorWorker" w join "vendor" v using ("vendorCd")
  where (w."useYn" = 'N' or v."state" = 'ended') and w."eraseDt" is null and ${restingSince} < $1::timestamptz`
const listedWorkers = `select w."vendorWorkerNo"::text as "userId", w."vendorWorkerNm" as "userNm", to_char(w."updateDt", 'YYYY-MM-DD') as "retireYmd"
  from "vendorWorker" w where w."vendorWorkerNo"::text = any($1::text[]) order by w."vendorWorkerNo"`

/**
 * Personal data that vendors leave behind: workers of ended companies or no longer used (vendor 4.1: the
 * retention clock starts), and passages of the gates.
 */
export const vendorPurgeKinds: Readonly<Record<string, PurgeKind>> = {
  WORKER: {
    parameter: 'PRIVACY_WORKER_YEARS',
    unit: 'years',
    due: dueWorkers,
    listed: true,
    targets: listedWorkers,
    erase: eraseWorkers,
  },
  ENTER: { parameter: 'PRIVACY_ENTER_YEARS', unit: 'years', ...older('enterLog', 'enterLogNo', 'enterDt') },
}

/**
 * The row stays, because permits name its number: without name, birthday, telephones, health, certificate
 * numbers and files. Who is at work again is left alone.
 */
async function eraseWorkers(sql: Sql, cutDt: string, keys: readonly string[]): Promise<number> {
  const people = await sql.query<{ no: number }>(
    // By hand: decides again who is due, and blanks all of them with one statement.
    `update "vendorWorker" set "vendorWorkerNm" = $3 || ' ' || "vendorWorkerNo", "birthYmd" = '1900-01-01', "nationCd" = null, "phoneNo" = null, "emergTel" = null,
       "visaTypeNm" = null, "visaToYmd" = null, "banReason" = null, "healthTypeCd" = null, "healthYmd" = null, "healthNextYmd" = null, "healthFitYn" = (select x."fitYn" from unnest($2::text[], $4::text[]) as x("key", "fitYn") where x."key" = "vendorWorkerNo"::text),
       "healthLimitTxt" = null, "useYn" = 'N', "eraseDt" = now(), "updateDt" = now()
     where "vendorWorkerNo"::text = any($2::text[]) and "vendorWorkerNo"::text in (select d."key" from (${dueWorkers}) d) returning "vendorWorkerNo" as "no"`,
    [cutDt, keys, erasedName, keys.map((key) => seal({ table: vendorWorker.name, key }, 'healthFitYn', 'N'))],
  )
  const numbers = people.map(({ no }) => no)
  await sql.query(
    // By hand: of all erased workers at once; the purge leaves the trail.
    `update "vendorWorkerQual" set "qualNo" = null where "vendorWorkerNo" = any($1::bigint[])`,
    [numbers],
  )
  // By hand: of all erased workers at once; the purge leaves the trail.
  await sql.query(`delete from "workerPin" where "vendorWorkerNo" = any($1::bigint[])`, [numbers])
  // The contents go with the next tidying of files.
  await sql.query(
    // By hand: of all erased workers at once; the purge leaves the trail.
    `update "attachFile" set "delYn" = 'Y', "updateDt" = now() where "taskClassNm" = $1 and "taskKey" = any($2::text[])`,
    [vendorWorker.name, numbers.map(String)],
  )
  return numbers.length
}
