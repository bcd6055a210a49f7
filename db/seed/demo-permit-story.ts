import { addMinutes, minutesBetween, toMoment } from '../../src/core/shared/dates.ts'
import { approvalMatrix } from '../../src/modules/work-permit/permit/approval-matrix.rule.ts'
import { judgeGas } from '../../src/modules/work-permit/permit/gas-criteria.rule.ts'
import { riskInputOf } from '../../src/modules/work-permit/permit/permit-facts.rule.ts'
import {
  initialPermitParameterRows,
  permitParametersOn,
  type PermitParameters,
} from '../../src/modules/work-permit/permit/permit-parameters.rule.ts'
import { permitTransitions, type PermitAction, type PermitState } from '../../src/modules/work-permit/permit/permit-transitions.rule.ts'
import { judgeRiskGrade } from '../../src/modules/work-permit/permit/risk-grade.rule.ts'
import { cooperationsOf, type CooperationKind } from '../../src/modules/work-permit/permit/supplement-attributes.rule.ts'
import { urgentReasonNeeded } from '../../src/modules/work-permit/permit/validity.rule.ts'
import { demoAreas, issuerOfDept } from './demo-areas.ts'
import { demoWorkerNo } from './demo-workers.ts'
import type { DemoPermit, DemoRecord, DemoStep } from './demo-permit.ts'
import { holidays } from './reference-facts.ts'

export const demoParameters: PermitParameters = permitParametersOn('2025-01-01', initialPermitParameterRows('2025-01-01'))

/** Who signs in each role of the approval path, and who agrees for each department. */
const signers: Readonly<Record<string, string>> = {
  safetyCooperation: 'saf01',
  operationHead: 'approver01',
  safetyHead: 'safhead01',
  plantHead: 'mgmt01',
  dutyManager: 'duty01',
}
const cooperators: Readonly<Record<CooperationKind, string>> = {
  electric: 'coop01',
  instrument: 'coop01',
  equipment: 'coop01',
  fire: 'fire01',
  radiation: 'rso01',
}
/** How far a permit in this state had come before its start. */
const stagesBefore: Partial<Record<PermitState, number>> = {
  draft: 0,
  requested: 1,
  cancelled: 1,
  reviewing: 2,
  rejected: 2,
  cooperating: 3,
  approvalPending: 4,
}

export const vendorUser = (vendorCd: string): string => `vnd0${Number(vendorCd.slice(1))}s`
export const issuerOf = (areaCd: string): string => issuerOfDept[demoAreas.find((area) => area.areaCd === areaCd)!.ownerDeptCd]!
export const isHoliday = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || holidays.some(({ ymd }) => ymd === day)

