import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, minutesBetween } from '../../../core/shared/dates.ts'
import { approvalMatrix, missingApprovals, type ApprovalRole } from '../permit/approval-matrix.rule.ts'
import { vendorWorkersIn, type CrewKey } from '../permit/crew.rule.ts'
import { gasOverdue } from '../permit/gas-criteria.rule.ts'
import { issuerInCharge, missingHandovers, shiftCheckOverdue } from '../permit/handover.rule.ts'
import { judgeFireWatcher } from '../permit/hot-work-watcher.rule.ts'
import { gasNeeded, riskInputOf } from '../permit/permit-facts.rule.ts'
import {
  canTransition,
  occupyingStates,
  permitTransitions,
  type PermitAction,
} from '../permit/permit-transitions.rule.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import {
  entryEducation,
  missingQualifications,
  qualificationNames,
  qualificationsFor,
  specialEducationsFor,
} from '../permit/crew-requirements.rule.ts'
import { watchRounds } from '../permit/field-signatures.rule.ts'
import { missingAttributes } from '../permit/supplement-attributes.rule.ts'
import { missingKinds } from '../permit/work-kinds.rule.ts'
import { judgeExtension, judgeValidity, timeRunOut, watchMinutesLeft } from '../permit/validity.rule.ts'
import { judgeWorker, overlappingWorkers } from '../permit/worker-gate.rule.ts'
import { demoOrders } from './demo-orders.ts'
import type { DemoRecord } from './demo-permit.ts'
import { demoParameters, isHoliday } from './demo-permit-story.ts'
import { demoPermits } from './demo-permits.ts'
import { demoWorkerNo, demoWorkers } from './demo-workers.ts'

const surroundings = (combDistM: number | undefined) => ({
  combustiblesNear: combDistM === undefined ? 'N' : 'Y',
  combustibleDistance: combDistM,
  combustiblesBelow: 'N',
  combustiblesBehindMetal: 'N',
})

/**
 * A demonstration that begins at night, in the morning, in the evening; on a working day, a Sunday and a
 * holiday.
 */
const beginnings = [
  '2026-03-11T00:05:00+09:00',
  '2026-03-11T09:30:00+09:00',
  '2026-03-16T14:00:00+09:00',
  '2026-01-02T23:50:00+09:00',
  // Shortly before, at and after the changes of the shift.
  ...['05:29', '05:50', '13:20', '13:55', '14:10', '21:35', '21:58', '22:31'].map(
    (time) => `2026-03-11T${time}:00+09:00`,
  ),
]
const crewOf = ({ plan }: DemoRecord): CrewKey[] =>
  [
    ...new Set([
      plan.supervisor,
      ...(plan.watcher ? [plan.watcher] : []),
      ...plan.workers.map(([place]) => place),
    ]),
  ].map((place) => (typeof place === 'string' ? place : demoWorkerNo(plan.vendorCd, place)))

