import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { newFacility, safFacility } from '../../../platform/facility/facility.resource.ts'
import { byUrgency, emergencyMark, emergencyRoot, type EmergencyPiece } from './emergency-equipment.rule.ts'

/** More pieces than any plant has on one picture. */
const most = 2000
const nameOf = {
  kr: '"safFacilityTypeNm"',
  en: '"safFacilityTypeNmEn"',
  zh: '"safFacilityTypeNmZh"',
  es: '"safFacilityTypeNmEs"',
} as const

/** The emergency equipment of a plant in the caller's scope with what its last check found, the most urgent first. */
export async function emergencyEquipment(context: Context, plantCd: string): Promise<EmergencyPiece[]> {
  const { sql, session, today } = context
  const binds = new Binds()
  const scope = scopeWhere(safFacility, session, 't', binds)
  const rows = await sql.query<Omit<EmergencyPiece, 'mark'>>(
    `with recursive kind as (
       select "safFacilityTypeCd" from "safFacilityType" where "safFacilityTypeCd" = ${binds.add(emergencyRoot)}
       union select y."safFacilityTypeCd" from "safFacilityType" y join kind k on y."psafFacilityTypeCd" = k."safFacilityTypeCd")
     select t."facilityNo", t."facilityCd", t."facilityNm", coalesce(y.${nameOf[session.language]}, y."safFacilityTypeNm") as "typeNm",
       concat_ws(' · ', a."areaNm", t."locNm") as "placeNm", t."mapX"::float8 as "mapX", t."mapY"::float8 as "mapY",
       t."facilityStatusCd" <> ${binds.add(newFacility.status)} or exists (select 1 from "safFacilityStop" s where s."facilityNo" = t."facilityNo" and s."state" = 'stopped') as "outOfUse",
       l."checkResultNo" as "lastResultNo", to_json(l."checkDt")#>>'{}' as "lastDt", coalesce(l."badCnt", 0)::int as "badCnt",
       (select min(r."dueYmd")::text from "safCheckResult" r where r."facilityNo" = t."facilityNo" and r."dueYmd" < ${binds.add(today)}::date
          and (r."state" = 'planned' or r."state" = 'missed' and (l."checkDt" is null or r."dueYmd" > (l."checkDt" at time zone 'Asia/Seoul')::date))) as "overdueYmd"
     from "safFacility" t join kind k using ("safFacilityTypeCd") join "safFacilityType" y using ("safFacilityTypeCd") left join "permitArea" a on a."areaCd" = t."areaCd"
       left join lateral (select r."checkResultNo", r."checkDt", r."badCnt" from "safCheckResult" r where r."facilityNo" = t."facilityNo" and r."checkDt" is not null
         and r."state" in ('done', 'confirmed') order by r."checkDt" desc limit 1) l on true
     where ${scope} and t."plantCd" = ${binds.add(plantCd)} and coalesce(t."useYn", 'Y') = 'Y' order by t."facilityCd" limit ${most}`,
    binds.values,
  )
  return rows.map((row) => ({ ...row, mark: emergencyMark(row) })).toSorted(byUrgency)
}
