import { z } from 'zod'
import { reasonsOf, type Behaviour, type Refusing } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { addLines, changeLines, removeLines } from '../../core/server/entity/lines.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { createRecord } from '../../core/server/entity/save.ts'
import { setColumns } from '../../core/server/entity/set-columns.ts'
import { wordedAll } from '../../core/server/entity/texts.ts'
import { badFields, refused } from '../../core/server/http/errors.ts'
import { check, fieldsSchema } from '../../core/shared/input-check.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource, FullRow } from '../../core/shared/resource.ts'
import { defined } from '../../core/shared/defined.ts'
import { minutesBetween } from '../../core/shared/dates.ts'
import type { FieldIssue, Language } from '../../core/shared/session.ts'
import { parametersOr } from '../parameter/parameter.server.ts'
import type { AskedQuestion, CheckInput, CheckOutcome, CheckView } from './check-answers.rule.ts'
import { checkForm, type CheckForm, type CheckItem } from './check-form.resource.ts'
import { checkRunBehaviour } from './check-form.server.ts'
import { answerRefusals } from './check-form.texts.ts'
import { checkAnswer, type StoredAnswer } from './check-answer.resource.ts'
import { checkRun, type CheckRun } from './check-run.resource.ts'
import {
  honestyOf,
  missingIn,
  pathOfAnswer,
  scoreOf,
  shownItems,
  usualHonesty,
  verdictOf,
  wrongAnswer,
  type GivenAnswer,
} from './check-score.rule.ts'

/** A kind of record that asks a question sheet. */
export interface CheckSource<R extends AnyResource = AnyResource> {
  behaviour: Behaviour & { resource: R }
  /** Its group of pictures, to which those of single items belong. */
  files: string
  /** Tells a further sheet of the same records from their first one: a small word, part of its address. */
  part?: string
  /** The version that this record asks until its first answer is there; from then on it is the one answered. */
  formNoOf(row: FullRow<R>, context: Context): number | null | Promise<number | null>
  /** Plant and company of the answers; absent: none. */
  placeOf(row: FullRow<R>): { plantCd?: string | null; vendorCd?: string | null }
  /** Why its sheet cannot be answered now; that a finished check stays as it is need not be said. */
  mayAnswer?(row: FullRow<R>, context: Context): Refusing | Promise<Refusing>
  /** What follows from the first answer, in its transaction. */
  begun?(row: FullRow<R>, context: Context): Promise<void>
  /** What follows from a finished check, in its transaction. */
  finished?(row: FullRow<R>, finished: FinishedCheck, context: Context): Promise<void>
}
export interface FinishedCheck {
  outcome: CheckOutcome
  form: CheckForm
  /** What was found bad and is still so, with its item: what was put right on the spot is not among it. */
  bad: { item: CheckItem; answer: StoredAnswer }[]
}

/** The sheet that is fixed for a purpose: the one that was fixed last. @returns its key; undefined: none */
export const fixedForm = async ({ sql }: Context, purposeCd: string): Promise<number | undefined> =>
  (
    await sql.maybe<{ checkFormNo: number }>(
      `select "checkFormNo" from "checkForm" where "purposeCd" = $1 and "state" = 'fixed'
       order by "fixYmd" desc, "checkFormNo" desc limit 1`,
      [purposeCd],
    )
  )?.checkFormNo

/** Where the answers of a source lie: the name of its records, and after a blank its part. */
const sourceCdOf = <R extends AnyResource>({ behaviour, part }: CheckSource<R>): string =>
  part ? `${behaviour.resource.name} ${part}` : behaviour.resource.name

interface Opened<R extends AnyResource> {
  row: FullRow<R>
  form: CheckForm
  run: CheckRun | undefined
}
/** @throws Refusal 403, 404, 422 where no sheet is fixed */
async function openCheck<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: string | number,
  lock = false,
): Promise<Opened<R>> {
  const { resource } = source.behaviour
  const row = await loadRecord(resource, context, key, lock)
  const run = await runOf(source, context, keyIn(resource, row))
  const formNo = run?.checkFormNo ?? (await source.formNoOf(row, context))
  if (formNo === null) throw refused([{ guard: 'form', message: answerRefusals.noForm() }])
  return { row, form: await loadRecord(checkForm, context, formNo), run }
}
async function runOf<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: number,
): Promise<CheckRun | undefined> {
  const found = await context.sql.maybe<{ checkRunNo: number }>(
    'select "checkRunNo" from "checkRun" where "sourceCd" = $1 and "sourceNo" = $2',
    [sourceCdOf(source), key],
  )
  return found && loadRecord(checkRun, context, found.checkRunNo)
}
/** Whether a sheet of a record is begun and not finished. */
export async function isUnderWay<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: number,
): Promise<boolean> {
  const run = await runOf(source, context, key)
  return run !== undefined && !run.doneDt
}
/** Opens a finished sheet again for whoever sends it back: its answers stay, and are finished anew. */
export async function reopenCheck<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: number,
): Promise<void> {
  const run = await runOf(source, context, key)
  if (run) await setColumns(context, checkRun, run.checkRunNo, { doneDt: null, doneUserId: null })
}
const keyIn = (resource: AnyResource, row: object): number =>
  Number((row as Record<string, unknown>)[resource.key as string])

