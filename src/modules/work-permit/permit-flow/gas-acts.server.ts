import type { FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writingAfter } from '../../../core/server/entity/idempotency.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { enteredHeaders } from '../../../core/shared/session.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { gasOfValue } from '../material/gas-device.rule.ts'
import { usableDevice } from '../material/gas-device-use.server.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import type { Diff } from '../../../core/server/entity/audit.ts'
import { type PlainRow } from '../../../core/server/entity/behaviour.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { asClock } from './permit.server.ts'
import { storeShiftDue } from './permit-handover.server.ts'
import { gasContextOf } from '../permit/permit-facts.rule.ts'
import { holds, isDoing, parametersOf } from '../permit/permit-facts.server.ts'
import {
  checkGasInput,
  gasMeasurementTypes,
  gasPointName,
  judgeGas,
  measurementTypesIn,
  type GasMeasurementType,
} from '../permit/gas-criteria.rule.ts'
import { permitGases } from '../permit/permit-lines.resource.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import { gasTesterEducation } from '../permit/crew-requirements.rule.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { gasRefusals } from '../permit/gas.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { arrivalOf, given, inState, measured } from './permit-acts.server.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'

/** Measurements and ticks may wait for the network for so long, nothing else may. (ptw.md 8) */
export const permitWaitMinutes = 120

/** A measured and judged row, as it is kept. */
export async function insertGas(
  context: Context,
  permitNo: number,
  row: PlainRow,
  trail: Diff | false,
): Promise<void> {
  const columns = [
    ...measured,
    'testerWorkerNo',
    'testerUserId',
    'testerSignYn',
    'arriveDt',
    'judgeCd',
    'failTxt',
    'nextDueDt',
    'createUserId',
  ]
  const gas = Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
  await addLine(context, workPermit, 'gases', permitNo, gas as ColumnsOf<typeof permitGases>, { trail })
}
/** What somebody measured, checked as to its form. @throws Refusal 400 */
export const givenGas = (context: Context, body: unknown): Promise<PlainRow> =>
  given(context, permitGases.fields, measured, body)

/**
 * Records a measurement with its verdict. During the work an unfit one stops the work at once; before it, it
 * closes the gate to the start. (안전보건규칙 제619조의2; ptw.md 5.5)
 */
export async function measureGas(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  inState(permit, [
    'reviewing',
    'cooperating',
    'approvalPending',
    'approved',
    'working',
    'extensionRequested',
    'suspended',
    'completionReported',
    'watching',
  ])
  const { testerWorkerNo, pinPwd: _proven, ...rest } = (body ?? {}) as Record<string, unknown>
  const tester = await testerOf(permit, context, testerWorkerNo)
  const device = await usableDevice(context, permit.plantCd, String(rest['deviceSn'] ?? ''), {
    path: 'deviceSn',
    day: dayOfMoment(context.enteredDt ?? context.now),
    gases: gasesIn(rest),
  })
  const values = await given(context, permitGases.fields, measured, {
    ...rest,
    testerTxt: tester.testerTxt,
    deviceSn: device.gasDeviceNm,
    calExpYmd: device.calExpYmd,
  })
  const measurement = {
    ...values,
    measTypeCd: values['measTypeCd'] as GasMeasurementType,
    measDt: String(values['measDt']),
    calExpYmd: String(values['calExpYmd']),
  }
  const wrong = checkGasInput(measurement, context.enteredDt ?? context.now)
  if (wrong.length > 0) throw badFields(wrong)
  const working = permit.state === 'working' || permit.state === 'extensionRequested'
  const kinds = measurementTypesIn(permit.state)
  if (!kinds.includes(measurement.measTypeCd))
    throw badField(
      'measTypeCd',
      gasRefusals.kind({
        state: label(permitStates[permit.state]),
        kinds: kinds.map((kind) => gasMeasurementTypes[kind]),
      }),
    )
  const verdict = judgeGas(measurement, gasContextOf(permit), await parametersOf(context, permit.plantCd))
  const failTxt = verdict.failures.join(', ') || null
  const row: PlainRow = {
    ...values,
    ...tester,
    arriveDt: arrivalOf(context),
    judgeCd: verdict.judgeCd,
    failTxt,
    nextDueDt: verdict.nextDueDt ?? null,
    createUserId: context.session.userId,
  }
  await insertGas(context, permit.permitNo, row, { gases: [null, row] })
  if (working && measurement.measTypeCd === 'handover')
    await storeShiftDue(permit, context, {
      gases: [{ ...measurement, pointCd: String(values['pointCd']), judgeCd: verdict.judgeCd }],
    })
  if (working && verdict.judgeCd === 'unfit' && verdict.level !== 'alarm') {
    const why = clockReasons.gasUnfit({
      failures: failTxt ?? '',
      point: gasPointName(String(values['pointCd'])),
    })
    await asClock(context, permit.permitNo, 'suspend', why, { suspReasonCd: 'GAS' })
  } else if (working && measurement.measTypeCd !== 'final' && isNewest(permit, measurement.measDt)) {
    // While the work goes on a last measurement takes nothing off the next one; one that waited for the
    // network yields to a newer one.
    const due = { gasDueDt: verdict.nextDueDt ?? null }
    await setColumns(context, workPermit, permit.permitNo, due, { trail: false })
  }
}
const isNewest = (permit: WorkPermit, measDt: string): boolean =>
  permit.gases.every((gas) => minutesBetween(gas.measDt, measDt) >= 0)
