import { plantName } from '../../../platform/plant/plant-name.ts'
import { defined } from '../../../core/shared/defined.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRow } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { inouts } from '../enter/enter-log.resource.ts'
import { nothingRecorded, safetyFigures } from '../eval/company-figures-port.server.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { isSafety, vendorManagers } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { accidentTotalFigures, type AccidentTotalParameters } from './accident-total-parameters.rule.ts'
import { answerDay, together, totalDays, withRates, type AccidentTotals } from './accident-total.rule.ts'
import { accidentTotalBehaviour } from './accident-total.server.ts'
import { accidentTotalSentences } from './accident-total.texts.ts'
import { vendorAccStat } from './vendor-acc-stat.resource.ts'

const parametersOf = async ({ sql, today }: Context, plantCd: string): Promise<AccidentTotalParameters> =>
  accidentTotalFigures.of(await parametersOn(sql, accidentTotalFigures.prefix, plantCd, today))
export interface TotalAsked {
  accYear: string
  plantCd: string
}
/** Year and plant of a call, as far as the caller may see the plant. @throws Refusal 400, 404 */
export async function totalAsked(context: Context, given: unknown): Promise<TotalAsked> {
  const { accYear, plantCd } = (given ?? {}) as Record<string, unknown>
  if (typeof accYear !== 'string' || !/^20\d\d$/.test(accYear))
    throw badField('accYear', accidentTotalSentences.which())
  if (typeof plantCd !== 'string' || plantCd === '') throw badField('plantCd', accidentTotalSentences.which())
  const { plants } = context.session
  const known = await context.sql.maybe('select 1 from "plant" where "plantCd" = $1', [plantCd])
  if (!known || (plants && !plants.includes(plantCd))) throw notFound()
  return { accYear, plantCd }
}

interface Worked {
  vendorCd: string
  /** People on an average day of the gates. */
  workers: number | null
}
/** Companies that worked at a plant in a year: by the gates, by permits, by contracts. */
const companiesOf = ({ sql }: Context, { accYear, plantCd }: TotalAsked): Promise<Worked[]> =>
  sql.query<Worked>(
    `with gate as (
       select "vendorCd", avg(people)::float8 as "workers" from (
         select "vendorCd", count(distinct "vendorWorkerNo") as people from "enterLog" where "plantCd" = $1 and "okYn" = 'Y' and "inoutCd" = $4
           and "vendorWorkerNo" is not null and ("enterDt" at time zone 'Asia/Seoul')::date between $2::date and $3::date
         group by "vendorCd", ("enterDt" at time zone 'Asia/Seoul')::date) days group by 1)
     select w."vendorCd", g."workers" from (
       select "vendorCd" from gate
       union select "vendorCd" from "workPermit" where "plantCd" = $1 and "vendorCd" is not null and "workYmd" between $2 and $3 and "state" not in ('draft', 'cancelled', 'rejected')
       union select "vendorCd" from "vendorContract" where "plantCd" = $1 and "state" in ('active', 'ended') and "fromYmd" <= $3 and "toYmd" >= $2) w
     left join gate g using ("vendorCd") order by 1`,
    [plantCd, `${accYear}-01-01`, `${accYear}-12-31`, inouts.in],
  )

export interface AskedTotals {
  made: number
  counted: number
  answered: number
}
/**
 * Asks each company that worked at the plant for the figures of a year. Asked again, what nobody has answered is counted
 * anew; what was answered stays.
 * @throws Refusal 400 (a year that is not over, no company), 403
 */