/** Why a record's sheet cannot be answered now. */
async function whyNot<R extends AnyResource>(
  source: CheckSource<R>,
  { row, run }: Opened<R>,
  context: Context,
) {
  if (run?.doneDt) return [{ guard: 'finished', message: answerRefusals.finished() }]
  return reasonsOf('answer', source.mayAnswer?.(row, context))
}

/** The sheet of a record for whoever may read the record, its questions in the reader's language. */
export async function viewCheck<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: string,
): Promise<CheckView> {
  const opened = await openCheck(source, context, key)
  const { form, run } = opened
  const { checkFormNo, checkFormCd, checkFormNm, verNo, purposeCd, passScore, condScore, items } = form
  return {
    form: { checkFormNo, checkFormCd, checkFormNm, verNo, purposeCd, passScore, condScore },
    items: items.map((item) => askedIn(item, context.session.language)),
    answers: run?.answers ?? [],
    run: run ? outcomeOf(form, run) : null,
    editable: wordedAll(await whyNot(source, opened, context), context.session.language),
  }
}
/** What nobody has translated of an item is asked in Korean. */
function askedIn(item: CheckItem, language: Language): AskedQuestion {
  if (language === 'kr') return item
  const of = (name: 'itemTxt' | 'sectionTxt') => item[`${name}${suffix[language]}`] || item[name]
  const choices = item[`choiceTxts${suffix[language]}`] ?? []
  return {
    ...item,
    itemTxt: of('itemTxt') ?? item.itemTxt,
    sectionTxt: of('sectionTxt'),
    ...defined({ choiceLabels: choices.length > 0 ? choices : undefined }),
  }
}
const suffix = { en: 'En', zh: 'Zh', es: 'Es' } as const

function outcomeOf(form: CheckForm, run: CheckRun): CheckOutcome {
  const { doneDt, doneUserNm, fastYn, sameYn } = run
  return {
    ...scoreOf(form.items, run.answers, form),
    doneDt,
    doneUserNm,
    spentSec: run.spentSec ?? 0,
    fastYn,
    sameYn,
  }
}

const { itemCd, answerCd, answerVal, answerTxt, noteTxt, fileNos, mendedYn } = checkAnswer.fields
const answerSchema = fieldsSchema({ itemCd, answerCd, answerVal, answerTxt, noteTxt, fileNos, mendedYn })
const longestSec = 7 * 24 * 3600
const inputSchema = z.object({
  answers: z.array(z.record(z.string(), z.unknown())).max(1000),
  spentSec: z.number().int().min(0).max(longestSec),
  done: z.boolean(),
})

/**
 * Takes answers to the sheet of a record and finishes the check where it was the last. An item whose answer is
 * not sent keeps the one it has, so that two people may answer one sheet.
 * @throws Refusal 400 (at the answers), 403, 404, 422 (finished, or the record may not be answered now)
 */
export async function answerCheck<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  key: string,
  body: unknown,
): Promise<void> {
  const { resource } = source.behaviour
  const opened = await openCheck(source, context, key, true)
  const reasons = await whyNot(source, opened, context)
  if (reasons.length > 0) throw refused(reasons)
  const { row, form } = opened
  const { given, spentSec, done } = checkedInput(body, form.items)
  await requirePhotos(context, resource, keyIn(resource, row), given)
  const run = opened.run ?? (await startRun(source, context, row, form))
  await storeAnswers(context, form, run, given)
  const stored = await loadRecord(checkRun, context, run.checkRunNo)
  const spent = Math.max(run.spentSec ?? 0, Math.min(spentSec, elapsedSec(row, context)))
  if (done) await finish(source, context, { row, form, run: stored }, spent)
  else await setColumns(context, checkRun, run.checkRunNo, { spentSec: spent }, { trail: false })
  context.publish({ topic: resource.name, key: keyIn(resource, row) })
}
/** Nobody has looked longer than the record has been there. */
const elapsedSec = (row: object, { now }: Context): number =>
  Math.max(0, Math.round(minutesBetween(String((row as { createDt: string }).createDt), now) * 60))

function checkedInput(
  body: unknown,
  items: readonly CheckItem[],
): Omit<CheckInput, 'answers'> & { given: GivenAnswer[] } {
  const input = inputSchema.safeParse(body)
  if (!input.success)
    throw badFields(
      input.error.issues.map(({ path }) => ({
        path: path.join('.'),
        message: messages.badType(path.join('.')),
      })),
    )
  const byItem = new Map(items.map((item) => [item.itemCd, item]))
  const issues: FieldIssue[] = []
  const given = new Map<string, GivenAnswer>()
  for (const raw of input.data.answers) {
    const path = pathOfAnswer(String(raw['itemCd']))
    const item = byItem.get(String(raw['itemCd']))
    const result = check(answerSchema, raw)
    if (!item) issues.push({ path, message: answerRefusals.noSuchItem() })
    else if (!result.ok) issues.push(...result.issues.map(({ message }) => ({ path, message })))
    else {
      const answer = result.value as unknown as GivenAnswer
      issues.push(...wrongAnswer(item, answer))
      given.set(item.itemCd, answer)
    }
  }
  if (issues.length > 0) throw badFields(issues)
  const { spentSec, done } = input.data
  return { given: [...given.values()], spentSec, done }
}

