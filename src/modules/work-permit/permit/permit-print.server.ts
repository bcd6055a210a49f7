import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { defined } from '../../../core/shared/defined.ts'
import { wordsOf } from '../../../core/shared/words.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { minutesBetween, showMoment } from '../../../core/shared/dates.ts'
import type { Fields } from '../../../core/shared/field.ts'
import { judgeGas, gasJudgements, type GasMeasurementType } from './gas-criteria.rule.ts'
import { fairAir } from './gas-limits.rule.ts'
import { matrixOf } from './permit-who.server.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { permitFacts } from './permit-qr.server.ts'
import { gasContextOf, placeOf, supplementsOf, zoneOf } from './permit-facts.rule.ts'
import { once, parametersOf } from './permit-facts.server.ts'
import { systemUserId, type Language } from '../../../core/shared/session.ts'
import { approvalRoles, confirmationRoles } from './approval-matrix.rule.ts'
import {
  explosionZones,
  permitTypes,
  riskGrades,
  supplements,
  type RiskGrade,
  type SupplementCode,
} from './permit-codes.rule.ts'
import { permitSupplements } from './permit-lines.resource.ts'
import { printPermit, type PermitPrint, type PrintCheck, type PrintGas } from './permit-print.ts'
import { permitStates, type PermitState } from './permit-transitions.rule.ts'
import { attributesOf } from './supplement-attributes.rule.ts'
import { crewKeyOf } from './crew.rule.ts'
import { answerOf } from './permit-attend.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { isConfirmed, roundsOf } from './check-rounds.rule.ts'
import { checkPrint } from './permit-check.texts.ts'
import { jsaFacts } from './jsa-facts.server.ts'
import { printWords } from './permit-print.texts.ts'
import { label, saidIn, type Said, type Sentence } from '../../../core/shared/sentence.ts'

/** Signatures that are given after the start, as often as the work needs them. */
const laterSigns: ReadonlySet<string> = new Set([
  'watchRound',
  'handover',
  'recheck',
  ...Object.values(confirmationRoles),
])
const watermarks: Partial<Record<PermitState, Sentence>> = {
  cancelled: printWords.cancelled(),
  expired: printWords.expired(),
  rejected: printWords.rejected(),
}

/** Names of codes that the record does not carry beside them, such as those of several codes in one field. */
export const codeNames = (context: Context): Promise<Map<string, string>> =>
  once(context, 'print codes', async () => {
    const rows = await context.sql.query<{ codeGrpCd: string; code: string; codeNm: string }>(
      `select "codeGrpCd", "code", ${codeNameColumn[context.session.language]} as "codeNm" from "codeItem" where "codeGrpCd" like 'PTW\\_%' or "codeGrpCd" = 'SUSP_REASON'`,
    )
    return new Map(rows.map(({ codeGrpCd, code, codeNm }) => [`${codeGrpCd} ${code}`, codeNm]))
  })
const userNames = async (context: Context, ids: (string | null)[]): Promise<Map<string, string>> => {
  const rows = await context.sql.query<{ userId: string; userNm: string }>(
    `select "userId", "userNm" from "user" where "userId" = any($1::text[])`,
    [ids.filter((id) => id !== null)],
  )
  return new Map([
    [systemUserId, printWords.system().in(context.session.language)],
    ...rows.map(({ userId, userNm }): [string, string] => [userId, userNm]),
  ])
}

