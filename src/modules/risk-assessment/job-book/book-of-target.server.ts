import type { Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict } from '../../../core/server/http/errors.ts'
import { charmBehaviour } from '../charm/rsa-charm.server.ts'
import { studyTypes } from '../hazop/hazop-node.server.ts'
import { templatesOf } from '../hazop/node-rows.server.ts'
import { hazardBehaviour } from '../hazard/rsa-hazard.server.ts'
import { rsaHazard } from '../hazard/rsa-hazard.resource.ts'
import { methodNames } from '../hazard/method-names.texts.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { assessmentTypes, endedTargetStates } from '../risk-codes.rule.ts'
import { bookRefusals } from './job-book-refusals.texts.ts'
import { usableBookStates } from './book-states.resource.ts'
import { rsaJobBook, type JobHazard, type JobSubstance, type RsaJobBook } from './rsa-job-book.resource.ts'
import { jobBookBehaviour } from './rsa-job-book.server.ts'

/** A book of KRAS begins the other methods of rows too; one of JSA begins a JSA. */
const fits = (bookType: string, targetType: string): boolean =>
  bookType === targetType ||
  (bookType === assessmentTypes.kras &&
    [assessmentTypes.level3, assessmentTypes.onePoint].some((each) => each === targetType))

/**
 * Begins the rows of a target from a book. Hazards and present controls are taken; the scores are not: they are decided
 * here, with the people who do the work. (지침 제9조, rsa.md 6)
 */
export async function takeBook(context: Context, target: RsaTarget, rsaJobBookNo: number): Promise<void> {
  const book = await loadRecord(rsaJobBook, context, rsaJobBookNo)
  const { rsaTargetNo, rsaTypeCd, plantCd } = target
  if (book.plantCd !== plantCd) throw badField('rsaJobBookNo', bookRefusals.otherPlant())
  if (!usableBookStates.includes(book.state)) throw badField('rsaJobBookNo', bookRefusals.notApproved())
  if (!fits(book.rsaTypeCd, rsaTypeCd))
    throw badField(
      'rsaJobBookNo',
      bookRefusals.otherType({ type: methodNames[book.rsaTypeCd] ?? book.rsaTypeCd }),
    )
  await (rsaTypeCd === assessmentTypes.charm
    ? takeSubstances(context, rsaTargetNo, book)
    : takeHazards(context, rsaTargetNo, book))
  await setColumns(context, rsaTarget, rsaTargetNo, { rsaJobBookNo }, { stamps: false })
}
/** The last whole place among the rows that are there. */
const lastOf = async ({ sql }: Context, statement: string, rsaTargetNo: number): Promise<number> =>
  Math.floor((await sql.one<{ last: number }>(statement, [rsaTargetNo])).last)
const lastHazard = `select coalesce(max("sortOrder"), 0)::float8 as "last" from "rsaHazard" where "rsaTargetNo" = $1`
const lastSubstance = `select coalesce(max("sortOrder"), 0)::float8 as "last" from "rsaCharm" where "rsaTargetNo" = $1`
async function takeHazards(
  context: Context,
  rsaTargetNo: number,
  { rows, rsaJobBookNo }: RsaJobBook,
): Promise<void> {
  const last = await lastOf(context, lastHazard, rsaTargetNo)
  for (const [index, row] of rows.entries()) {
    const { stepNo, stepTxt, hazardKindCd, hazardTxt, occurTypeCd, lawTxt, controlTxt } = row
    const key = await createRecord(hazardBehaviour, context, {
      stepNo,
      stepTxt,
      hazardKindCd,
      hazardTxt,
      occurTypeCd,
      lawTxt,
      controlTxt,
      rsaTargetNo,
      sortOrder: last + index + 1,
    })
    await setColumns(context, rsaHazard, key, { rsaJobBookNo }, { stamps: false, trail: false })
  }
}
/** Tasks and substances; what the register knows of them is filled in as of today, and nothing is measured. */
async function takeSubstances(
  context: Context,
  rsaTargetNo: number,
  { substances }: RsaJobBook,
): Promise<void> {
  const last = await lastOf(context, lastSubstance, rsaTargetNo)
  for (const [index, row] of substances.entries()) {
    const { taskTxt, chemNo, prodNo, substanceTxt, compNo, contentPct, formCd, dustLvCd } = row
    const { dayQty, dayUnitCd, useTemp, ventCd } = row
    await createRecord(charmBehaviour, context, {
      rsaTargetNo,
      sortOrder: last + index + 1,
      taskTxt,
      chemNo,
      prodNo,
      substanceTxt,
      compNo,
      contentPct,
      formCd,
      dustLvCd,
      dayQty,
      dayUnitCd,
      useTemp,
      ventCd,
    })
  }
}

