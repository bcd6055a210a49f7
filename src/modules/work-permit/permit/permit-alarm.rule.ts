import type { Sentence } from '../../../core/shared/sentence.ts'
import { alarmWords } from './permit-alarm.texts.ts'
import { judgeGas, type GasContext, type GasMeasurement } from './gas-criteria.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

/** How loud a stop is called out (PTW_ALARM): out of the space and 119, gas, or a work that was stopped. */
export type AlarmLevel = 'evacuate' | 'gas' | 'stop'
/** Stops that nobody runs from: the clock's own checks, a test run. */
const quietReasons: readonly string[] = ['HANDOVER', 'RECHECK', 'TESTRUN', 'REVALIDATE']

/**
 * The level at which a stop is called out; undefined: nobody is called. From 25 % LEL on everybody leaves and the
 * fire brigade is called (안전보건규칙 제296조; ptw.md 5.5); an emergency is no less.
 */
export function alarmLevelOf(
  reasonCd: string,
  newest: GasMeasurement | undefined,
  context: GasContext,
  parameters: PermitParameters,
): AlarmLevel | undefined {
  if (quietReasons.includes(reasonCd)) return undefined
  if (reasonCd === 'EMERGENCY') return 'evacuate'
  if (reasonCd !== 'GAS') return 'stop'
  if (!newest) return 'gas'
  // A measurement for the start warns at lower values; who is inside is judged by those of the work.
  const level = judgeGas({ ...newest, measTypeCd: 'alarm' }, context, parameters).level
  return level === 'evacuate' ? 'evacuate' : 'gas'
}

export const alarmTitles: Record<AlarmLevel, Sentence> = {
  evacuate: alarmWords.evacuate(),
  gas: alarmWords.gas(),
  stop: alarmWords.stop(),
}
/** What everybody who is called does first. */
export const alarmOrders: Record<AlarmLevel, Sentence> = {
  evacuate: alarmWords.evacuateOrder(),
  gas: alarmWords.gasOrder(),
  stop: alarmWords.stopOrder(),
}

/** An alarm as it is shown over everything. */
export interface ShownAlarm {
  permitNo: number
  permitCd: string
  permitNm: string
  placeTxt: string
  alarmCd: AlarmLevel
  alarmDt: string
  reasonTxt: string | null
  insideCnt: number
  emergTel: string
  assemblyTxt: string
  /** Whom the alarm has reached, and how many of them have answered. */
  calledCnt: number
  ackCnt: number
}
