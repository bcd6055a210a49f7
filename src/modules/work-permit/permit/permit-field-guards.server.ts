import { minutesBetween } from '../../../core/shared/dates.ts'
import { crewKeyOf, watcherOf } from './crew.rule.ts'
import { hasSigned } from './field-signatures.rule.ts'
import { continuousNeeded, gasFresh, gasHeights, unmeasuredHeights } from './gas-criteria.rule.ts'
import { answerOf, meetingToday, missingAnswers } from './permit-attend.rule.ts'
import { explosionZones } from './permit-codes.rule.ts'
import { gasContextOf, gasNeeded, supplementsOf, watchesWork, zoneOf } from './permit-facts.rule.ts'
import { parametersOf } from './permit-facts.server.ts'
import { copyUrl, reasons, type PermitGuard } from './permit-guards.server.ts'
import { shiftReasons } from './permit-handover.server.ts'
import { weatherReasons } from './permit-weather.server.ts'
import { judgeResumeTime, judgeStartTime, watchMinutesLeft } from './validity.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitForms } from '../record-pages.rule.ts'

const openBefore = ({ checks }: WorkPermit): WorkPermit['checks'] =>
  checks.filter(
    ({ needYn, stageCd, confirmYn }) => needYn === 'Y' && stageCd === 'before' && confirmYn !== 'Y',
  )

/**
 * What must be true at the place, from the start to the end of the work. Asked by name like the other guards.
 */