describe.each(beginnings)('the demonstration that begins %s', (now) => {
  const today = now.slice(0, 10)
  const records = demoPermits(now, today)
  const people = new Map(demoWorkers(today).map((worker) => [worker.workerNo, worker]))
  const faults = (judge: (record: DemoRecord) => readonly { toString(): string }[]) =>
    records.flatMap((record) => judge(record).map((fault) => `${record.plan.permitNm}: ${fault.toString()}`))

  it('the demonstration keeps time, grade and supplements within the rules', () => {
    expect(
      faults(({ plan, head }) => {
        const risk = judgeRiskGrade(
          riskInputOf(
            { permitTypeCd: plan.permitTypeCd, supplCds: [...plan.supplCds], exZoneCd: plan.exZoneCd },
            plan.supplements ?? [],
          ),
          demoParameters,
        )
        const missing =
          plan.state === 'draft'
            ? []
            : plan.supplCds.flatMap((code) =>
                missingAttributes(code, plan.supplements?.find((row) => row.supplCd === code) ?? {}),
              )
        return [
          ...judgeValidity({ ...plan, exZone: plan.exZoneCd }, demoParameters).reasons.map(
            ({ message }) => message,
          ),
          ...risk.refusals.map(({ message }) => message),
          ...missing,
          ...(risk.grade === head.riskGradeCd ? [] : [`grade ${head.riskGradeCd}`]),
          ...(judgeFireWatcher(surroundings(plan.combDistM)).needed && !plan.watcher ? ['no watcher'] : []),
        ]
      }),
    ).toEqual([])
    expect(records[7]!.head.riskGradeCd).toBe('H')
  })

  it('the demonstration lets everybody through the gate but the worker of the refused twelfth', () => {
    const refused = records.flatMap((record) =>
      vendorWorkersIn(crewOf(record)).flatMap((workerNo) => {
        const place = workerNo % 100
        const qualTypeCd = record.plan.workers.find(([each]) => each === place)?.[2]
        const person = people.get(workerNo)!
        const workYmd = record.plan.startDt.slice(0, 10)
        const specialEducations = specialEducationsFor(record.plan, demoParameters)
        const education = [entryEducation, ...specialEducations].flatMap((wanted) =>
          person.educations.some(({ code, validYmd }) => code === wanted.code && validYmd! >= workYmd)
            ? []
            : [{ message: `${wanted.name}이 없습니다.` }],
        )
        return judgeWorker(
          { ...person, education },
          {
            workYmd,
            specialEducations,
            qualifications: qualTypeCd ? [{ code: qualTypeCd, name: qualificationNames[qualTypeCd]! }] : [],
          },
        ).reasons.map(({ message }) => `${record.plan.state} ${message}`)
      }),
    )
    expect(refused).toEqual([expect.stringContaining('rejected 안효준 작업자: 출입안전교육이')])
  })

  it('the demonstration sends people with the licence and every supplement of their work', () => {
    expect(
      faults((record) => {
        const { plan } = record
        const workYmd = plan.startDt.slice(0, 10)
        const crew = vendorWorkersIn(crewOf(record))
        const owned = crew.flatMap((workerNo) => people.get(workerNo)!.qualifications)
        return [
          ...(crew.length > 0
            ? missingQualifications(qualificationsFor(plan, demoParameters), owned, workYmd)
            : []),
          ...missingKinds({ ...plan, equips: [] }),
        ]
      }),
    ).toEqual([])
  })

  it('the demonstration puts nobody on two permits at once', () => {
    const assignments = records
      .filter(({ plan }) => occupyingStates.includes(plan.state))
      .map((record) => ({
        permitCd: record.plan.permitNm,
        startDt: record.plan.startDt,
        endDt: record.plan.extRqstDt ?? record.plan.endDt,
        workerNos: crewOf(record),
      }))
    expect(assignments.flatMap((each) => overlappingWorkers(each, assignments, String))).toEqual([])
  })

  it('the demonstration walks every permit through its states in time, to the state it shows', () => {
    expect(
      faults(({ plan, states, events }) => {
        const actions = states
          .slice(1)
          .map(
            (row) =>
              Object.entries(permitTransitions).find(
                ([, each]) => each.label === row.actNm,
              )![0] as PermitAction,
          )
        return [
          ...(states.at(-1)!.toStatCd === plan.state ? [] : [`ends ${states.at(-1)!.toStatCd}`]),
          ...states
            .slice(1)
            .flatMap((row, index) =>
              canTransition(row.fromStatCd!, actions[index]!) ? [] : [`${row.fromStatCd} ${row.actNm}`],
            ),
          ...states
            .slice(1)
            .flatMap((row, index) =>
              minutesBetween(states[index]!.actDt, row.actDt) >= 0 ? [] : [`${row.actNm} too early`],
            ),
          ...events.flatMap(({ eventCd, eventDt }) =>
            minutesBetween(eventDt, now) >= 0 ? [] : [`${eventCd} in the future`],
          ),
        ]
      }),
    ).toEqual([])
  })

  it('every issued permit has every signature of its approval path', () => {
    expect(
      faults(({ plan, head, signatures, states, requestDay }) => {
        const approved = states.find(({ toStatCd }) => toStatCd === 'approved')
        if (!approved) return []
        const matrix = approvalMatrix(
          {
            grade: head.riskGradeCd,
            permitTypeCd: plan.permitTypeCd,
            exZone: plan.exZoneCd,
            turnaroundPeak: false,
            startDt: plan.startDt,
            endDt: plan.endDt,
            workHoliday: isHoliday(plan.startDt.slice(0, 10)),
            approvalDt: approved.actDt,
            approvalHoliday: isHoliday(requestDay),
          },
          demoParameters,
        )
        return missingApprovals(matrix, [
          'issuer',
          ...signatures.map(({ signRoleCd }) => signRoleCd as ApprovalRole),
        ]).map(({ role }) => role)
      }),
    ).toEqual([])
  })

  it('who was named as supervisor or watcher of a vendor has signed as himself', () => {
    expect(
      faults(({ plan, signatures }) => {
        const named = { supervisor: plan.supervisor, watcher: plan.watcher, watchRound: plan.watcher }
        return signatures.flatMap(({ signRoleCd, workerNo }) => {
          const place = named[signRoleCd as keyof typeof named]
          const owner = typeof place === 'number' ? demoWorkerNo(plan.vendorCd, place) : null
          return workerNo === owner ? [] : [`${signRoleCd} by ${workerNo}`]
        })
      }),
    ).toEqual([])
  })

  it('every fire watch has the rounds that were due until now', () => {
    const { hotWatchMinutes, hotRoundMinutes } = demoParameters
    expect(
      faults(({ head, signatures }) => {
        const watchStartDt = (head['watchStartDt'] as string | null | undefined) ?? null
        if (watchStartDt === null) return []
        const rounds = watchRounds({ watchStartDt, signatures }).length
        const passed = Math.min(hotWatchMinutes, minutesBetween(watchStartDt, now))
        return rounds === Math.floor(passed / hotRoundMinutes) ? [] : [`${rounds} rounds`]
      }),
    ).toEqual([])
  })

  it('every permit was handed over at each change of its work, never to the one in charge', () => {
    expect(
      faults(({ plan, head, signatures, gases }) => {
        if (!['working', 'extensionRequested'].includes(plan.state)) return []
        const work = {
          ...plan,
          exZone: plan.exZoneCd,
          gasNeeded: gasNeeded({ ...plan, supplCds: [...plan.supplCds], materials: plan.materials ?? [] }),
          signatures,
          gases: gases as never,
        }
        const takers = signatures.filter(({ signRoleCd }) => signRoleCd === 'handover')
        return [
          ...missingHandovers(work, now, demoParameters).map(({ changeDt }) => `${changeDt} missing`),
          ...takers
            .filter(
              ({ signUserId }, index) =>
                issuerInCharge({
                  issuerUserId: String(head['issuerUserId']),
                  signatures: takers.slice(0, index),
                }) === signUserId,
            )
            .map(({ signDt }) => `${signDt} by the one in charge`),
        ]
      }),
    ).toEqual([])
  })

  it('the demonstration still works an hour later', () => {
    const later = addMinutes(now, 60)
    const running = records.filter(({ plan }) =>
      ['approved', 'working', 'extensionRequested', 'suspended'].includes(plan.state),
    )
    expect(running).not.toEqual([])
    for (const { plan, head } of running) {
      expect(timeRunOut(plan, later), plan.permitNm).toBe(false)
      expect(gasOverdue(head.gasDueDt, later, demoParameters), plan.permitNm).toBe(false)
      if (head.shiftDueDt)
        expect(shiftCheckOverdue(head.shiftDueDt, 'handover', later, demoParameters), plan.permitNm).toBe(
          false,
        )
      if (head.gasDueDt) expect(minutesBetween(now, head.gasDueDt)).toBeGreaterThanOrEqual(90)
    }
    const paint = records.find(({ plan }) => plan.extRqstDt)!.plan
    expect(
      judgeExtension(
        { ...paint, extEndDt: paint.extRqstDt!, extensionCnt: 0, requestedDt: addMinutes(now, -15) },
        demoParameters,
      ).reasons,
    ).toEqual([])
  })

  it('the demonstration shows the alarm, watch and measurements as ptw section 11 has them', () => {
    const alarm = records[8]!
    expect(alarm.gases.at(-1)).toMatchObject({ judgeCd: 'unfit', failTxt: 'LEL 12.0% (기준 10% 미만)' })
    expect(watchMinutesLeft(String(records[9]!.head['watchStartDt']), now, demoParameters)).toBe(18)
    expect(records.flatMap(({ gases }) => gases).filter(({ judgeCd }) => judgeCd === 'unfit')).toHaveLength(1)
    expect(records[2]!.plan.inside).toHaveLength(3)
    expect(records[10]!.plan.state).toBe('expired')
  })
})