const hazardsOf = ({ sql }: Context, rsaTargetNo: number) =>
  sql.query<Omit<JobHazard, 'rsaJobHazardNo'>>(
    `select coalesce("stepNo", row_number() over (order by "sortOrder", "rsaHazardNo"))::float8 as "stepNo", "stepTxt", "hazardKindCd", "hazardTxt", "occurTypeCd",
       "lawTxt", "controlTxt", "freq"::float8 as "freq", "sev"::float8 as "sev", "measureTxt", "hierCd", "expFreq"::float8 as "expFreq", "expSev"::float8 as "expSev"
     from "rsaHazard" where "rsaTargetNo" = $1 order by "sortOrder", "rsaHazardNo"`,
    [rsaTargetNo],
  )
/** What a person said of each row; what the register fills in is left to the assessment that begins with the book. */
const substancesOf = ({ sql }: Context, rsaTargetNo: number) =>
  sql.query<Omit<JobSubstance, 'rsaJobCharmNo'>>(
    `select (row_number() over (order by "sortOrder", "rsaCharmNo"))::float8 as "sortOrder", "taskTxt", "chemNo", "prodNo", case when "chemNo" is null then "substanceTxt" end as "substanceTxt",
       "compNo"::float8 as "compNo", "measureTxt", "hierCd", ${charmFacts
         .map(
           ({ name, type }) =>
             `case when "prodNo" is null or '${name}' = any(coalesce("typedCds", '{}')) then "${name}"${type} end as "${name}"`,
         )
         .join(', ')}
     from "rsaCharm" where "rsaTargetNo" = $1 order by 1`,
    [rsaTargetNo],
  )
const charmFacts = [
  { name: 'contentPct', type: '::float8' },
  { name: 'formCd', type: '' },
  { name: 'dustLvCd', type: '' },
  { name: 'dayQty', type: '::float8' },
  { name: 'dayUnitCd', type: '' },
  { name: 'useTemp', type: '::float8' },
  { name: 'ventCd', type: '' },
] as const

/**
 * Makes the draft of a book from the rows of a confirmed target; a study becomes a template of each of its nodes.
 * @returns the record that was made first, so that a page opens it
 */
export async function bookOf(
  context: Context,
  target: RsaTarget,
): Promise<{ rsaJobBookNo: number } | { rsaNodeTemplateNo: number }> {
  const { rsaTargetNo, rsaTargetNm, rsaTypeCd, plantCd, deptCd, processNo, state } = target
  if (!endedTargetStates.includes(state)) throw conflict(bookRefusals.notConfirmed())
  if (studyTypes.includes(rsaTypeCd)) return { rsaNodeTemplateNo: await templatesOf(context, target) }
  const isCharm = rsaTypeCd === assessmentTypes.charm
  const rows = isCharm ? await substancesOf(context, rsaTargetNo) : await hazardsOf(context, rsaTargetNo)
  if (rows.length === 0) throw conflict(bookRefusals.noHazards())
  const { permitTypeCd, supplCds, jraSevCd, jraRepeatCd, jraProbCd } = target
  const isJsa = rsaTypeCd === assessmentTypes.jsa
  const key = await createRecord(jobBookBehaviour, context, {
    jobBookNm: rsaTargetNm,
    rsaTypeCd: isJsa || isCharm ? rsaTypeCd : assessmentTypes.kras,
    plantCd,
    deptCd,
    processNo,
    permitTypeCd,
    supplCds,
    jraSevCd,
    jraRepeatCd,
    jraProbCd,
    jobTypeCd: isJsa ? 'repair' : 'routine',
  })
  await addLines(context, rsaJobBook, isCharm ? 'substances' : 'rows', key, rows)
  await setColumns(context, rsaJobBook, key, { fromTargetNo: rsaTargetNo }, { stamps: false })
  return { rsaJobBookNo: Number(key) }
}
