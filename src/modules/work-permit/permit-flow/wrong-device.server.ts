import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { liveStates } from '../permit/permit-transitions.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'

/**
 * An instrument that was in use is so no more. Each work that goes on with it, as its continuous monitor or by
 * its last measurement, is told (PTW_DEVICE_WRONG) and has to be measured with another one now.
 */
export async function tellOfWrongDevice(context: Context, gasDeviceNo: number): Promise<void> {
  const { sql, now } = context
  const device = await sql.one<{ gasDeviceNm: string; plantCd: string; deviceStatCd: string }>(
    'select "gasDeviceNm", "plantCd", "deviceStatCd" from "gasDevice" where "gasDeviceNo" = $1',
    [gasDeviceNo],
  )
  if (device.deviceStatCd === 'inUse') return
  const works = await sql.query<{ permitNo: number; state: string }>(
    `select p."permitNo", p."state" from "workPermit" p
     left join lateral (select g."deviceSn" from "permitGas" g where g."permitNo" = p."permitNo" order by g."measDt" desc, g."permitGasNo" desc limit 1) l on true
     where p."plantCd" = $1 and p."state" = any($2::text[]) and (p."contDeviceNo" = $3 or l."deviceSn" = $4)
     order by 1 for update of p`,
    [device.plantCd, ['approved', ...liveStates], gasDeviceNo, device.gasDeviceNm],
  )
  for (const { permitNo, state } of works) {
    if (state === 'working' || state === 'extensionRequested') {
      await setColumns(context, workPermit, permitNo, { gasDueDt: now })
      context.publish({ topic: 'workPermit', key: permitNo })
    }
    await recordEvent(context, permitNo, 'deviceWrong', { reasonTxt: device.gasDeviceNm })
  }
}
