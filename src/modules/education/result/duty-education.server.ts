import type { Context } from '../../../core/server/entity/context.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { educationStaffOf } from '../education-people.server.ts'
import { countsSql } from './education-facts.server.ts'

/** Duties whose holders must have learned to: 가스측정자 and 화재·밀폐 감시인, by item of VND_EDU. (ptw.md 5.4) */
const dutyItems: Readonly<Record<string, string>> = { D16: 'VED16', D17: 'VED17' }
const pairs = Object.entries(dutyItems)
  .map(([duty, item]) => `('${duty}', '${item}')`)
  .join(', ')

/**
 * Holders of D16 and D17 whose education ends, or was never recorded (then it is due since the appointment): they and
 * the staff of education are told by the ladder, while the appointment holds. (edu.md item 13; fit A3)
 */
export async function warnOfDuties(context: Context): Promise<number> {
  const { today } = context
  const rows = await context.sql.query<{
    userDutyNo: number
    userId: string
    plantCd: string | null
    dutyNm: string
    dueYmd: string
  }>(
    `select y."userDutyNo", y."userId", y."plantCd", d."dutyNm", coalesce(r.ends, y."fromYmd")::text as "dueYmd"
     from "userDuty" y join "duty" d using ("dutyCd") join (values ${pairs}) p("dutyCd", item) on p."dutyCd" = y."dutyCd"
     left join lateral (select max(coalesce(r."validToYmd", '9999-12-31'::date)) as ends from "eduResult" r
       where r."userId" = y."userId" and r."vndEduCd" = p.item and ${countsSql('r')}) r on true
     where y."fromYmd" <= $1::date and coalesce(y."toYmd" >= $1::date, true)
       and coalesce(r.ends, y."fromYmd") between $1::date - 60 and $1::date + 30 order by 1`,
    [today],
  )
  const items = []
  for (const { userDutyNo, userId, plantCd, dutyNm, dueYmd } of rows)
    items.push({
      subject: `userDuty ${userDutyNo}`,
      dueYmd,
      to: [...new Set([userId, ...(await educationStaffOf(context, plantCd))])],
      variables: { dutyNm },
      linkUrl: '/my/self/eduHome',
      plantCd,
    })
  return escalate(context, 'EDU_DUTY_ENDS', items)
}
