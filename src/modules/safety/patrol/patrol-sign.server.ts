import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { plantName } from '../../../platform/plant/plant-name.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { patrolRefusals } from './patrol-refusals.texts.ts'
import { safPatrol } from './patrol.resource.ts'
import { patrolTypes, type OwnInspection } from './patrol.rule.ts'

/** Completed inspections of the last year that the caller went along on, the unsigned first. */
export const ownInspections = ({ sql, session, today }: Context): Promise<OwnInspection[]> =>
  sql.query(
    `select p."patrolNo", p."patrolCd", ${plantName('l', session.language)} as "plantNm", to_json(p."patrolDt")#>>'{}' as "patrolDt", to_json(p."endDt")#>>'{}' as "endDt", p."summaryCont", to_json(m."signDt")#>>'{}' as "signDt",
       (select coalesce(json_agg(a."areaNm" order by x."patrolAreaNo"), '[]') from "safPatrolArea" x join "permitArea" a using ("areaCd") where x."patrolNo" = p."patrolNo") as "areas",
       (select json_agg(json_build_object('memberUserNm', u."userNm", 'memberKindNm', ${codeNameOf('c', session.language)}, 'vendorNm', v."vendorNm", 'signDt', x."signDt") order by x."patrolMemberNo")
          from "safPatrolMember" x join "user" u on u."userId" = x."memberUserId" left join "vendor" v on v."vendorCd" = x."vendorCd"
          left join "codeItem" c on c."codeGrpCd" = 'SAF_PATROL_MEMBER' and c."code" = x."memberKindCd" where x."patrolNo" = p."patrolNo") as "members",
       (select coalesce(json_agg(json_build_object('findNo', f."findNo", 'findCd', f."findCd", 'areaNm', a."areaNm", 'findCont', f."findCont") order by f."findNo"), '[]')
          from "safPatrolFinding" f join "permitArea" a using ("areaCd") where f."patrolNo" = p."patrolNo" and ($2::text is null or f."toldVendorCd" = $2)) as "findings"
     from "safPatrol" p join "safPatrolMember" m on m."patrolNo" = p."patrolNo" and m."memberUserId" = $1 join "plant" l on l."plantCd" = p."plantCd"
     where p."state" = 'completed' and p."patrolTypeCd" = $4 and p."patrolDt" > $3::date - interval '1 year' order by m."signDt" nulls first, p."patrolDt" desc limit 50`,
    [session.userId, session.vendorCd, today, patrolTypes.joint],
  )

/**
 * The caller signs a joint inspection, by the own sign-in and only for himself, as the minutes of a council are signed.
 * @throws Refusal 403 (did not go along), 404 to a company that had nobody there, 409
 */
export async function signInspection(context: Context, patrolNo: string): Promise<void> {
  const { session, now } = context
  const row = await actingAs(context, { ...asSystem('합동점검 서명'), language: session.language }, (own) =>
    loadRecord(safPatrol, own, patrolNo),
  )
  const own = row.members.find(({ memberUserId }) => memberUserId === session.userId)
  if (!own) {
    // Whoever may not read it is not told that it exists.
    await loadRecord(safPatrol, context, patrolNo)
    throw forbidden(patrolRefusals.ownSignature())
  }
  if (row.patrolTypeCd !== patrolTypes.joint || row.state !== 'completed')
    throw conflict(patrolRefusals.notYet())
  const signed = await changeLine(
    context,
    safPatrol,
    'members',
    row.patrolNo,
    { patrolMemberNo: own.patrolMemberNo, signDt: now },
    { from: { signDt: null }, trail: { [`signDt ${session.userId}`]: [null, now] } },
  )
  if (!signed) throw conflict(patrolRefusals.signed())
  context.publish({ topic: safPatrol.name, key: row.patrolNo })
}