export const fieldGuards = {
  startTime: async (permit, context) =>
    reasons(
      'startTime',
      judgeStartTime(
        { startDt: permit.startDt, endDt: permit.endDt, now: context.now },
        await parametersOf(context, permit.plantCd),
      ),
      // Too early only waits: the clock says until when.
      minutesBetween(permit.endDt, context.now) > 0 ? copyUrl(permit) : '#clocks',
    ),
  killItems: (permit) => {
    const kill = openBefore(permit).filter(({ killYn }) => killYn === 'Y')
    return kill.length > 0
      ? {
          guard: 'killItems',
          message: `작업 전 필수 안전조치 ${kill.length}건이 확인되지 않았습니다: ${kill[0]!.itemNm}`,
          fixUrl: '#checks',
        }
      : undefined
  },
  // What the issuer found necessary in his review is done before he lets the work begin (features 5a, 필요/확인).
  neededItems: (permit) => {
    const open = openBefore(permit).filter(({ killYn }) => killYn !== 'Y')
    return open.length > 0
      ? {
          guard: 'neededItems',
          message: `검토에서 필요하다고 정한 안전조치 ${open.length}건이 확인되지 않았습니다: ${open[0]!.itemNm}`,
          fixUrl: '#checks',
        }
      : undefined
  },
  // A picture that was taken away again shows nothing: its item is confirmed anew.
  checkPictures: async (permit, context) => {
    const shown = permit.checks.filter(
      ({ confirmYn, photoFileNo }) => confirmYn === 'Y' && photoFileNo !== null,
    )
    if (shown.length === 0) return undefined
    const there = await context.sql.query<{ fileNo: number }>(
      `select "fileNo" from "attachFile" where "fileNo" = any($1::bigint[]) and "delYn" = 'N'`,
      [shown.map(({ photoFileNo }) => photoFileNo)],
    )
    const gone = shown.filter(({ photoFileNo }) => !there.some(({ fileNo }) => fileNo === photoFileNo))
    return gone.map(({ itemNm }) => ({
      guard: 'checkPictures',
      message: `확인한 사진이 삭제되었습니다. 확인을 풀고 사진을 다시 올리세요: ${itemNm}`,
      fixUrl: '#checks',
    }))
  },
  finalItems: (permit) => {
    const open = permit.checks.filter(
      (check) => check.needYn === 'Y' && check.stageCd === 'after' && check.confirmYn !== 'Y',
    )
    return open.length > 0
      ? {
          guard: 'finalItems',
          message: `완료 점검항목 ${open.length}건이 확인되지 않았습니다: ${open[0]!.itemNm}`,
          fixUrl: '#checks',
        }
      : undefined
  },
  gas: async (permit, context) => {
    if (!gasNeeded(permit)) return undefined
    const parameters = await parametersOf(context, permit.plantCd)
    const after = permit.state === 'suspended' ? permit.suspDt : undefined
    const counted = permit.gases.filter(({ measDt }) => !after || minutesBetween(after, measDt) >= 0)
    const [last] = counted
    const fixUrl = '#gases'
    // The newest of every point counts: good air at the bottom does not make up for bad air at the top. The
    // alarm that stopped the work was measured a moment before the stop.
    const unfit = [...permit.gases.slice(0, 1), ...counted].find(
      (gas) =>
        gas.judgeCd !== 'fit' &&
        permit.gases.find(({ pointCd }) => pointCd === gas.pointCd)?.permitGasNo === gas.permitGasNo,
    )
    if (unfit) return { guard: 'gas', message: `가스측정 부적합: ${unfit.failTxt ?? ''}`, fixUrl }
    if (!last)
      return {
        guard: 'gas',
        message: after
          ? '중지 이후의 가스측정이 필요합니다. (안전보건규칙 제619조의2)'
          : '작업 전 가스측정이 필요합니다.',
        fixUrl,
      }
    // While it stands still an alarm's measurement does not open the way back to the work.
    if (permit.state === 'suspended' && last.measTypeCd !== 'resume')
      return { guard: 'gas', message: '재개 측정이 필요합니다. (안전보건규칙 제619조의2)', fixUrl }
    if (!gasFresh(last.measDt, context.now, parameters))
      return {
        guard: 'gas',
        message: `가스측정 후 ${parameters.gasFreshMinutes}분이 지났습니다. 다시 측정하세요.`,
        fixUrl,
      }
    return undefined
  },
  // One height says nothing of the others: heavy vapour stands at the bottom, light gas under the roof.
  gasHeights: async (permit, context) => {
    if (!supplementsOf(permit).includes('S1')) return undefined
    const counted = permit.gases.filter(
      ({ measTypeCd, measDt }) =>
        permit.state !== 'suspended' ||
        (measTypeCd === 'resume' && (!permit.suspDt || minutesBetween(permit.suspDt, measDt) >= 0)),
    )
    const missing = unmeasuredHeights(counted, context.now, await parametersOf(context, permit.plantCd))
    // Where nothing is measured the guard before says so.
    if (missing.length === 0 || missing.length === Object.keys(gasHeights).length) return undefined
    return {
      guard: 'gasHeights',
      message: `밀폐공간은 ${Object.values(gasHeights).join('·')}를 모두 측정해야 합니다. 남은 위치: ${missing.map((height) => gasHeights[height]).join(', ')} (안전보건규칙 제619조의2)`,
      fixUrl: '#gases',
    }
  },
  meeting: (permit, { now }) =>
    meetingToday(permit, now) !== undefined
      ? undefined
      : {
          guard: 'meeting',
          message: 'TBM(작업 전 안전점검회의) 미실시',
          fixUrl: '#meetings',
        },
  attend: (permit, { now }) => {
    if (meetingToday(permit, now) === undefined) return undefined
    const missing = missingAnswers(permit, now)
    const names = permit.workers
      .filter((worker) => missing.includes(crewKeyOf(worker) ?? ''))
      .map((worker) => worker.vendorWorkerNm ?? worker.workerUserNm ?? '')
    return names.length === 0
      ? undefined
      : {
          guard: 'attend',
          message: `TBM 서명·작업직전 점검을 하지 않은 작업자 ${names.length}명: ${names.join(', ')}`,
          fixUrl: '#meetings',
        }
  },
  // Who saw danger has to say himself that it is gone: his newest answer counts.
  noAnswers: (permit, { now }) => {
    const names = permit.workers
      .filter((worker) => (answerOf(permit, crewKeyOf(worker) ?? '', now)?.lmraCds ?? []).length > 0)
      .map((worker) => worker.vendorWorkerNm ?? worker.workerUserNm ?? '')
    return names.length === 0
      ? undefined
      : {
          guard: 'attend',
          message: `작업직전 점검에서 '아니오'로 답한 작업자의 재확인이 필요합니다: ${names.join(', ')}`,
          fixUrl: '#meetings',
        }
  },
  coSign: (permit) =>
    hasSigned(permit, 'supervisor')
      ? undefined
      : {
          guard: 'coSign',
          message: '작업책임자(수행업체)의 공동서명이 필요합니다.',
          fixUrl: '#signatures',
        },
  watcherIn: (permit) => {
    if (watcherOf(permit) === null || !watchesWork(permit)) return undefined
    return hasSigned(permit, 'watcher')
      ? undefined
      : { guard: 'watcherIn', message: '감시인 배치 확인이 필요합니다.', fixUrl: '#signatures' }
  },
  posting: async (permit, context) => {
    if (!watchesWork(permit)) return undefined
    const photo = await context.sql.maybe(
      `select 1 from "attachFile" where "taskClassNm" = 'workPermit' and "taskKey" = $1 and "taskFlag" = 'image' and "delYn" = 'N' limit 1`,
      [String(permit.permitNo)],
    )
    return photo
      ? undefined
      : {
          guard: 'posting',
          message: '작업장소 게시 사진을 등록하세요. (안전보건규칙 제241조제4항, 제619조)',
          fixUrl: '#photos',
        }
  },
  // Hot work in zone 0 and 1 is measured without a pause (ptw.md 5.5).
  monitor: (permit) =>
    continuousNeeded(gasContextOf(permit)) && permit.contMonitorYn !== 'Y'
      ? {
          guard: 'monitor',
          message: `폭발위험장소 ${explosionZones[zoneOf(permit)]} 화기작업은 연속 측정기를 사용해야 합니다.`,
          fixUrl: addressOf(workPermitForms.workPermit, permit.permitNo),
        }
      : undefined,
  // 완료신고 shows the place as it was left (ptw.md 4): a picture since the work began, and not one that shows
  // what stood before it.
  housekeeping: async (permit, context) => {
    const earlier = permit.checks
      .filter(({ stageCd }) => stageCd === 'before')
      .flatMap(({ photoFileNo }) => photoFileNo ?? [])
    const photo = await context.sql.maybe(
      `select 1 from "attachFile" where "taskClassNm" = 'workPermit' and "taskKey" = $1 and "taskFlag" = 'image' and "delYn" = 'N' and "createDt" > $2::timestamptz
         and "fileNo" <> all($3::bigint[]) limit 1`,
      [String(permit.permitNo), permit.realStartDt ?? permit.startDt, earlier],
    )
    return photo
      ? undefined
      : {
          guard: 'housekeeping',
          message: '공구를 치우고 정리정돈한 작업장 사진을 등록하세요.',
          fixUrl: '#photos',
        }
  },
  everybodyOut: (permit) => {
    const inside = permit.entries.filter(({ outDt }) => outDt === null)
    return inside.length > 0
      ? {
          guard: 'everybodyOut',
          message: `밀폐공간 안에 ${inside.length}명이 있습니다. 퇴장을 확인하세요.`,
          fixUrl: '#entries',
        }
      : undefined
  },
  // A stop for the daily re-check is a pause that the permit of several days foresees: the re-check itself
  // opens it again.
  resumeTime: async (permit, context) =>
    permit.suspDt && permit.suspReasonCd !== 'RECHECK'
      ? reasons(
          'resumeTime',
          judgeResumeTime(
            { suspendedDt: permit.suspDt, now: context.now },
            await parametersOf(context, permit.plantCd),
          ),
          copyUrl(permit),
        )
      : undefined,
  handover: async (permit, context) => shiftReasons(permit, context),
  weather: async (permit, context) => weatherReasons(permit, context),
  resumeApproval: (permit) => {
    if (!['GAS', 'EMERGENCY', 'UNSAFE', 'UNQUALIFIED'].includes(permit.suspReasonCd ?? '')) return undefined
    return hasSigned(permit, 'resumeApprover')
      ? undefined
      : {
          guard: 'resumeApproval',
          message: '이 중지 사유는 승인자의 재개 서명이 필요합니다.',
          fixUrl: '#signatures',
        }
  },
  hotOnly: (permit) => (permit.permitTypeCd === 'H' ? undefined : '화기작업만 사후감시를 합니다.'),
  watchDone: async (permit, context) => {
    if (permit.permitTypeCd !== 'H' || permit.state === 'expired') return undefined
    if (!permit.watchStartDt)
      return { guard: 'watchDone', message: '화기작업은 사후감시를 먼저 실시해야 합니다.' }
    const left = watchMinutesLeft(
      permit.watchStartDt,
      context.now,
      await parametersOf(context, permit.plantCd),
    )
    return left > 0
      ? { guard: 'watchDone', message: `사후감시 시간이 ${left}분 남았습니다.`, fixUrl: '#clocks' }
      : undefined
  },
} satisfies Record<string, PermitGuard>
