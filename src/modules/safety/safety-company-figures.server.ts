import { connectSafetyFigures, nothingRecorded } from '../vendor/eval/company-figures-port.server.ts'
import type {
  CompanyFigures,
  FiguresAsked,
  OwnPeople,
  PlantRounds,
} from '../vendor/eval/company-figures-port.server.ts'
import { actingAs, asSystem, type Context } from '../../core/server/entity/context.ts'
import { addDays } from '../../core/shared/dates.ts'
import { companySelfCheckFigures, openSelfChecks } from './check/self-check-figures.server.ts'
import { figuresOn } from './event/event-judge.server.ts'
import { isPublishedTogether } from './event/rules/accident-rates.rule.ts'
import { companyRounds, quarterInspections } from './patrol/patrol-rounds.server.ts'

/** Days of an event in Korea, between the two days of the question. */
const within = (moment: string): string =>
  `${moment} >= $3::date::timestamp at time zone 'Asia/Seoul' and ${moment} < ($4::date + 1)::timestamp at time zone 'Asia/Seoul'`

type EventCounts = Omit<CompanyFigures, 'plantCd' | 'selfChecks' | 'joint'>
/**
 * Accidents and near misses of companies at a plant: a person counts by the own company, whoever reported the event;
 * accidents on the way to work stand apart, as in the statistics (saf.md SAF-05, SAF-07; vendor.md R9, R13).
 */
const eventCounts = (
  { sql }: Context,
  { plantCd, vendorCd, from, to }: FiguresAsked,
): Promise<EventCounts[]> =>
  sql.query<EventCounts>(
    `with person as (
       select p."vendorCd", count(*) filter (where p."deathYmd" is null and p."injuryTypeCd" <> 'illness')::int as "injured",
         count(*) filter (where p."deathYmd" is null and p."injuryTypeCd" = 'illness')::int as "illnesses",
         count(*) filter (where p."deathYmd" is not null and p."injuryTypeCd" <> 'illness')::int as "deaths",
         count(*) filter (where p."deathYmd" is not null and p."injuryTypeCd" = 'illness')::int as "illnessDeaths",
         count(distinct e."safEventNo") filter (where p."deathYmd" is not null or coalesce(p."restDays", p."expRestDays", 0) >= 1)::int as "lostTime",
         count(distinct e."safEventNo") filter (where e."saaYn" = 'Y')::int as "serious",
         count(distinct e."safEventNo") filter (where p."deathYmd" is not null and e."state" <> 'closed')::int as "causesOpen"
       from "safEvent" e join "safEventPerson" p using ("safEventNo")
       where e."plantCd" = $1 and p."vendorCd" is not null and ($2::text is null or p."vendorCd" = $2) and e."eventKindCd" = 'accident' and e."state" <> 'notAccident'
         and p."workRelationCd" = 'work' and ${within('e."occurDt"')} group by 1),
     near as (
       select e."vendorCd", count(*)::int as "nearMisses" from "safEvent" e
       where e."plantCd" = $1 and e."vendorCd" is not null and ($2::text is null or e."vendorCd" = $2) and e."eventKindCd" <> 'accident' and e."state" <> 'notAccident'
         and ${within('e."occurDt"')} group by 1)
     select "vendorCd", coalesce(person."injured", 0) as "injured", coalesce(person."illnesses", 0) as "illnesses",
       coalesce(person."deaths", 0) as "deaths", coalesce(person."illnessDeaths", 0) as "illnessDeaths", coalesce(person."lostTime", 0) as "lostTime",
       coalesce(person."serious", 0) as "serious", coalesce(person."causesOpen", 0) as "causesOpen", coalesce(near."nearMisses", 0) as "nearMisses"
     from person full join near using ("vendorCd")`,
    [plantCd, vendorCd ?? null, from, to],
  )
/** What safety has recorded of companies at a plant, each by its code. */
async function companies(context: Context, asked: FiguresAsked): Promise<CompanyFigures[]> {
  const { plantCd } = asked
  const events = await eventCounts(context, asked)
  const checks = await actingAs(context, asSystem('협력업체 지표'), (own) =>
    companySelfCheckFigures(own, asked),
  )
  const codes = new Set([...events, ...checks].map(({ vendorCd }) => vendorCd))
  return [...codes].toSorted().map((vendorCd) => {
    const own = checks.find((row) => row.vendorCd === vendorCd)
    return {
      ...nothingRecorded(plantCd, vendorCd),
      ...events.find((row) => row.vendorCd === vendorCd),
      selfChecks: [own?.inTime ?? 0, own?.asked ?? 0],
      joint: [own?.jointSigned ?? 0, own?.jointHeld ?? 0],
    }
  })
}

/** The two days of 제80조 and the quarters of 제82조 at a plant, for whoever judges its companies. */
async function rounds(context: Context, { plantCd, from, to }: FiguresAsked): Promise<PlantRounds> {
  const asked = { plantCd, from, to: to < context.today ? to : context.today }
  return actingAs(
    context,
    { ...asSystem('도급점검 순회'), language: context.session.language },
    async (own) => {
      const found = await companyRounds(own, asked)
      const quarters = await quarterInspections(own, { plantCd, from, to })
      const gaps = found.flatMap(({ vendorNm, gaps: days }) =>
        days.map((gap) => ({ vendorNm, from: gap.from, to: gap.to })),
      )
      // Of every two days in a row on which a company worked, one has a round.
      const owed = found.reduce(
        (sum, { workDays }) => sum + workDays.filter((day) => workDays.includes(addDays(day, 1))).length,
        0,
      )
      return {
        done: Math.max(0, owed - gaps.length),
        owed,
        gaps,
        quarters: quarters.map(({ quarter, held, dueYmd }) => ({
          quarter,
          held,
          isOver: dueYmd < context.today,
        })),
      }
    },
  )
}

/** The employer's own people of a year: on average over the months that were recorded, and those hurt. */
async function ownPeople({ sql }: Context, plantCd: string, year: string): Promise<OwnPeople> {
  const { workers } = await sql.one<{ workers: number | null }>(
    `select round(avg("workerQty"), 1)::float8 as "workers" from "safWorkStat" where "plantCd" = $1 and "ownerCd" = 'employee' and "statYm" between $2 and $3`,
    [plantCd, `${year}-01`, `${year}-12`],
  )
  const hurt = await sql.one<{ injured: number; deaths: number }>(
    `select count(*)::int as "injured", count(*) filter (where p."deathYmd" is not null and p."injuryTypeCd" <> 'illness')::int as "deaths"
     from "safEvent" e join "safEventPerson" p using ("safEventNo") where e."plantCd" = $1 and p."personTypeCd" = 'employee' and e."eventKindCd" = 'accident'
       and e."state" <> 'notAccident' and p."workRelationCd" = 'work' and to_char(e."occurDt" at time zone 'Asia/Seoul', 'YYYY') = $2`,
    [plantCd, year],
  )
  return { workers, ...hurt }
}

/** Hands what safety records of companies down to the module that judges them. */
export const giveCompanyFigures = (): void =>
  connectSafetyFigures({
    companies,
    openSelfChecks,
    rounds,
    ownPeople,
    isPublished: async (context, plantCd, day, own, contractors) =>
      isPublishedTogether(own, contractors, await figuresOn(context, plantCd, day)),
  })
