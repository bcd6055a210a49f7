import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { enterTypes, type EntryProblem } from './enter-check.rule.ts'
import { checkFigures, checkTargets, type CheckFigures } from './enter-facts.server.ts'
import { heardProblems } from './enter-heard.rule.ts'
import { enterSentences } from './enter.texts.ts'
import { nightVerdict } from './pass-night.rule.ts'

/** The valid passes of a company at a plant. */
export interface PassGroup {
  plantCd: string
  vendorCd: string
}
interface StandingPass {
  passNo: number
  vendorWorkerNo: number | null
  vendorEquipNo: number | null
  enterTypeCd: string | null
  contractNo: number | null
}
/** Why passes do not stand, by their number, and what keeps only new requests out. */
export interface Standing {
  stops: Map<number, Said>
  missing: Missing[]
}
export interface Missing {
  code: string
  why: Said
  passCnt: number
}

export const passGroups = ({ sql, today }: Context): Promise<PassGroup[]> =>
  sql.query<PassGroup>(
    `select "plantCd", "vendorCd" from "enterPass" where "state" = 'valid' and $1::date between "fromYmd" and "toYmd" group by 1, 2 order by 1, 2`,
    [today],
  )

/**
 * The entry check of today (vendor R4) for every valid pass of a company at a plant, by the same functions that judge a
 * request: also what was never there is found, such as a licence that somebody took out of the list. A visitor's pass,
 * and one without a request, is asked what a visit is asked.
 */
export async function standing(
  context: Context,
  { plantCd, vendorCd }: PassGroup,
  figures?: CheckFigures,
): Promise<Standing> {
  const { sql, today } = context
  const passes = await sql.query<StandingPass>(
    `select p."passNo", p."vendorWorkerNo", p."vendorEquipNo", r."enterTypeCd", r."contractNo" from "enterPass" p left join "enterRqst" r using ("enterRqstNo")
     where p."state" = 'valid' and p."plantCd" = $1 and p."vendorCd" = $2 and $3::date between p."fromYmd" and p."toYmd" order by 1`,
    [plantCd, vendorCd, today],
  )
  const known = figures ?? (await checkFigures(context, plantCd))
  const stops = new Map<number, Said>()
  const missing = new Map<string, Missing>()
  const kinds = Map.groupBy(passes, ({ enterTypeCd, contractNo }) => `${enterTypeCd} ${contractNo}`)
  for (const alike of kinds.values()) {
    const [{ enterTypeCd, contractNo }] = alike as [StandingPass]
    const asked = {
      plantCd,
      vendorCd,
      contractNo,
      enterTypeCd: enterTypeCd ?? enterTypes.visit,
      fromYmd: today,
      toYmd: today,
    }
    const checked = await checkTargets(context, asked, alike, known)
    for (const [index, { problems }] of checked.entries()) {
      const { stops: blocking, told } = nightVerdict(problems)
      // Whoever reads the pass reads its reason: what is the person's own matter is not named.
      const [first] = heardProblems(blocking, false)
      if (first) stops.set(alike[index]!.passNo, first.message)
      for (const problem of told) count(missing, problem)
    }
  }
  return { stops, missing: [...missing.values()] }
}
function count(missing: Map<string, Missing>, { code, message }: EntryProblem): void {
  const key = `${code} ${String(message)}`
  const known = missing.get(key)
  if (known) known.passCnt += 1
  else missing.set(key, { code, why: message, passCnt: 1 })
}

/** What keeps new requests out is told once a month to the safety people, and to the company's managers. */
export async function tellMissing(
  context: Context,
  { plantCd, vendorCd }: PassGroup,
  missing: readonly Missing[],
): Promise<number> {
  const { sql, today } = context
  const { vendorNm } = await sql.one<{ vendorNm: string }>(
    'select "vendorNm" from "vendor" where "vendorCd" = $1',
    [vendorCd],
  )
  const to = [...(await safetyPeople(context, plantCd)), ...(await vendorManagers(context, vendorCd))]
  let told = 0
  for (const { code, why, passCnt } of missing)
    told += await notify(context, 'VND_PASS_FALL', {
      to,
      variables: {
        title: vendorNm,
        cont: String(enterSentences.newKeptOut({ count: passCnt, why })),
        dueDt: today,
        dday: 'D-0',
        deptNm: vendorNm,
      },
      linkUrl: addressOf(vendorRecords.vendor, vendorCd),
      plantCd,
      once: `missing ${vendorCd} ${plantCd} ${code} ${String(why)} ${today.slice(0, 7)}`,
    })
  return told
}