describe('the people and orders of the demonstration', () => {
  it('the demonstration has 40 workers with the faults that ptw section 11 names', () => {
    const today = '2026-03-11'
    const workers = demoWorkers(today)
    const bad = (test: (worker: (typeof workers)[number]) => boolean) => workers.filter(test).length
    expect(workers).toHaveLength(40)
    expect(new Set(workers.map(({ workerNm }) => workerNm)).size).toBe(40)
    expect(bad(({ educations }) => educations[0]!.validYmd! < today)).toBe(2)
    expect(bad(({ healthNextYmd }) => healthNextYmd! < today)).toBe(1)
    expect(bad(({ birthYmd }) => birthYmd > addDays(today, -18 * 365 - 5))).toBe(1)
  })

  it('every vendor has two orders in progress', () => {
    const running = Object.groupBy(
      demoOrders.filter(({ state }) => state === 'inProgress'),
      ({ exec }) => exec,
    )
    for (const vendorCd of ['V00001', 'V00002', 'V00003', 'V00004', 'V00005'])
      expect(running[vendorCd]!.length, vendorCd).toBeGreaterThanOrEqual(2)
  })
})

it('the demonstration is calm for its first hour, whatever the minute at which it begins', () => {
  const day = '2026-11-29'
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    const now = addMinutes(`${day}T00:02:00+09:00`, minute)
    const later = addMinutes(now, 60)
    for (const { plan, head } of demoPermits(now, now.slice(0, 10))) {
      if (plan.state !== 'working' && plan.state !== 'extensionRequested') continue
      const told = `${plan.permitNm} begun at ${now}`
      expect(timeRunOut(plan, later), told).toBe(false)
      expect(gasOverdue(head.gasDueDt, later, demoParameters), told).toBe(false)
      if (head.shiftDueDt)
        expect(shiftCheckOverdue(head.shiftDueDt, 'handover', later, demoParameters), told).toBe(false)
    }
  }
})