/** Pictures of an item are files of the record that asks. @throws Refusal 400 */
async function requirePhotos(
  { sql }: Context,
  resource: AnyResource,
  key: number,
  given: readonly GivenAnswer[],
): Promise<void> {
  const named = given.flatMap(({ fileNos }) => fileNos ?? [])
  if (named.length === 0) return
  const files = await sql.query<{ fileNo: number }>(
    `select "fileNo" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N'`,
    [resource.name, String(key)],
  )
  const own = new Set(files.map(({ fileNo }) => String(fileNo)))
  const issues = given
    .filter(({ fileNos }) => (fileNos ?? []).some((fileNo) => !own.has(fileNo)))
    .map((answer) => ({ path: pathOfAnswer(answer.itemCd), message: answerRefusals.noSuchPhoto() }))
  if (issues.length > 0) throw badFields(issues)
}

async function startRun<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  row: FullRow<R>,
  { checkFormNo }: CheckForm,
): Promise<CheckRun> {
  const { plantCd = null, vendorCd = null } = source.placeOf(row)
  const key = await createRecord(checkRunBehaviour, context, {
    checkFormNo,
    plantCd,
    vendorCd,
    sourceCd: sourceCdOf(source),
    sourceNo: keyIn(source.behaviour.resource, row),
  })
  await source.begun?.(row, context)
  return loadRecord(checkRun, context, key)
}

async function storeAnswers(
  context: Context,
  { items }: CheckForm,
  { checkRunNo, answers }: CheckRun,
  given: readonly GivenAnswer[],
): Promise<void> {
  const keys = new Map(answers.map((answer) => [answer.itemCd, answer.checkAnswerNo]))
  const rows = given.map((answer) => {
    const item = items.find((each) => each.itemCd === answer.itemCd)!
    const isBad = verdictOf(item, answer) === 'bad'
    const mended = answer.mendedYn === 'Y' ? ('Y' as const) : ('N' as const)
    return {
      itemCd: answer.itemCd,
      answerCd: answer.answerCd ?? null,
      answerVal: answer.answerVal ?? null,
      answerTxt: answer.answerTxt ?? null,
      noteTxt: answer.noteTxt ?? null,
      fileNos: [...(answer.fileNos ?? [])],
      badYn: isBad ? ('Y' as const) : ('N' as const),
      doneYn: isBad ? mended : null,
      mendedYn: isBad ? mended : null,
    }
  })
  const fresh = rows.filter((each) => !keys.has(each.itemCd))
  const changed = rows.flatMap((each) => {
    const checkAnswerNo = keys.get(each.itemCd)
    return checkAnswerNo === undefined ? [] : [{ ...each, checkAnswerNo }]
  })
  await addLines(context, checkRun, 'answers', checkRunNo, fresh)
  await changeLines(context, checkRun, 'answers', checkRunNo, changed)
}

/** @throws Refusal 400 at what is missing */
async function finish<R extends AnyResource>(
  source: CheckSource<R>,
  context: Context,
  { row, form, run }: { row: FullRow<R>; form: CheckForm; run: CheckRun },
  spentSec: number,
): Promise<void> {
  const missing = missingIn(form.items, run.answers, form.purposeCd)
  if (missing.length > 0) throw badFields(missing)
  const asked = new Map(shownItems(form.items, run.answers).map((item) => [item.itemCd, item]))
  const unasked = run.answers.filter((answer) => !asked.has(answer.itemCd))
  await removeLines(
    context,
    checkRun,
    'answers',
    run.checkRunNo,
    unasked.map(({ checkAnswerNo }) => checkAnswerNo),
  )
  const answers = run.answers.filter((answer) => asked.has(answer.itemCd))
  const { openCnt: _openCnt, ...scored } = scoreOf(form.items, answers, form)
  const honesty = await parametersOr(context.sql, { ...usualHonesty }, context.today)
  const marks = honestyOf(form.items, answers, spentSec, honesty)
  const doneDt = context.enteredDt ?? context.now
  const done = { doneDt, doneUserId: context.session.userId, spentSec, ...scored, ...marks }
  await setColumns(context, checkRun, run.checkRunNo, done)
  const outcome = outcomeOf(form, { ...run, ...done, doneUserNm: context.session.userNm, answers })
  const bad = answers
    .filter(({ badYn, mendedYn: mended }) => badYn === 'Y' && mended !== 'Y')
    .map((answer) => ({ answer, item: asked.get(answer.itemCd)! }))
  await source.finished?.(row, { outcome, form, bad }, context)
}
