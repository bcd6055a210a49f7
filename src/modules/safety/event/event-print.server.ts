import type { Context } from '../../../core/server/entity/context.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'
import { printTexts } from './event-print.texts.ts'

const day = (moment: string | null): string => (moment ? showMoment(moment) : '–')
const plantOf = ({ sql }: Context, plantCd: string) =>
  sql.one<{ plantNm: string; bizRegNo: string | null; addr: string | null; workerCnt: number | null }>(
    // In Korean: a paper for authorities in Korea.
    'select "plantNm", "bizRegNo", "addr", "workerCnt"::int as "workerCnt" from "plant" where "plantCd" = $1',
    [plantCd],
  )
const reportsOf = ({ sql }: Context, safEventNo: number) =>
  sql.query<{
    rptTypeNm: string
    dueDt: string
    submitDt: string | null
    receiptNo: string | null
    repOpinionTxt: string | null
  }>(
    // In Korean: a paper for authorities in Korea.
    `select coalesce(c."codeNm", r."rptTypeCd") as "rptTypeNm", to_json(r."dueDt")#>>'{}' as "dueDt", to_json(r."submitDt")#>>'{}' as "submitDt", r."receiptNo", r."repOpinionTxt"
     from "safEventReport" r left join "codeItem" c on c."codeGrpCd" = 'SAF_RPT_TYPE' and c."code" = r."rptTypeCd" where r."safEventNo" = $1 order by r."dueDt"`,
    [safEventNo],
  )
type Say = ReturnType<typeof sayIn<typeof printTexts>>
const causesTable = (event: SafEvent, say: Say): Sheet['tables'][number] => ({
  title: say('causes'),
  columns: [
    { label: say('no'), width: 0.6 },
    { label: say('level') },
    { label: '4M' },
    { label: say('what'), width: 4 },
  ],
  rows: event.causes.map((cause) => [
    cause.branchTxt,
    cause.causeLvlNm ?? cause.causeLvlCd,
    cause.m4Nm ?? cause.m4Cd,
    cause.causeTxt,
  ]),
})
const measuresTable = (event: SafEvent, say: Say): Sheet['tables'][number] => ({
  title: say('measures'),
  columns: [
    { label: say('no'), width: 0.6 },
    { label: say('what'), width: 4 },
    { label: say('control') },
    { label: say('improvement'), width: 2 },
  ],
  rows: event.preventions.map((measure) => [
    measure.branchTxt,
    measure.preventTxt,
    measure.controlNm ?? measure.controlCd,
    measure.imprNm ?? '–',
  ]),
})