/** The A4 permit of a record: everything resolved to words, so that the template only lays out. */
export async function permitPdf(permit: WorkPermit, context: Context, qr: QrSigner): Promise<Buffer> {
  const { language } = context.session
  const say = (sentence: Sentence) => sentence.in(language)
  const codes = await codeNames(context)
  const people = await userNames(context, [
    ...permit.checks.map((check) => check.confirmUserId),
    permit.createUserId,
    ...permit.signatures.map(({ signUserId }) => signUserId),
    ...permit.events.map(({ createUserId }) => createUserId),
    ...permit.gases.map(({ createUserId }) => createUserId),
    permit.issuerUserId,
    permit.approverUserId,
  ])
  const parameters = await parametersOf(context, permit.plantCd)
  const matrix = await matrixOf(context, permit)
  const eventAt = (eventCd: string) => permit.events.find((event) => event.eventCd === eventCd)
  const signedAt = (role: string) => permit.signatures.find(({ signRoleCd }) => signRoleCd === role)
  const signature = (role: Said, userId: string | null | undefined, dt: string | null | undefined) => ({
    role: saidIn(role, language),
    name: userId ? (people.get(userId) ?? userId) : undefined,
    dt: dt ? showMoment(dt) : undefined,
  })
  /** The person who signed and, where it was not his, whose device it was. */
  const ofPerson = (role: Said, given: WorkPermit['signatures'][number] | undefined) => {
    const box = signature(role, given?.signUserId, given?.signDt)
    return given?.vendorWorkerNm
      ? {
          ...box,
          name: printWords.atDevice({ name: given.vendorWorkerNm, device: box.name ?? '' }).in(language),
        }
      : box
  }
  const ofEvent = (role: Sentence, eventCd: string) =>
    signature(role, eventAt(eventCd)?.createUserId, eventAt(eventCd)?.eventDt)
  const chosen = supplementsOf(permit)
  const inOrder = permit.checks.toSorted(
    (one, other) => stageOrder.indexOf(one.stageCd) - stageOrder.indexOf(other.stageCd),
  )
  const checks = inOrder.map((check): PrintCheck => ({
    stage: codes.get(`PTW_STAGE ${check.stageCd}`) ?? check.stageCd,
    itemNm: wordsOf(check, 'itemNm', language),
    basisTxt: wordsOf(check, 'basisTxt', language) || undefined,
    need: check.needYn === 'Y',
    ...defined({ confirmed: isConfirmed(permit, check) ?? undefined }),
    kill: check.killYn === 'Y',
    confirmedBy: check.confirmUserId ? (people.get(check.confirmUserId) ?? check.confirmUserId) : undefined,
    confirmedDt: check.confirmUserId ? showMoment(check.confirmDt).slice(5) : undefined,
    ...remarkOf(permit, check),
  }))
  const print: PermitPrint = {
    permitCd: permit.permitCd ?? '',
    plantNm: permit.plantNm ?? '',
    stateNm: say(label(permitStates[permit.state])),
    watermark: watermarks[permit.state]?.in(language),
    verifyUrl: qr.addressOf(permitFacts(permit, context.now)),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    riskGradeNm: riskGrades[permit.riskGradeCd as RiskGrade]?.in(language) ?? '',
    types: Object.entries(permitTypes).map(([code, name]) => ({
      label: name.in(language),
      checked: permit.permitTypeCd === code,
    })),
    supplements: Object.entries(supplements).map(([code, name]) => ({
      label: name.in(language),
      checked: chosen.includes(code as SupplementCode),
    })),
    facts: [...factsOf(permit, codes, language), ...(await jsaFacts(context, permit.wkodNo))],
    approvals: matrix.steps.map(({ role }) =>
      role === 'issuer'
        ? signature(approvalRoles[role].in(language), permit.issuerUserId, eventAt('finishReview')?.eventDt)
        : signature(approvalRoles[role].in(language), signedAt(role)?.signUserId, signedAt(role)?.signDt),
    ),
    workers: permit.workers.map((worker) => ({
      role: worker.roleTxt ?? say(printWords.worker()),
      name: worker.vendorWorkerNm ?? worker.workerUserNm ?? '',
    })),
    headCnt: permit.workers.length,
    materials: permit.materials.map((each) => ({
      name: each.matNm,
      casNo: each.casNo || undefined,
      qty: each.qtyTxt || undefined,
      residueNm: say(each.residueYn === 'Y' ? printWords.residue() : printWords.handled()),
      ...defined({
        lel: each.lelPct === null ? undefined : `${each.lelPct}%`,
        ppe: each.ppeTxt || undefined,
      }),
    })),
    checks,
    gasLimits: {
      o2: say(printWords.between({ low: fairAir.o2MinPercent, high: fairAir.o2BelowPercent })),
      lel: say(
        permit.permitTypeCd === 'H'
          ? printWords.atStart({
              limit: parameters.hotStartLelPercent,
              stop: parameters.hotStopLelPercent,
            })
          : printWords.below({ limit: parameters.entryLelPercent }),
      ),
      co: say(printWords.below({ limit: fairAir.coBelowPpm })),
      h2s: say(printWords.below({ limit: fairAir.h2sBelowPpm })),
      co2: say(printWords.below({ limit: fairAir.co2BelowPercent })),
      toxic: say(printWords.below({ limit: 'TWA' })),
    },
    gases: permit.gases.map((gas): PrintGas => {
      const { items } = judgeGas(
        { ...gas, measTypeCd: gas.measTypeCd as GasMeasurementType },
        gasContextOf(permit),
        parameters,
      )
      const value = (item: (typeof items)[number]['item']) => {
        const found = items.find((each) => each.item === item)
        // The unit stands in the head of the column.
        const shown = found && saidIn(found.valueText, language).replace(/\s*(ppm|%)$/, '')
        return { text: shown ?? '-', ok: found?.ok ?? true }
      }
      return {
        measTypeNm: gas.measTypeNm ?? gas.measTypeCd,
        measDt: showMoment(gas.measDt),
        pointTxt: gas.pointNm ?? gas.pointCd,
        o2: value('o2'),
        lel: value('lel'),
        co: value('co'),
        h2s: value('h2s'),
        co2: value('co2'),
        toxic: value('toxic'),
        judgeNm: gasJudgements[gas.judgeCd as keyof typeof gasJudgements]?.in(language) ?? '',
        ok: gas.judgeCd === 'fit',
        testerNm:
          gas.testerSignYn === 'N' ? say(printWords.unsigned({ name: gas.testerTxt })) : gas.testerTxt,
        deviceSn: gas.arriveDt
          ? say(printWords.offline({ device: gas.deviceSn, time: showMoment(gas.arriveDt).slice(11) }))
          : gas.deviceSn,
      }
    }),
    adjusts: permit.adjusts.map((adjust) => ({
      level: adjust.levelNm ?? '',
      other: [adjust.otherPermitNm ?? adjust.otherTxt, adjust.sentenceTxt].filter(Boolean).join('. '),
      method: adjust.adjustNm ?? adjust.adjustCd,
      plan: adjust.planTxt,
      by: `${adjust.adjustUserNm ?? adjust.adjustUserId} ${showMoment(adjust.adjustDt).slice(5)}`,
      confirmed: adjust.confirmUserId
        ? `${adjust.confirmUserNm ?? adjust.confirmUserId} ${showMoment(adjust.confirmDt).slice(5)}`
        : '',
    })),
    events: permit.events
      .filter(({ eventCd }) =>
        [
          'requestExtension',
          'approveExtension',
          'refuseExtension',
          'handover',
          'recheck',
          'confirmNextDay',
          'suspend',
          'resume',
          'expire',
          'cancel',
          'reject',
        ].includes(eventCd),
      )
      .map(({ eventDt, eventCd, reasonNm, reasonTxt, createUserId }) => ({
        dt: showMoment(eventDt),
        label: codes.get(`PTW_EVENT ${eventCd}`) ?? eventCd,
        reason: [reasonNm, reasonTxt].filter(Boolean).join(' · '),
        userNm: people.get(createUserId) ?? createUserId,
      })),
    signatures: [
      ofEvent(printWords.requester(), 'request'),
      // Where departments cooperate the system ends the review; it was the issuer's.
      signature(
        printWords.issued(),
        eventAt('finishReview') && permit.issuerUserId,
        eventAt('finishReview')?.eventDt,
      ),
      ofPerson(printWords.coSign(), signedAt('supervisor')),
      ...(signedAt('watcher') ? [ofPerson(printWords.watcher(), signedAt('watcher'))] : []),
      ...testersOf(permit).map(({ testerTxt, createUserId, measDt }) => ({
        role: say(printWords.gasTester()),
        name:
          createUserId && people.get(createUserId) !== testerTxt
            ? say(printWords.atDevice({ name: testerTxt, device: people.get(createUserId) ?? createUserId }))
            : testerTxt,
        dt: showMoment(measDt),
      })),
      ofEvent(printWords.approved(), 'approve'),
      ofEvent(printWords.started(), 'start'),
      ...permit.signatures
        .filter(({ signRoleCd }) => laterSigns.has(signRoleCd))
        .toSorted((one, other) => minutesBetween(other.signDt, one.signDt))
        .map((given) => ofPerson(codes.get(`PTW_SIGN ${given.signRoleCd}`) ?? given.signRoleCd, given)),
      ofEvent(printWords.completion(), 'reportCompletion'),
      ofEvent(printWords.closed(), 'close'),
    ],
    supplementDetails: permit.supplements.map((line) => ({
      title: supplements[line.supplCd as SupplementCode].in(language),
      attributes: attributes(line, codes, language),
      checks: [],
    })),
  }
  return printPermit(print, language)
}

