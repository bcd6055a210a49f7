import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import {
  actingAs,
  asSystem,
  inTransaction,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { code, number, text, textarea } from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import {
  createImprovement,
  type CreatedImprovement,
} from '../../improvement/improvement/create-improvement.server.ts'
import { keepFirstPictures } from '../../improvement/improvement/first-pictures.server.ts'
import type { PublicLink } from '../../../platform/public-link/public-link.server.ts'
import { nearMissKind } from './event-link.server.ts'
import { stopArea } from '../../work-permit/permit-flow/area-stop.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { clocksOf, judgeAgain, judgementOf, standingReports } from './event-judge.server.ts'
import { flagNames, type EventJudgement } from './event-judgement.rule.ts'
import { momentOfEvent } from './event-moment.server.ts'
import { isSafety, isSupervisor, toldOf } from './event-people.server.ts'
import { eventRefusals } from './event-refusals.texts.ts'
import { momentSheet } from './event-moment-print.server.ts'
import { accidentSheet, form30Sheet } from './event-print.server.ts'
import { similarEvents } from './event-similar.server.ts'
import { careless } from './rules/cause-quality.rule.ts'
import { eventKinds } from './rules/event-codes.rule.ts'
import { accidentMenu, nearMissMenu, safEvent, type SafEvent } from './saf-event.resource.ts'
import { personMenu } from './saf-event-person.resource.ts'
import { dismisser, safEventBehaviour, sourceOf } from './saf-event.server.ts'

const ownMenus = [accidentMenu, nearMissMenu]
const schema = (summary: string) => ({ tags: [safEvent.title], summary })
type Body = Record<string, unknown>
/** Papers of an accident; the people hurt stand in the form alone, and only for who may read them. */
const papers = {
  print: { menus: ownMenus, sheetOf: accidentSheet, summary: '사고 보고서(PDF)' },
  momentprint: { menus: ownMenus, sheetOf: momentSheet, summary: '신고 시점의 현장 상태(PDF)' },
  form30: { menus: [personMenu], sheetOf: form30Sheet, summary: '산업재해조사표 초안(PDF)' },
} as const

/** What no definition derives: judgement, reclassifying, stops of work, improvements, anonymous reports. */
export async function eventRoutes(app: FastifyInstance, engine: Engine, receipts: PublicLink): Promise<void> {
  app.get<{ Querystring: { q?: string } }>(
    `${safEvent.path}/similar`,
    {
      config: { access: { menus: [...safEvent.menus], right: 'read' } },
      schema: schema('비슷한 과거 사고·아차사고(입력 중)'),
    },
    async ({ session, query }) => ({
      data: await inTransaction(engine, session, (context) => similarEvents(context, String(query.q ?? ''))),
    }),
  )
  app.get<{ Params: { key: string } }>(
    `${safEvent.path}/:key/judgement`,
    { config: { access: { menus: ownMenus, right: 'read' } }, schema: schema('법정 판정과 법정시계') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await judged(context, await loadRecord(safEvent, context, params.key)) }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${safEvent.path}/:key/moment`,
    { config: { access: { menus: ownMenus, right: 'read' } }, schema: schema('신고 시점의 현장 상태') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const { safEventNo } = await loadRecord(safEvent, context, params.key)
      return { data: (await momentOfEvent(context, safEventNo)) ?? null }
    },
  )
  for (const [name, { menus, sheetOf, summary }] of Object.entries(papers))
    app.get<{ Params: { key: string } }>(
      `${safEvent.path}/:key/${name}`,
      { config: { access: { menus, right: 'print' } }, schema: schema(summary) },
      async ({ session, params }, reply) => {
        const context = reading(engine, session)
        const event = await loadRecord(safEvent, context, params.key)
        const sheet = await sheetOf(context, event)
        await audit(context, acts.print, safEvent.name, event.safEventNo)
        return reply
          .type('application/pdf')
          .header('content-disposition', inlinePdf(`${String(sheet.title)} ${event.safEventCd}`))
          .send(await printSheet(sheet, session.language))
      },
    )
  act(
    app,
    engine,
    safEventBehaviour,
    { name: 'decide', summary: '법정 판정 확정(사유)', menus: [accidentMenu] },
    decide,
  )
  act(
    app,
    engine,
    safEventBehaviour,
    { name: 'reclassify', summary: '사고·아차사고·위험관찰 재분류', menus: ownMenus },
    reclassify,
  )
  act(
    app,
    engine,
    safEventBehaviour,
    { name: 'stopwork', summary: '구역 작업중지', menus: [...safEvent.menus] },
    stopWork,
  )
  act(
    app,
    engine,
    safEventBehaviour,
    { name: 'improvement', summary: '개선요청', menus: ownMenus },
    requestImprovement,
  )
  // Not through `writing`: recognising a repeat would reveal who reported (decision 0032).
  app.post(
    '/api/saf/accident/anonymous',
    {
      config: { access: { menus: [nearMissMenu], right: 'write' } },
      schema: schema('익명 아차사고·위험관찰 신고'),
    },
    async ({ session, body }, reply) => {
      const data = await inTransaction(engine, asSystem('익명 신고'), (context) =>
        reportAnonymously(context, receipts, session.plantCd, body),
      )
      void reply.code(201)
      return { data }
    },
  )
}

/** How an event stands before the law, why, and which clocks run. */
async function judged(context: Context, event: SafEvent): Promise<EventJudgement> {
  const { auto, tier, figures, persons } = await judgementOf(context, event)
  const reports = await standingReports(context, event.safEventNo)
  return {
    unknown: event.injuredYn === 'Y' && persons.length === 0,
    auto: Object.fromEntries(flagNames.map((name) => [name, auto[name]])) as EventJudgement['auto'],
    severityCd: auto.severityCd,
    pseTierCd: tier?.tier ?? null,
    reasons: [...auto.reasons, ...(tier ? [tier.reason] : [])].map((reason) =>
      saidIn(reason, context.session.language),
    ),
    clocks: clocksOf(event, auto, figures).map((clock) => ({
      ...clock,
      report: reports.find(({ rptTypeCd }) => rptTypeCd === clock.rptTypeCd) ?? null,
    })),
    calls: await toldOf(context, event.plantCd, true).then((ids) =>
      context.sql.query<EventJudgement['calls'][number]>(
        `select u."userNm", p."positionNm" from "user" u left join "position" p using ("positionCd") where u."userId" = any($1) order by 1`,
        [ids],
      ),
    ),
    careless: careless(event.whys),
    mayDecide: isSafety(context.session),
    now: context.now,
  }
}

/** Judges an event otherwise than the rule, with a reason; both stay. @throws Refusal 400, 403, 409 */
async function decide(row: SafEvent, context: Context, body: unknown): Promise<void> {
  if (!isSafety(context.session)) throw forbidden(eventRefusals.safetyOnly())
  if (row.eventKindCd !== eventKinds.accident) throw conflict(eventRefusals.accidentsOnly())
  if (row.state === 'closed' || row.state === 'notAccident') throw conflict(eventRefusals.ended())
  const given = (body ?? {}) as Body
  const { auto } = await judgementOf(context, row)
  const flags: Partial<Record<(typeof flagNames)[number], 'Y' | 'N'>> = {}
  for (const name of flagNames) {
    const value = given[name] ?? auto[name]
    if (value !== 'Y' && value !== 'N') throw badField(name, eventRefusals.badFlag())
    flags[name] = value
  }
  const flagCds = flagNames.filter((name) => flags[name] !== auto[name])
  const said = typeof given['reason'] === 'string' ? given['reason'].trim() : ''
  if (flagCds.length > 0 && said.length < reasonMin) throw badField('reason', eventRefusals.flagReason())
  await setColumns(context, safEvent, row.safEventNo, {
    ...flags,
    flagCds,
    flagReasonTxt: flagCds.length > 0 ? said.slice(0, 500) : null,
  })
  if (row.state !== 'reported') await judgeAgain(context, { ...row, ...flags, flagCds })
}

/**
 * Another kind of event under the same number. What hurt somebody is not made a near miss by others than the head of the
 * site. @throws Refusal 400, 403, 409
 */
async function reclassify(row: SafEvent, context: Context, body: unknown): Promise<void> {
  const { eventKindCd: asked, reason } = checkedInput(
    {
      eventKindCd: safEvent.fields.eventKindCd,
      reason: textarea('사유', { required: true, min: reasonMin, max: 1000 }),
    },
    body,
  ) as { eventKindCd: SafEvent['eventKindCd']; reason: string }
  if (!Object.values(eventKinds).includes(asked as never))
    throw badField('eventKindCd', messages.badChoice('사건구분'))
  if (row.state !== 'reported') throw conflict(eventRefusals.reclassifyLate())
  if (asked === row.eventKindCd) throw badField('eventKindCd', eventRefusals.sameKind())
  const refusal =
    row.eventKindCd === eventKinds.accident
      ? await dismisser(row, context)
      : isSafety(context.session) || isSupervisor(context.session)
        ? undefined
        : eventRefusals.acceptOnly()
  if (refusal) throw forbidden(refusal as never)
  if (asked === eventKinds.accident && !row.deptCd && !row.vendorCd)
    throw badField('eventKindCd', eventRefusals.deptNeeded())
  await setColumns(
    context,
    safEvent,
    row.safEventNo,
    { eventKindCd: asked },
    { noted: { state: row.state, actNm: '재분류', reason } },
  )
}

/** Stops every work of the area; each is resumed by its own guards. (산업안전보건법 제54조) */
async function stopWork(row: SafEvent, context: Context): Promise<void> {
  if (!row.areaCd) throw badField('areaCd', eventRefusals.noArea())
  await stopArea(context, { areaCd: row.areaCd, reason: `${row.safEventCd} ${row.safEventNm}` })
  await setColumns(
    context,
    safEvent,
    row.safEventNo,
    { stopDt: row.stopDt ?? context.now },
    { stamps: false },
  )
}

const improvementInput = {
  imprNm: text('제목', { required: true }),
  problemDesc: textarea('문제점', { required: true, min: 10, max: 2000 }),
  hazardTypeCd: code('유해위험유형', 'IMPR_HAZARD', { required: true }),
  freqBef: number('가능성', { min: 1, max: 5 }),
  sevBef: number('중대성', { min: 1, max: 5 }),
  safEventPreventNo: number('재발방지대책'),
  fileKey: text('사진', { max: 200 }),
}
/** An improvement of the event or of one of its measures. @throws Refusal 400, 403, 409 */
async function requestImprovement(
  row: SafEvent,
  context: Context,
  body: unknown,
): Promise<CreatedImprovement> {
  const { session } = context
  if (!isSafety(session) && !isSupervisor(session) && row.leadUserId !== session.userId)
    throw forbidden(eventRefusals.acceptOnly())
  if (row.state === 'closed' || row.state === 'notAccident') throw conflict(eventRefusals.ended())
  const { safEventPreventNo, fileKey, freqBef, sevBef, ...given } = checkedInput(improvementInput, body) as {
    imprNm: string
    problemDesc: string
    hazardTypeCd: string
    freqBef?: number | null
    sevBef?: number | null
    safEventPreventNo?: number | null
    fileKey?: string | null
  }
  const measure = row.preventions.find((each) => each.safEventPreventNo === safEventPreventNo)
  if (safEventPreventNo && !measure) throw badField('safEventPreventNo', eventRefusals.foreignMeasure())
  const created = await createImprovement(context, {
    ...given,
    sourceModuleCd: sourceOf(row),
    sourceKey: row.safEventNo,
    sourceSubKey: safEventPreventNo ? `measure ${safEventPreventNo}` : `manual ${context.now}`,
    sourceUrl: addressOf(safetyRecords.safEvent, row.safEventNo),
    plantCd: row.plantCd,
    deptCd: row.deptCd ?? session.deptCd ?? '',
    placeNm: row.placeNm,
    processNo: row.processNo,
    seriousAccident: row.saaYn === 'Y',
    freqBef: sevBef ? (freqBef ?? undefined) : undefined,
    sevBef: freqBef ? (sevBef ?? undefined) : undefined,
  })
  if (fileKey) await keepFirstPictures(context, created.imprNo, fileKey)
  if (measure)
    await changeLine(context, safEvent, 'preventions', row.safEventNo, {
      safEventPreventNo: measure.safEventPreventNo,
      imprNo: created.imprNo,
    })
  return created
}

const { eventKindCd, safEventNm, occurDt, placeNm, occurTypeCd, summaryTxt } = safEvent.fields
const anonymousInput = { eventKindCd, safEventNm, occurDt, placeNm, occurTypeCd, summaryTxt }
/**
 * A near miss without a name: neither account nor address nor key of the request is kept. Its receipt opens how far it
 * has come, for whoever has it. @throws Refusal 400
 */
async function reportAnonymously(
  context: Context,
  receipts: PublicLink,
  plantCd: string | null,
  body: unknown,
): Promise<{ safEventCd: string | null; receipt: string }> {
  const given = checkedInput(anonymousInput, body) as { eventKindCd: string; occurDt: string }
  if (given.eventKindCd === eventKinds.accident) throw badField('eventKindCd', eventRefusals.nearMissesOnly())
  return actingAs(context, asSystem('익명 신고'), async (own) => {
    const key = await createRecord(safEventBehaviour, own, { ...given, plantCd, knowDt: own.now })
    const { safEventCd } = await loadRecord(safEvent, own, key)
    return { safEventCd, receipt: receipts.tokenOf(Number(key), nearMissKind) }
  })
}