export async function askForTotals(context: Context, body: unknown): Promise<AskedTotals> {
  if (!isSafety(context.session)) throw forbidden(vendorModuleSentences.safetyOnly())
  const asked = await totalAsked(context, body)
  if (asked.accYear >= context.today.slice(0, 4))
    throw badField('accYear', accidentTotalSentences.yearNotOver())
  const companies = await companiesOf(context, asked)
  if (companies.length === 0) throw badField('plantCd', accidentTotalSentences.noCompanies())
  const parameters = await parametersOf(context, asked.plantCd)
  const { giveYmd } = totalDays(asked.accYear, parameters)
  const span = { from: `${asked.accYear}-01-01`, to: `${asked.accYear}-12-31` }
  const figures = new Map(
    (await safetyFigures.companies(context, { plantCd: asked.plantCd, ...span })).map((each) => [
      each.vendorCd,
      each,
    ]),
  )
  const known = new Map(
    (
      await context.sql.query<{ vendorCd: string; no: number; state: string }>(
        'select "vendorCd", "vendorAccStatNo" as "no", "state" from "vendorAccStat" where "plantCd" = $1 and "accYear" = $2',
        [asked.plantCd, asked.accYear],
      )
    ).map((row) => [row.vendorCd, row]),
  )
  const done: AskedTotals = { made: 0, counted: 0, answered: 0 }
  await actingAs(
    context,
    { ...asSystem('재해현황 요청'), language: context.session.language },
    async (own) => {
      for (const { vendorCd, workers } of companies) {
        const { injured, illnesses, deaths, illnessDeaths } =
          figures.get(vendorCd) ?? nothingRecorded(asked.plantCd, vendorCd)
        const counted = {
          // Without a passage nobody knows the people: an empty number is asked of the company, not guessed.
          workerQty: workers === null ? null : roundHalfUp(workers, 1),
          injuredCnt: injured + illnesses + deaths + illnessDeaths,
          deadCnt: deaths,
          illDeadCnt: illnessDeaths,
        }
        const before = known.get(vendorCd)
        if (before && before.state !== 'asked') {
          done.answered += 1
          continue
        }
        const key =
          before?.no ?? Number(await createRecord(accidentTotalBehaviour, own, { ...asked, vendorCd }))
        await setColumns(own, vendorAccStat, key, {
          ...defined({ dueYmd: before ? undefined : answerDay(own.today, giveYmd, parameters.answerDays) }),
          ...counted,
        })
        if (before) done.counted += 1
        else {
          done.made += 1
          await tellAsked(own, key)
        }
      }
    },
  )
  return done
}
async function tellAsked(context: Context, key: number): Promise<void> {
  const row = await loadRow(vendorAccStat, context, key)
  await notify(context, 'VND_ACC_TOTAL', {
    to: await vendorManagers(context, row.vendorCd),
    variables: {
      title: String(accidentTotalSentences.askedTitle({ year: row.accYear })),
      cont: String(
        accidentTotalSentences.askedCont({
          plant: row.plantNm ?? '',
          workers: row.workerQty ?? '–',
          injured: row.injuredCnt ?? 0,
          deaths: row.deadCnt ?? 0,
          due: row.dueYmd ?? '',
        }),
      ),
      actUserNm: context.session.userNm,
    },
    linkUrl: addressOf(vendorRecords.vendorAccStat, key),
    plantCd: row.plantCd,
  })
}

/** The plant with its companies in a year: rates, joint publication, and who has not confirmed yet. */
export async function accidentTotals(context: Context, asked: TotalAsked): Promise<AccidentTotals> {
  const { sql } = context
  const { plantNm } = await sql.one<{ plantNm: string }>(
    `select ${plantName('p', context.session.language)} as "plantNm" from "plant" p where "plantCd" = $1`,
    [asked.plantCd],
  )
  const rows = await sql.query<{
    vendorAccStatNo: number
    vendorCd: string
    vendorNm: string
    bizRegNo: string
    indInsNo: string
    state: string
    workers: number | null
    injured: number
    deaths: number
  }>(
    `select t."vendorAccStatNo", t."vendorCd", v."vendorNm", v."bizRegNo", v."indInsNo", t."state", t."workerQty"::float8 as "workers",
       coalesce(t."injuredCnt", 0)::int as "injured", coalesce(t."deadCnt", 0)::int as "deaths"
     from "vendorAccStat" t join "vendor" v using ("vendorCd") where t."plantCd" = $1 and t."accYear" = $2 order by v."vendorNm"`,
    [asked.plantCd, asked.accYear],
  )
  const people = await safetyFigures.ownPeople(context, asked.plantCd, asked.accYear)
  const own =
    people.workers === null
      ? null
      : { workers: people.workers, injured: people.injured, deaths: people.deaths }
  const counted = rows.map((row) => ({ ...row, workers: row.workers ?? 0 }))
  const contractors = together(counted)
  const { askYmd, giveYmd } = totalDays(asked.accYear, await parametersOf(context, asked.plantCd))
  return {
    ...asked,
    plantNm,
    askYmd,
    giveYmd,
    own: own && withRates(own),
    companies: counted.map((row, index) => ({ ...withRates(row), workers: rows[index]!.workers })),
    contractors: withRates(contractors),
    all: own && withRates(together([own, contractors])),
    published:
      own &&
      (await safetyFigures.isPublished(context, asked.plantCd, `${asked.accYear}-12-31`, own, contractors)),
    open: rows.filter(({ state }) => state !== 'confirmed').length,
  }
}