/** Everybody who has tested the air, with the newest test of each. */
function testersOf({ gases }: WorkPermit): WorkPermit['gases'] {
  const newest = gases.toSorted((one, other) => minutesBetween(one.measDt, other.measDt))
  return newest.filter(
    ({ testerTxt }, index) => newest.findIndex((other) => other.testerTxt === testerTxt) === index,
  )
}

function factsOf(permit: WorkPermit, codes: Map<string, string>, language: Language): PermitPrint['facts'] {
  const sameDay = permit.startDt.slice(0, 10) === permit.endDt.slice(0, 10)
  const planned = `${showMoment(permit.startDt)} ~ ${showMoment(permit.endDt).slice(sameDay ? 11 : 0)}`
  const period = permit.extEndDt
    ? printWords.extendedTo({ period: planned, time: showMoment(permit.extEndDt).slice(11) })
    : planned
  const meeting = permit.meetings[0]
  const facts: { label: Sentence; value: Said; wide?: boolean }[] = [
    { label: printWords.permitNm(), value: permit.permitNm, wide: true },
    { label: printWords.workTxt(), value: permit.workTxt, wide: true },
    { label: printWords.period(), value: period },
    {
      label: printWords.real(),
      value: permit.realStartDt ? `${showMoment(permit.realStartDt)} ~ ${showMoment(permit.realEndDt)}` : '',
    },
    { label: printWords.place(), value: placeOf(permit) },
    { label: printWords.zone(), value: explosionZones[zoneOf(permit)].in(language) },
    { label: printWords.doer(), value: permit.vendorNm ?? permit.execDeptNm ?? '' },
    { label: printWords.order(), value: permit.wkodNm ?? '' },
    { label: printWords.supervisor(), value: permit.supWorkerNm ?? permit.supUserNm ?? '' },
    { label: printWords.watcher(), value: permit.watcherWorkerNm ?? permit.watcherUserNm ?? '' },
    ...(permit.contDeviceNo === null
      ? []
      : [{ label: printWords.monitor(), value: permit.contDeviceNm ?? '' }]),
    { label: printWords.tools(), value: permit.toolTxt ?? '' },
    {
      label: printWords.ppe(),
      value: (permit.ppeCds ?? []).map((code) => codes.get(`PTW_PPE ${code}`) ?? code).join(', '),
    },
    { label: printWords.emergency(), value: `${permit.emergTel} · ${permit.assemblyTxt}` },
    {
      label: printWords.meeting(),
      value: meeting
        ? printWords.meetingHeld({
            moment: showMoment(meeting.meetDt),
            count: meeting.attendCnt,
            signed: signedCount(permit, meeting.meetDt),
          })
        : '',
    },
  ]
  return facts.map((fact) => ({
    ...fact,
    label: fact.label.in(language),
    value: saidIn(fact.value, language),
  }))
}
const signedCount = (permit: WorkPermit, meetDt: string): number =>
  permit.workers.filter((worker) => {
    const key = crewKeyOf(worker)
    return key !== null && answerOf(permit, key, meetDt) !== undefined
  }).length
