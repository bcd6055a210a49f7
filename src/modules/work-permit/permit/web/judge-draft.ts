import { toMoment } from '../../../../core/shared/dates.ts'
import { messages } from '../../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import {
  explosionZones,
  permitTypes,
  type ExplosionZone,
  type PermitTypeCode,
  type SupplementCode,
} from '../permit-codes.rule.ts'
import { riskInputOf } from '../permit-facts.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import { judgeRiskGrade, type RiskGradeVerdict } from '../risk-grade.rule.ts'
import { judgeValidity, type ValidityInput, type ValidityVerdict } from '../validity.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

type Values = Record<string, unknown>
type Supplement = WorkPermit['supplements'][number]

/** What has been chosen so far; undefined until a basic permit and a zone stand. */
function choiceOf(
  values: Values,
): { permitTypeCd: PermitTypeCode; supplCds: SupplementCode[]; exZoneCd: ExplosionZone } | undefined {
  const { permitTypeCd, exZoneCd, supplCds } = values
  if (!(String(permitTypeCd) in permitTypes) || !(String(exZoneCd) in explosionZones)) return undefined
  return {
    permitTypeCd: permitTypeCd as PermitTypeCode,
    exZoneCd: exZoneCd as ExplosionZone,
    supplCds: Array.isArray(supplCds) ? (supplCds as SupplementCode[]) : [],
  }
}

/** The risk grade of a half-written permit, by the rule that the server will judge it with. */
export function judgeDraftRisk(
  values: Values,
  parameters: PermitParameters | undefined,
): RiskGradeVerdict | undefined {
  const choice = choiceOf(values)
  if (!choice || !parameters) return undefined
  return judgeRiskGrade(riskInputOf(choice, (values['supplements'] ?? []) as Supplement[]), parameters)
}

/** Whether its time may be permitted. */
export function judgeDraftValidity(
  values: Values,
  parameters: PermitParameters | undefined,
): ValidityVerdict | undefined {
  const choice = choiceOf(values)
  const [startDt, endDt] = [moment(values['startDt']), moment(values['endDt'])]
  if (!choice || !parameters || !startDt || !endDt) return undefined
  const input: ValidityInput = {
    permitTypeCd: choice.permitTypeCd,
    supplCds: choice.supplCds,
    exZone: choice.exZoneCd,
    startDt,
    endDt,
  }
  return judgeValidity(input, parameters)
}

/** The time's refusal at its field, before anything is sent. */
export function judgeDraftTime(values: Values, parameters: PermitParameters | undefined): FieldIssue[] {
  return (judgeDraftValidity(values, parameters)?.reasons ?? []).map(({ message }) => ({
    path: 'endDt',
    message,
  }))
}
/** Who answers for the work is always named: of the vendor, or of the department that does it itself. */
export function judgeDraftCrew(values: Values, own: boolean): FieldIssue[] {
  const path = own ? 'supUserId' : 'supWorkerNo'
  return values[path] ? [] : [{ path, message: messages.requiredField('작업책임자') }]
}
const moment = (value: unknown): string | undefined =>
  typeof value === 'string' ? toMoment(value) : undefined
