import type { Sql } from '../../../core/server/database/database.ts'

/** What happened to the people of a company at a plant within a period. */
export interface CompanyEventFigures {
  deaths: number
  /** People injured who are alive, whatever their treatment. */
  injured: number
  /** People with an occupational illness who are alive. */
  illnesses: number
  /** 근로손실일수 of all of them (SAF-04). */
  daysLost: number
  /** Near misses and hazards seen that the company reported. */
  nearMisses: number
}

/**
 * Accidents of a company's people and its near misses at a plant, counted by the day of the event: the figures of its
 * year, its grade and the joint statistics (산업안전보건법 제10조제2항, 시행규칙 제7조). A person counts by the own company, whoever
 * reported the event; accidents on the way to work and at occasions stand apart, as in the statistics.
 * @param asked `from` and `until` are the first and the last day, 'YYYY-MM-DD'
 */
export async function companyEventFigures(
  sql: Sql,
  asked: { plantCd: string; vendorCd: string; from: string; until: string },
): Promise<CompanyEventFigures> {
  const { plantCd, vendorCd, from, until } = asked
  const within = `e."plantCd" = $1 and e."state" <> 'notAccident' and e."occurDt" >= $3::date::timestamp at time zone 'Asia/Seoul' and e."occurDt" < ($4::date + 1)::timestamp at time zone 'Asia/Seoul'`
  return sql.one<CompanyEventFigures>(
    `select count(*) filter (where p."deathYmd" is not null)::int as "deaths",
       count(*) filter (where p."deathYmd" is null and p."injuryTypeCd" = 'injury')::int as "injured",
       count(*) filter (where p."deathYmd" is null and p."injuryTypeCd" = 'illness')::int as "illnesses",
       coalesce(sum(p."lossDays"), 0)::float as "daysLost",
       (select count(*)::int from "safEvent" e where ${within} and e."vendorCd" = $2 and e."eventKindCd" <> 'accident') as "nearMisses"
     from "safEvent" e join "safEventPerson" p using ("safEventNo")
     where ${within} and e."eventKindCd" = 'accident' and p."vendorCd" = $2 and p."workRelationCd" = 'work'`,
    [plantCd, vendorCd, from, until],
  )
}