function attributes(
  line: WorkPermit['supplements'][number],
  codes: Map<string, string>,
  language: Language,
): { label: string; value: string }[] {
  const fields = permitSupplements.fields as Fields
  const row: Record<string, unknown> = line
  return attributesOf(line.supplCd as SupplementCode).map((name) => {
    const field = fields[name]!
    const value = row[name]
    const shown =
      value === null || value === undefined
        ? ''
        : Array.isArray(value)
          ? value.map((each) => codes.get(`${field.source} ${String(each)}`) ?? String(each)).join(', ')
          : field.kind === 'code'
            ? (codes.get(`${field.source} ${String(value)}`) ?? String(value))
            : field.kind === 'flag'
              ? value === 'Y'
                ? printWords.yes().in(language)
                : printWords.no().in(language)
              : String(value)
    return { label: label(field.label).in(language), value: shown }
  })
}

/** The stages as they come; measures of one stage keep their order. */
const stageOrder = ['before', 'during', 'after']
type Check = WorkPermit['checks'][number]
/** Who confirmed it in earlier rounds, or why it is not needed. */
function remarkOf(permit: WorkPermit, check: Check): { remark?: string } {
  const parts = [
    check.remark,
    check.doneYn === 'Y' && check.doneUserId !== check.confirmUserId
      ? checkPrint.doneBy({ name: check.doneUserNm ?? '', moment: showMoment(check.doneDt).slice(5) })
      : undefined,
    check.needYn !== 'Y' && check.needTxt
      ? checkPrint.notNeeded({
          reason: check.needTxt,
          name: check.needUserNm ?? '',
          moment: showMoment(check.needDt).slice(5),
        })
      : undefined,
    ...roundsOf(permit, check).map(({ roundSeq, confirmUserNm, confirmDt }) =>
      checkPrint.earlier({
        round: roundSeq,
        name: confirmUserNm ?? '',
        moment: showMoment(confirmDt).slice(5),
      }),
    ),
  ].filter(Boolean)
  return parts.length > 0 ? { remark: parts.join(' · ') } : {}
}