/** Codes of the gases for which a measurement has a value. */
export const gasesIn = (values: Record<string, unknown>): string[] =>
  Object.entries(gasOfValue).flatMap(([name, gas]) =>
    values[name] === undefined || values[name] === null ? [] : [gas],
  )

interface Tester {
  testerTxt: string
  testerWorkerNo: number | null
  testerUserId: string | null
  testerSignYn: 'Y' | 'N'
}
/**
 * Who has measured: the session's person, who holds the duty, or a trained worker for whom the company's account
 * enters it and who gave his PIN (안전보건규칙 제619조의2).
 * @throws Refusal 400 (nobody, or somebody without the education), 403
 */
async function testerOf(permit: WorkPermit, context: Context, testerWorkerNo: unknown): Promise<Tester> {
  const { session } = context
  if (typeof testerWorkerNo !== 'number') {
    if (await holds(context, permit, 'gasTester'))
      return {
        testerTxt: session.userNm,
        testerWorkerNo: null,
        testerUserId: session.userId,
        testerSignYn: 'Y',
      }
    if (!isDoing(session, permit) || permit.vendorCd === null) throw forbidden(actRefusals.testerRight())
    throw badField('testerWorkerNo', actRefusals.testerNeeded())
  }
  if (!isDoing(session, permit) || permit.vendorCd === null) throw forbidden(actRefusals.testerRight())
  const trained = await context.sql.maybe<{ name: string }>(
    `select w."vendorWorkerNm" as name from "vendorWorker" w join "vendorWorkerEdu" e using ("vendorWorkerNo") where w."vendorCd" = $1 and w."vendorWorkerNo" = $2 and e."eduTypeCd" = $3 and coalesce(e."validToYmd" >= $4::date, true)`,
    [permit.vendorCd, testerWorkerNo, gasTesterEducation.code, context.today],
  )
  if (!trained)
    throw badField('testerWorkerNo', actRefusals.testerEducation({ education: gasTesterEducation.name }))
  return {
    testerTxt: trained.name,
    testerWorkerNo,
    testerUserId: null,
    // A PIN is not kept in a browser: what waited for the network is not signed.
    testerSignYn: context.enteredDt === undefined ? 'Y' : 'N',
  }
}

/**
 * Runs a measurement after its tester was proven: a worker by his PIN, unless it had to wait for the network.
 * @param load the permit as it stands before the transaction
 */
export function measuring<T>(
  engine: Engine,
  request: FastifyRequest,
  load: (context: Context) => Promise<WorkPermit>,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { testerWorkerNo, pinPwd } = (request.body ?? {}) as Record<string, unknown>
  const late = request.headers[enteredHeaders.dt.toLowerCase()] !== undefined
  const prove = async () => {
    if (late || typeof testerWorkerNo !== 'number') return
    const context = reading(engine, request.session)
    await testerOf(await load(context), context, testerWorkerNo)
    await proveWorker(context, testerWorkerNo, pinPwd)
  }
  return writingAfter(engine, request, prove, work, { waitMinutes: permitWaitMinutes })
}
