import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { usableDevice } from '../material/gas-device-use.server.ts'
import { gasesIn, givenGas, insertGas } from '../permit-flow/gas-acts.server.ts'
import { checkGasInput, judgeGas, type GasMeasurementType } from '../permit/gas-criteria.rule.ts'
import { gasContextOf, gasNeeded } from '../permit/permit-facts.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { blockSentences } from './block.texts.ts'

/** More lines than a paper has. */
const mostGases = 30

/**
 * The measurements of a paper, judged by the limits of its day and kept with the time of their arrival; a
 * work that starts on fresh air has at least one (안전보건규칙 제619조의2).
 * @param day 'YYYY-MM-DD' of the paper
 * @throws Refusal 400
 */
export async function storeLateGases(
  context: Context,
  permitNo: number,
  day: string,
  body: unknown,
): Promise<void> {
  const rows = Array.isArray(body) ? (body as unknown[]) : []
  const permit = await loadRecord(workPermit, context, permitNo)
  if (rows.length === 0 && gasNeeded(permit)) throw badField('gases', blockSentences.gasNeeded())
  if (rows.length > mostGases) throw badField('gases', messages.tooLong('가스측정', mostGases))
  const parameters = await parametersOf(context, permit.plantCd, day)
  for (const row of rows) {
    const paper = (row ?? {}) as Record<string, unknown>
    // Paper names its tester; its instrument is one of the register, calibrated on the day of the paper.
    const device = await usableDevice(context, permit.plantCd, String(paper['deviceSn'] ?? ''), {
      path: 'gases',
      day,
      gases: gasesIn(paper),
    })
    const values = await givenGas(context, { ...paper, calExpYmd: device.calExpYmd })
    const measDt = String(values['measDt'])
    if (momentOf(new Date(measDt)).slice(0, 10) !== day)
      throw badField('gases', blockSentences.gasOtherDay({ day }))
    const gas = {
      ...values,
      measTypeCd: values['measTypeCd'] as GasMeasurementType,
      measDt,
      calExpYmd: String(values['calExpYmd']),
    }
    const [wrong] = checkGasInput(gas, measDt)
    if (wrong) throw badField('gases', wrong.message)
    const { judgeCd, failures } = judgeGas(gas, gasContextOf(permit), parameters)
    const judged = {
      ...values,
      arriveDt: context.now,
      judgeCd,
      failTxt: failures.join(', ') || null,
      nextDueDt: null,
      createUserId: context.session.userId,
    }
    await insertGas(context, permitNo, judged, false)
  }
}