/** Everything that follows from a written-down permit, with the moments of its way; the rules give grade, verdicts and signatures. */
export function recordOf(plan: DemoPermit, yesterday: string): DemoRecord {
  const requestDay = plan.requestDay ?? yesterday
  const morning = (minutes: number) => addMinutes(`${requestDay}T09:00:00+09:00`, minutes)
  const issuer = issuerOf(plan.areaCd)
  const doing = vendorUser(plan.vendorCd)
  const stage = stagesBefore[plan.state] ?? 5
  const asked = cooperationsOf(plan.supplCds)
  const grade = judgeRiskGrade(
    riskInputOf(
      { permitTypeCd: plan.permitTypeCd, supplCds: [...plan.supplCds], exZoneCd: plan.exZoneCd },
      (plan.supplements ?? []) as never,
    ),
    demoParameters,
  ).grade

  const approval = approvalMatrix(
    {
      grade,
      permitTypeCd: plan.permitTypeCd,
      exZone: plan.exZoneCd,
      turnaroundPeak: false,
      approvalDt: morning(80),
      holiday: isHoliday(requestDay),
    },
    demoParameters,
  )
  const roles = approval.steps
    .map(({ role }) => role)
    .filter((role) => role !== 'issuer' && (stage === 5 || (stage === 4 && plan.signed?.includes(role))))
  const signatures = roles.map((signRoleCd, index) => ({
    signRoleCd: signRoleCd as string,
    signUserId: signers[signRoleCd]!,
    signDt: morning(75 + index * 10),
  }))
  const approver = stage === 5 ? signatures.at(-1)?.signUserId : undefined

  const way: DemoStep[] = [
    { action: 'request', at: morning(0), by: doing },
    { action: 'startReview', at: morning(20), by: issuer },
    ...(asked.length > 0
      ? ([
          { action: 'requestCooperation', at: morning(45), by: issuer },
          { action: 'confirmCooperation', at: morning(70), by: 'system' },
        ] as const)
      : ([{ action: 'finishReview', at: morning(45), by: issuer }] as const)),
  ]
  const done = way.slice(0, asked.length > 0 ? stage : Math.min(stage, 3))
  if (approver) done.push({ action: 'approve', at: signatures.at(-1)!.signDt, by: approver })
  if (plan.state === 'rejected') done.push({ action: 'reject', at: morning(40), by: issuer, reason: plan.rejectTxt })
  done.push(...(plan.steps ?? []))

  const started = done.find(({ action }) => action === 'start')?.at
  if (started) {
    signatures.push({ signRoleCd: 'supervisor', signUserId: doing, signDt: addMinutes(started, -10) })
    if (plan.watcher) signatures.push({ signRoleCd: 'watcher', signUserId: doing, signDt: addMinutes(started, -8) })
  }
  const gases = gasRows(plan, started)
  const last = (action: PermitAction) => done.findLast((step) => step.action === action)
  const suspended = plan.state === 'suspended' ? last('suspend') : undefined
  const watched = plan.state === 'working' || plan.state === 'extensionRequested'
  return {
    plan,
    requestDay,
    head: {
      riskGradeCd: grade,
      plantCd: '1000',
      vendorCd: plan.vendorCd,
      workYmd: plan.startDt.slice(0, 10),
      supWorkerNo: demoWorkerNo(plan.vendorCd, plan.supervisor),
      watcherWorkerNo: plan.watcher ? demoWorkerNo(plan.vendorCd, plan.watcher) : null,
      noMatYn: plan.materials ? 'N' : 'Y',
      urgentReason: urgentReasonNeeded({ requestedDt: morning(0), startDt: plan.startDt }, demoParameters)
        ? '설비 운전에 필요한 보수로 당일 작업이 필요합니다.'
        : null,
      realStartDt: started ?? null,
      realEndDt: last('reportCompletion')?.at ?? null,
      gasDueDt: watched ? (gases.at(-1)?.nextDueDt ?? null) : null,
      suspDt: suspended?.at ?? null,
      suspReasonCd: suspended?.reasonCd ?? null,
      watchStartDt: last('startWatch')?.at ?? null,
      extRqstDt: plan.extRqstDt ?? null,
      issuerUserId: stage >= 2 ? issuer : null,
      approverUserId: approver ?? null,
      createUserId: doing,
      createDt: morning(-30),
      updateUserId: done.at(-1)?.by ?? doing,
    },
    gases,
    events: [
      ...(stage >= 3 ? [event('siteCheck', morning(35), issuer)] : []),
      ...done.map((step) => event(step.action === 'confirmCooperation' ? 'finishReview' : step.action, step.at, step.by, step)),
    ].toSorted((a, b) => minutesBetween(b.eventDt, a.eventDt)),
    signatures,
    cooperations: stage >= 3 ? cooperationRows(plan, stage, morning(60)) : [],
    meetings: started
      ? [
          {
            meetDt: addMinutes(started, -4),
            riskTxt: `${plan.workTxt} 화재·중독·추락·끼임 위험과 대피로를 전달하였다.`,
            attendCnt: plan.workers.length + 1 + (plan.watcher ? 1 : 0),
            createUserId: doing,
          },
        ]
      : [],
    states: stateRows(done, doing, morning(-30)),
  }
}

const event = (eventCd: string, eventDt: string, createUserId: string, step?: DemoStep) => ({
  eventCd,
  eventDt,
  createUserId,
  reasonCd: step?.reasonCd ?? null,
  reasonTxt: step?.reason ?? null,
})

/** Measurements with the verdict of the rule; the first ones count for the hour of the start. */
function gasRows(plan: DemoPermit, started: string | undefined): DemoRecord['gases'] {
  return (plan.gases ?? []).map(({ tester, ...gas }) => {
    const verdict = judgeGas(
      gas,
      { permitTypeCd: plan.permitTypeCd, supplCds: plan.supplCds, exZone: plan.exZoneCd, continuousMonitor: plan.contMonitorYn === 'Y' },
      demoParameters,
    )
    const running = started !== undefined && plan.state !== 'suspended'
    return {
      ...gas,
      testerNo: demoWorkerNo(plan.vendorCd, tester),
      deviceSn: 'GX-2201',
      judgeCd: verdict.judgeCd,
      failTxt: verdict.failures.join(', ') || null,
      nextDueDt: running && verdict.nextDueDt ? toMoment(verdict.nextDueDt)! : null,
      createUserId: vendorUser(plan.vendorCd),
    }
  })
}

function cooperationRows(plan: DemoPermit, stage: number, confirmDt: string): DemoRecord['cooperations'] {
  return cooperationsOf(plan.supplCds).map(({ supplCd, kind }) => {
    const given = stage > 3 || (plan.confirmed?.includes(kind) ?? false)
    return {
      coopKindCd: kind,
      supplCd,
      resultCd: given ? 'confirmed' : 'pending',
      confirmUserId: given ? cooperators[kind] : null,
      confirmDt: given ? confirmDt : null,
    }
  })
}

function stateRows(done: readonly DemoStep[], doing: string, createDt: string): DemoRecord['states'] {
  let from: PermitState = 'draft'
  const rows: DemoRecord['states'] = [{ fromStatCd: null, toStatCd: 'draft', actNm: '등록', reason: null, userId: doing, actDt: createDt }]
  for (const { action, at, by, reason } of done) {
    const { to, label } = permitTransitions[action]
    rows.push({ fromStatCd: from, toStatCd: to, actNm: label, reason: reason ?? null, userId: by, actDt: at })
    from = to
  }
  return rows
}