/** 사고 보고서: the accident as the plant knows it, without the people hurt, who stand in the form alone. */
export async function accidentSheet(context: Context, event: SafEvent): Promise<Sheet> {
  const { session, now } = context
  const say = sayIn(printTexts, () => session.language)
  const reports = await reportsOf(context, event.safEventNo)
  return {
    title: say('report'),
    subtitle: `${event.safEventCd} · ${event.safEventNm}`,
    facts: [
      { label: say('plant'), value: event.plantNm ?? event.plantCd },
      { label: say('dept'), value: event.deptNm ?? event.vendorNm ?? '–' },
      { label: say('occur'), value: day(event.occurDt), strong: true },
      { label: say('know'), value: day(event.knowDt) },
      { label: say('place'), value: event.placeNm },
      { label: say('state'), value: label(safEvent.states?.[event.state] ?? event.state) },
      { label: say('severity'), value: event.severityNm ?? '–' },
      { label: say('kind'), value: event.occurTypeNm ?? '–' },
      { label: say('agent'), value: event.agentNm ?? '–' },
    ],
    tables: [
      {
        title: say('summary'),
        columns: [{ label: say('what') }],
        rows: [[event.summaryTxt], ...(event.firstActTxt ? [[`${say('first')}: ${event.firstActTxt}`]] : [])],
      },
      {
        title: say('course'),
        columns: [
          { label: say('when') },
          { label: say('what'), width: 4 },
          { label: say('evidence'), width: 1.5 },
        ],
        rows: event.times.map((step) => [day(step.happenDt), step.happenTxt, step.evidenceTxt ?? '']),
      },
      causesTable(event, say),
      measuresTable(event, say),
      {
        title: say('reports'),
        columns: [
          { label: say('what'), width: 2 },
          { label: say('due') },
          { label: say('submitted') },
          { label: say('receipt') },
        ],
        rows: reports.map((row) => [
          row.rptTypeNm,
          day(row.dueDt),
          Date.parse(row.submitDt ?? now) > Date.parse(row.dueDt)
            ? `!${day(row.submitDt)}`
            : day(row.submitDt),
          row.receiptNo ?? '–',
        ]),
      },
    ].filter(({ rows }) => rows.length > 0),
    notes: [],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

interface FormPerson {
  name: string
  jobNm: string | null
  entryYmd: string | null
  sameWorkMonths: number | null
  injuryNm: string | null
  restDays: number | null
  treatMonths: number | null
  deathYmd: string | null
}
const daysOfMonth = 28
/**
 * 산업재해조사표 (산업안전보건법 시행규칙 제73조, 별지 제30호서식) as a draft from the record: place of business, people,
 * course and causes, measures. What contradicts itself is said before it is handed in.
 */
export async function form30Sheet(context: Context, event: SafEvent): Promise<Sheet> {
  const { sql, session, now } = context
  const say = sayIn(printTexts, () => session.language)
  const plant = await plantOf(context, event.plantCd)
  const people = await sql.query<FormPerson>(
    // In Korean: a paper for authorities in Korea.
    `select coalesce(u."userNm", w."vendorWorkerNm", p."personNm", '') as "name", p."jobNm", p."entryYmd"::text as "entryYmd", p."sameWorkMonths"::int as "sameWorkMonths",
       concat_ws(' · ', k."codeNm", b."codeNm") as "injuryNm", coalesce(p."restDays", p."expRestDays")::int as "restDays", p."treatMonths"::int as "treatMonths", p."deathYmd"::text as "deathYmd"
     from "safEventPerson" p left join "user" u using ("userId") left join "vendorWorker" w using ("vendorWorkerNo")
       left join "codeItem" k on k."codeGrpCd" = 'SAF_INJURY_KIND' and k."code" = p."injuryKindCd" left join "codeItem" b on b."codeGrpCd" = 'SAF_INJURY_PART' and b."code" = p."injuryPartCd"
     where p."safEventNo" = $1 order by p."safEventPersonNo"`,
    [event.safEventNo],
  )
  const contradicting = people.filter(
    ({ restDays, treatMonths, deathYmd }) =>
      !deathYmd && restDays !== null && restDays < 3 && (treatMonths ?? 0) * daysOfMonth > restDays,
  )
  const opinions = (await reportsOf(context, event.safEventNo)).flatMap(
    ({ repOpinionTxt }) => repOpinionTxt ?? [],
  )
  return {
    title: say('form30'),
    subtitle: `${event.safEventCd} · ${event.safEventNm}`,
    facts: [
      { label: say('plant'), value: plant.plantNm },
      { label: say('bizNo'), value: plant.bizRegNo ?? '–' },
      { label: say('workers'), value: plant.workerCnt === null ? '–' : String(plant.workerCnt) },
      { label: say('addr'), value: plant.addr ?? '–' },
      { label: say('occur'), value: day(event.occurDt), strong: true },
      { label: say('place'), value: event.placeNm },
      { label: say('kind'), value: event.occurTypeNm ?? '–' },
      { label: say('agent'), value: event.agentNm ?? '–' },
    ],
    tables: [
      {
        title: say('people'),
        columns: [
          { label: say('person') },
          { label: say('identity'), width: 1.4 },
          { label: say('job') },
          { label: say('entry') },
          { label: say('months'), number: true },
          { label: say('injury'), width: 1.4 },
          { label: say('rest'), number: true },
          { label: say('death') },
        ],
        rows: people.map((person) => [
          person.name,
          '',
          person.jobNm ?? '',
          person.entryYmd ?? '',
          person.sameWorkMonths === null ? '' : String(person.sameWorkMonths),
          person.injuryNm ?? '',
          person.restDays === null ? '' : String(person.restDays),
          person.deathYmd ?? say('none'),
        ]),
      },
      { title: say('summary'), columns: [{ label: say('what') }], rows: [[event.summaryTxt]] },
      causesTable(event, say),
      measuresTable(event, say),
      {
        title: say('representative'),
        columns: [{ label: say('what') }],
        rows: opinions.map((opinion) => [opinion]),
      },
    ].filter(({ rows }) => rows.length > 0),
    notes: [
      ...contradicting.map(({ name }) => say('restContradicts', { name })),
      say('byHand'),
      say('layout'),
    ],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}
