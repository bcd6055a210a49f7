import { saidOf } from '../../../core/shared/words.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { crewKeyOf, watcherOf } from '../permit/crew.rule.ts'
import { hasSigned, nextRound, resumeSignatureMissing } from '../permit/field-signatures.rule.ts'
import {
  continuousNeeded,
  gasFresh,
  gasHeights,
  gasPointName,
  unmeasuredHeights,
} from '../permit/gas-criteria.rule.ts'
import { gasFailures } from '../permit/gas-failures.rule.ts'
import { answerOf, meetingToday, missingAnswers } from '../permit/permit-attend.rule.ts'
import { confinedSpace, explosionZones } from '../permit/permit-codes.rule.ts'
import { gasContextOf, gasNeeded, supplementsOf, watchesWork, zoneOf } from '../permit/permit-facts.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { copyUrl, reasons } from './permit-guards.server.ts'
import type { PermitGuard } from '../permit/permit-guard.server.ts'
import { shiftReasons } from './permit-handover.server.ts'
import { weatherReasons } from './permit-weather.server.ts'
import { judgeResumeTime, judgeStartTime, watchMinutesLeft } from '../permit/validity.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { assessmentReasons } from '../../../platform/assessment/assessment-port.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitForms } from '../record-pages.rule.ts'
import { fieldRefusals } from '../permit/permit-field.texts.ts'
import { joined } from '../../../core/shared/sentence.ts'

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
          message: fieldRefusals.mandatoryOpen({ count: kill.length, item: saidOf(kill[0]!, 'itemNm') }),
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
          message: fieldRefusals.neededOpen({ count: open.length, item: saidOf(open[0]!, 'itemNm') }),
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
    return gone.map((check) => ({
      guard: 'checkPictures',
      message: fieldRefusals.pictureGone({ item: saidOf(check, 'itemNm') }),
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
          message: fieldRefusals.finalOpen({ count: open.length, item: saidOf(open[0]!, 'itemNm') }),
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
    if (unfit)
      return {
        guard: 'gas',
        message: fieldRefusals.gasUnfit({
          failures: gasFailures(unfit, gasContextOf(permit), parameters),
          point: gasPointName(unfit.pointCd),
        }),
        fixUrl,
      }
    if (!last)
      return {
        guard: 'gas',
        message: after ? fieldRefusals.gasAfterStop() : fieldRefusals.gasBefore(),
        fixUrl,
      }
    if (last.testerSignYn === 'N') return { guard: 'gas', message: fieldRefusals.gasUnsigned(), fixUrl }
    // While it stands still an alarm's measurement does not open the way back to the work.
    if (permit.state === 'suspended' && last.measTypeCd !== 'resume')
      return { guard: 'gas', message: fieldRefusals.gasResume(), fixUrl }
    if (!gasFresh(last.measDt, context.now, parameters))
      return {
        guard: 'gas',
        message: fieldRefusals.gasOld({ minutes: parameters.gasFreshMinutes }),
        fixUrl,
      }
    return undefined
  },
  // One height says nothing of the others: heavy vapour stands at the bottom, light gas under the roof.
  gasHeights: async (permit, context) => {
    if (!supplementsOf(permit).includes(confinedSpace)) return undefined
    const counted = permit.gases.filter(
      ({ measTypeCd, measDt, testerSignYn }) =>
        testerSignYn !== 'N' &&
        (permit.state !== 'suspended' ||
          (measTypeCd === 'resume' && (!permit.suspDt || minutesBetween(permit.suspDt, measDt) >= 0))),
    )
    const missing = unmeasuredHeights(counted, context.now, await parametersOf(context, permit.plantCd))
    // Where nothing is measured the guard before says so.
    if (missing.length === 0 || missing.length === Object.keys(gasHeights).length) return undefined
    return {
      guard: 'gasHeights',
      message: fieldRefusals.gasHeights({
        heights: joined(Object.values(gasHeights), '·'),
        missing: missing.map((height) => gasHeights[height]),
      }),
      fixUrl: '#gases',
    }
  },
  meeting: (permit, { now }) =>
    meetingToday(permit, now) !== undefined
      ? undefined
      : {
          guard: 'meeting',
          message: fieldRefusals.noMeeting(),
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
          message: fieldRefusals.attendMissing({ count: names.length, names: names.join(', ') }),
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
          message: fieldRefusals.noAnswers({ names: names.join(', ') }),
          fixUrl: '#meetings',
        }
  },
  coSign: (permit) =>
    hasSigned(permit, 'supervisor')
      ? undefined
      : {
          guard: 'coSign',
          message: fieldRefusals.coSign(),
          fixUrl: '#signatures',
        },
  watcherIn: (permit) => {
    if (watcherOf(permit) === null || !watchesWork(permit)) return undefined
    return hasSigned(permit, 'watcher')
      ? undefined
      : { guard: 'watcherIn', message: fieldRefusals.watcherIn(), fixUrl: '#signatures' }
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
          message: fieldRefusals.posting(),
          fixUrl: '#photos',
        }
  },
  // Hot work in zone 0 and 1 is measured without a pause (ptw.md 5.5).
  monitor: (permit) =>
    continuousNeeded(gasContextOf(permit)) && permit.contDeviceNo === null
      ? {
          guard: 'monitor',
          message: fieldRefusals.monitor({ zone: explosionZones[zoneOf(permit)] }),
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
          message: fieldRefusals.housekeeping(),
          fixUrl: '#photos',
        }
  },
  everybodyOut: (permit) => {
    const inside = permit.entries.filter(({ outDt }) => outDt === null)
    return inside.length > 0
      ? {
          guard: 'everybodyOut',
          message: fieldRefusals.inside({ count: inside.length }),
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
  /** After an accident the work that it stopped, also under a new permit, waits for its assessment. */
  assessed: async ({ permitNo }, context) => assessmentReasons(context, { kind: 'work', permitNo }),
  weather: async (permit, context) => weatherReasons(permit, context),
  resumeApproval: (permit) => {
    return resumeSignatureMissing(permit)
      ? {
          guard: 'resumeApproval',
          message: fieldRefusals.resumeApproval(),
          fixUrl: '#signatures',
        }
      : undefined
  },
  hotOnly: (permit) => (permit.permitTypeCd === 'H' ? undefined : fieldRefusals.hotOnly()),
  watchDone: async (permit, context) => {
    if (permit.permitTypeCd !== 'H' || permit.state === 'expired') return undefined
    if (!permit.watchStartDt) return { guard: 'watchDone', message: fieldRefusals.watchFirst() }
    const left = watchMinutesLeft(
      permit.watchStartDt,
      context.now,
      await parametersOf(context, permit.plantCd),
    )
    return left > 0
      ? { guard: 'watchDone', message: fieldRefusals.watchLeft({ minutes: left }), fixUrl: '#clocks' }
      : undefined
  },
  /** The watch is not a clock alone: somebody has gone round, and once more when its time was over. */
  watchRounds: async (permit, context) => {
    if (permit.permitTypeCd !== 'H' || permit.state === 'expired' || !permit.watchStartDt) return undefined
    const next = nextRound(permit, await parametersOf(context, permit.plantCd))
    return next
      ? { guard: 'watchRounds', message: fieldRefusals.watchRounds({ ...next }), fixUrl: '#signatures' }
      : undefined
  },
} satisfies Record<string, PermitGuard>
