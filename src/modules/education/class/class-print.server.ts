import { acts, audit } from '../../../core/server/entity/audit.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { printSheet, type DrawnSignature, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { signaturesOf } from '../../../platform/attachment/attachment-signature.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import { heldMinutes } from './attend-time.rule.ts'
import { completionRate } from './class-judge.rule.ts'
import { classPaperTexts } from './class-print.texts.ts'
import { rosterOf } from './class-roster.server.ts'
import type { RosterPerson } from './class-roster.rule.ts'
import { targetStates } from './class-codes.rule.ts'
import { eduClass, type EduClass } from './edu-class.resource.ts'
import { eduPlan, type EduPlan } from './edu-plan.resource.ts'
import { eduTarget } from './edu-target.resource.ts'

export const classPapers = ['sheet', 'journal', 'report'] as const
type ClassPaper = (typeof classPapers)[number]
type Say = ReturnType<typeof sayIn<typeof classPaperTexts>>
const wordsOf = ({ session }: Pick<Context, 'session'>) => sayIn(classPaperTexts, () => session.language)
const hour = (moment: string | null): string => (moment ? showMoment(moment).slice(11, 16) : '')

/** 연간교육계획서, with the boxes of its approval. */
export async function planPdf(context: Context, row: EduPlan): Promise<Buffer> {
  const say = wordsOf(context)
  const { language } = context.session
  const kinds = new Map(
    (
      await context.sql.query<{ no: number; kind: string; method: string }>(
        `select l."eduPlanLineNo" as "no", ${codeNameOf('k', language)} as "kind", ${codeNameOf('m', language)} as "method"
         from "eduPlanLine" l join "eduCourse" c using ("eduCourseNo")
         left join "codeItem" k on k."codeGrpCd" = 'EDU_TYPE_CD' and k."code" = c."eduTypeCd"
         left join "codeItem" m on m."codeGrpCd" = 'EDU_METHOD_CD' and m."code" = l."methodCd" where l."eduPlanNo" = $1`,
        [row.eduPlanNo],
      )
    ).map((each) => [each.no, each]),
  )
  await audit(context, acts.print, eduPlan.name, row.eduPlanNo)
  const sheet: Sheet = {
    title: say('plan', { year: row.planYear }),
    landscape: true,
    stamps: await stampsOf(context.sql, eduPlan.name, row.eduPlanNo),
    facts: [
      { label: say('plant'), value: row.plantNm ?? row.plantCd },
      { label: say('code'), value: row.eduPlanCd ?? '' },
      { label: say('revision'), value: String(row.revNo ?? 1) },
      { label: say('target'), value: (row.targetQty ?? 0).toLocaleString() },
      { label: say('amount'), value: (row.planAmt ?? 0).toLocaleString() },
      { label: say('aim'), value: row.aimTxt ?? '' },
    ],
    tables: [
      {
        title: say('courses'),
        columns: [
          { label: say('month'), width: 1, number: true },
          { label: say('course'), width: 5 },
          { label: say('kind'), width: 2 },
          { label: say('method'), width: 2 },
          { label: say('target'), width: 2, number: true },
          { label: say('minutes'), width: 2, number: true },
          { label: say('money'), width: 2, number: true },
          { label: say('remark'), width: 3 },
        ],
        rows: row.lines.map((line) => [
          String(line.planMonth),
          line.eduCourseNm ?? '',
          kinds.get(line.eduPlanLineNo)?.kind ?? '',
          kinds.get(line.eduPlanLineNo)?.method ?? '',
          String(line.targetQty),
          String(line.planMin),
          (line.planAmt ?? 0).toLocaleString(),
          line.remark ?? '',
        ]),
      },
    ],
    notes: [say('law')],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
  return printSheet(sheet, language)
}

interface Held {
  eduTypeNm: string | null
  teacherNm: string | null
  qualTxt: string | null
}
const heldFacts = (context: Context, row: EduClass): Promise<Held> =>
  context.sql.one<Held>(
    `select ${codeNameOf('k', context.session.language)} as "eduTypeNm", coalesce(i."instructorNm", c."outOrgNm") as "teacherNm", i."qualTxt"
     from "eduClass" c join "eduCourse" e using ("eduCourseNo") left join "eduInstructor" i using ("eduInstructorNo")
     left join "codeItem" k on k."codeGrpCd" = 'EDU_TYPE_CD' and k."code" = e."eduTypeCd" where c."eduClassNo" = $1`,
    [row.eduClassNo],
  )
const factsOf = (say: Say, row: EduClass, held: Held): Sheet['facts'] => [
  { label: say('class'), value: `${row.classNm} (${row.eduClassCd ?? ''})` },
  { label: say('course'), value: row.eduCourseNm ?? '' },
  { label: say('kind'), value: held.eduTypeNm ?? '' },
  { label: say('method'), value: row.methodNm ?? row.methodCd },
  { label: say('when'), value: `${showMoment(row.startDt)} – ${showMoment(row.endDt)}` },
  { label: say('place'), value: row.placeNm ?? '' },
  { label: say('teacher'), value: held.teacherNm ?? '' },
  { label: say('quality'), value: held.qualTxt ?? row.outOrgRegNo ?? '' },
  { label: say('held'), value: String(heldMinutes(row)) },
  ...(row.interpreterNm ? [{ label: say('interpreter'), value: row.interpreterNm }] : []),
]
const resultOf = (person: RosterPerson) => label(targetStates[person.state])
/** Nobody's minutes are known before he has left. */
const isOver = ({ stays }: RosterPerson): boolean =>
  stays.length > 0 && stays.every(({ outDt }) => outDt !== null)
const starred = (person: RosterPerson): string => (person.stays.some(({ modReason }) => modReason) ? '*' : '')

/** Everybody with a seat, when he was there, and how that is proven; drawn signatures stand below. */
async function sheetOf(context: Context, store: FileStore, row: EduClass): Promise<Omit<Sheet, 'title'>> {
  const say = wordsOf(context)
  const { people } = await rosterOf(context, row)
  const listed = people.filter(({ state }) => state !== 'waiting' && state !== 'excluded')
  const drawn: DrawnSignature[] = []
  // By the seat: two people of a class may have one name.
  const signed = new Set<number>()
  for (const { eduTargetNo } of listed) {
    const [last] = (await signaturesOf(context, store, eduTarget, eduTargetNo, 'signature')).slice(-1)
    if (!last) continue
    drawn.push(last)
    signed.add(eduTargetNo)
  }
  return {
    facts: factsOf(say, row, await heldFacts(context, row)),
    tables: [
      {
        title: say('people'),
        columns: [
          { label: say('name'), width: 3 },
          { label: say('group'), width: 4 },
          { label: say('in'), width: 2 },
          { label: say('out'), width: 2 },
          { label: say('recog'), width: 2, number: true },
          { label: say('pct'), width: 2, number: true },
          { label: say('how'), width: 3 },
          { label: say('state'), width: 2 },
        ],
        rows: listed.map((person) => [
          `${person.targetNm}${starred(person)}`,
          person.groupNm ?? '',
          person.stays.map(({ inDt }) => hour(inDt)).join('\n'),
          person.stays.map(({ outDt }) => hour(outDt)).join('\n'),
          isOver(person) ? String(person.recogMin) : '',
          isOver(person) ? person.recogPct.toFixed(1) : '',
          signed.has(person.eduTargetNo) ? say('signatures') : methodWords(say, person),
          resultOf(person),
        ]),
      },
    ],
    signatures: { title: say('signatures'), rows: drawn },
    notes: [say('law'), ...(listed.some((person) => starred(person)) ? [say('corrected')] : [])],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}
const proofs = { code: 'QR', device: 'PIN', link: 'QR', tablet: 'PIN' } as const
const methodWords = (say: Say, { stays }: RosterPerson): string => {
  const last = stays.at(-1)
  if (!last) return ''
  return proofs[last.methodCd as keyof typeof proofs] ?? say('teacher')
}

async function journalOf(context: Context, row: EduClass): Promise<Omit<Sheet, 'title'>> {
  const say = wordsOf(context)
  const { counts } = await rosterOf(context, row)
  return {
    facts: [
      ...factsOf(say, row, await heldFacts(context, row)),
      { label: say('people'), value: `${counts.come} / ${counts.listed}` },
      { label: say('log'), value: row.logDesc ?? '' },
    ],
    tables: [
      {
        title: say('timetable'),
        columns: [
          { label: say('from'), width: 2 },
          { label: say('to'), width: 2 },
          { label: say('subject'), width: 5 },
          { label: say('teacher'), width: 3 },
        ],
        rows: row.subjects.map(({ startDt, endDt, subjectNm, eduInstructorNm }) => [
          showMoment(startDt),
          showMoment(endDt),
          subjectNm,
          eduInstructorNm ?? '',
        ]),
      },
    ],
    notes: [say('law')],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}

async function reportOf(context: Context, row: EduClass): Promise<Omit<Sheet, 'title'>> {
  const say = wordsOf(context)
  const { people } = await rosterOf(context, row)
  const counted = {
    targets: people.filter(({ state }) => state !== 'waiting').length,
    excluded: people.filter(({ state }) => state === 'excluded').length,
    completed: people.filter(({ state }) => state === 'completed').length,
  }
  const come = people.filter(({ stays }) => stays.length > 0).length
  const rate = completionRate(counted)
  const missing = people.filter(({ state }) => state === 'notCompleted' || state === 'absent')
  return {
    facts: [
      ...factsOf(say, row, await heldFacts(context, row)),
      {
        label: say('counted'),
        value: `${counted.targets} / ${counted.excluded} / ${come} / ${counted.completed}`,
      },
      { label: say('rate'), value: rate === undefined ? '–' : `${rate.toFixed(1)}%`, strong: true },
    ],
    tables: [
      {
        title: say('people'),
        columns: [
          { label: say('name'), width: 3 },
          { label: say('group'), width: 4 },
          { label: say('recog'), width: 2, number: true },
          { label: say('score'), width: 2, number: true },
          { label: say('state'), width: 2 },
        ],
        rows: people.map((person) => [
          person.targetNm,
          person.groupNm ?? '',
          String(person.recogMin),
          person.examScore === null ? '' : person.examScore.toFixed(1),
          resultOf(person),
        ]),
      },
      {
        title: say('absent'),
        columns: [
          { label: say('name'), width: 3 },
          { label: say('state'), width: 2 },
          { label: say('why'), width: 6 },
        ],
        rows: missing.map((person) => [
          person.targetNm,
          resultOf(person),
          person.exceptReason ?? person.judgeTxt ?? '',
        ]),
      },
    ],
    notes: [say('law')],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}

/** One paper of a class. Signatures are on the attendance sheet alone. (edu.md 8) */
export async function classPdf(
  context: Context,
  store: FileStore,
  row: EduClass,
  paper: ClassPaper,
): Promise<Buffer> {
  const say = wordsOf(context)
  await audit(context, acts.print, eduClass.name, row.eduClassNo)
  const sheet =
    paper === 'sheet'
      ? await sheetOf(context, store, row)
      : paper === 'journal'
        ? await journalOf(context, row)
        : await reportOf(context, row)
  return printSheet({ title: say(paper), ...sheet }, context.session.language)
}
export const paperName = (context: Pick<Context, 'session'>, paper: ClassPaper, row: EduClass): string =>
  `${wordsOf(context)(paper)}_${row.eduClassCd ?? row.eduClassNo}`
export const planName = (context: Pick<Context, 'session'>, row: EduPlan): string =>
  `${wordsOf(context)('plan', { year: row.planYear })}_${row.eduPlanCd ?? row.eduPlanNo}`
