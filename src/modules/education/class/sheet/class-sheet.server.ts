import type { Context } from '../../../../core/server/entity/context.ts'
import { loadRecord } from '../../../../core/server/entity/record.ts'
import type { CellValue } from '../../../../core/server/excel/cell.ts'
import { isChosen, type Chosen } from '../../../../core/server/excel/excel-apply.ts'
import { issuesOf, previewRows, type PreviewRow } from '../../../../core/server/excel/excel-import.ts'
import { rehearsedBy } from '../../../../core/server/excel/excel-rehearsal.ts'
import { badField, forbidden } from '../../../../core/server/http/errors.ts'
import { defined } from '../../../../core/shared/defined.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import type { Said } from '../../../../core/shared/sentence.ts'
import { attendRefusals, targetRefusals } from '../attend-refusals.texts.ts'
import { attendedClass, takeAttendance, targetIn } from '../class-attend.server.ts'
import { selectReasons } from '../class-codes.rule.ts'
import { correctStay } from '../class-correct.server.ts'
import { tellTargets } from '../class-notice.server.ts'
import { mayKeep, mayRun } from '../class-people.server.ts'
import { addPeople, lockClass } from '../class-seats.server.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { peopleFor } from '../target-people.server.ts'
import { attendSheet, targetSheet } from './class-sheet.rule.ts'
import { classSheetRefusals } from './class-sheet.texts.ts'

interface Person {
  eduTargetNo: number
  userId: string | null
  vendorWorkerNo: number | null
  targetNm: string
  updateDt: string
}
interface Stay extends Person {
  eduAttendNo: number | null
  inDt: string | null
  outDt: string | null
}
const targetNames = ['userId', 'vendorWorkerNo', 'targetNm'] as const

/** The class of an upload, for who plans it or runs it. @throws Refusal 403, 404 */
async function classOf(
  context: Context,
  key: string,
  who: typeof mayKeep | typeof mayRun,
): Promise<EduClass> {
  const row = await loadRecord(eduClass, context, key)
  const refusal = await who(row, context)
  if (refusal) throw forbidden(refusal)
  return row
}
const peopleOf = ({ sql }: Context, eduClassNo: number): Promise<Person[]> =>
  sql.query<Person>(
    `select "eduTargetNo", "userId", "vendorWorkerNo", "targetNm", to_json("updateDt") #>> '{}' as "updateDt"
     from "eduTarget" where "eduClassNo" = $1 and "state" <> 'excluded' order by "targetNm", "eduTargetNo"`,
    [eduClassNo],
  )
const staysOf = ({ sql }: Context, eduClassNo: number): Promise<Stay[]> =>
  sql.query<Stay>(
    `select t."eduTargetNo", t."userId", t."vendorWorkerNo", t."targetNm", a."eduAttendNo", to_json(a."inDt") #>> '{}' as "inDt", to_json(a."outDt") #>> '{}' as "outDt",
       to_json(coalesce(a."updateDt", t."updateDt")) #>> '{}' as "updateDt"
     from "eduTarget" t left join "eduAttend" a using ("eduTargetNo")
     where t."eduClassNo" = $1 and t."state" not in ('excluded', 'waiting') order by t."targetNm", t."eduTargetNo", a."inDt"`,
    [eduClassNo],
  )
const templateRow = (
  values: Record<string, unknown>,
  key: number | null,
  updateDt: string,
  at: number,
): PreviewRow => ({
  rowNo: at + 1,
  status: 'same',
  values,
  changes: {},
  issues: [],
  ...defined({ key: key ?? undefined, updateDt: key === null ? undefined : updateDt }),
})

/** What a row says that names no one person, or another than it seems to. */
function fault(row: PreviewRow, path: string, message: Said): void {
  row.issues.push({ path, message })
  row.status = 'wrong'
}
const keyOf = ({ userId, vendorWorkerNo }: Pick<Person, 'userId' | 'vendorWorkerNo'>): string =>
  userId === null ? `w ${vendorWorkerNo}` : `u ${userId}`
const personIn = ({ values }: PreviewRow): Pick<Person, 'userId' | 'vendorWorkerNo'> => ({
  userId: (values['userId'] ?? null) as string | null,
  vendorWorkerNo:
    values['vendorWorkerNo'] === null || values['vendorWorkerNo'] === undefined
      ? null
      : Number(values['vendorWorkerNo']),
})
/** Rows name one person each; the column of the name alone changes nothing, and must be his. */
function namedRows(rows: readonly PreviewRow[], names: ReadonlyMap<string, string>): void {
  for (const row of rows) {
    if (row.status === 'wrong') continue
    const person = personIn(row)
    if ((person.userId === null) === (person.vendorWorkerNo === null)) {
      fault(row, 'userId', classSheetRefusals.onePerson())
      continue
    }
    const name = names.get(keyOf(person))
    const said = row.values['targetNm']
    if (name !== undefined && typeof said === 'string' && said.trim() !== name)
      fault(row, 'targetNm', classSheetRefusals.otherName({ name }))
    if ('userId' in row.changes || 'vendorWorkerNo' in row.changes)
      fault(row, 'userId', classSheetRefusals.samePerson())
    delete row.changes['targetNm']
    if (row.status === 'changed' && Object.keys(row.changes).length === 0) row.status = 'same'
  }
}
const readBy = async (
  context: Context,
  sheet: AnyResource,
  cells: CellValue[][],
  stored: Record<string, unknown>[],
): Promise<PreviewRow[]> => previewRows({ resource: sheet }, context, cells, stored)

/** The list of people of a class by Excel: who is on it, and whom a sheet adds. (edu.md 6) */
export const targetsByExcel = (key: string) => ({
  opens: (context: Context) => classOf(context, key, mayKeep),
  async rows(context: Context): Promise<PreviewRow[]> {
    const { eduClassNo } = await classOf(context, key, mayKeep)
    return (await peopleOf(context, eduClassNo)).map((person, at) =>
      templateRow(
        Object.fromEntries(targetNames.map((name) => [name, person[name]])),
        person.eduTargetNo,
        person.updateDt,
        at,
      ),
    )
  },
  async preview(context: Context, cells: CellValue[][]): Promise<PreviewRow[]> {
    const row = await classOf(context, key, mayKeep)
    const known = await peopleOf(context, row.eduClassNo)
    const rows = await readBy(
      context,
      targetSheet(key),
      cells,
      known.map((each) => ({ ...each })),
    )
    const asked = await whoIs(context, row, rows)
    namedRows(rows, new Map([...asked, ...known].map((each) => [keyOf(each), each.targetNm])))
    await rehearsedBy(context, rows, (silent, some, chosen) => addTargets(silent, key, some, chosen))
    return rows
  },
  apply: (context: Context, rows: readonly PreviewRow[], chosen: Chosen) =>
    addTargets(context, key, rows, chosen),
})
const whoIs = (context: Context, { plantCd, startDt }: EduClass, rows: readonly PreviewRow[]) =>
  peopleFor(
    context,
    {
      userIds: rows.flatMap((row) => personIn(row).userId ?? []),
      vendorWorkerNos: rows.flatMap((row) => personIn(row).vendorWorkerNo ?? []).filter(Number.isSafeInteger),
    },
    { plantCd, day: startDt.slice(0, 10) },
  )
const failedOf = (rows: readonly PreviewRow[], { excluded }: Chosen): number =>
  rows.filter(({ issues, rowNo }) => issues.length > 0 && !excluded.has(rowNo)).length

async function addTargets(context: Context, key: string, rows: readonly PreviewRow[], chosen: Chosen) {
  const row = await classOf(context, key, mayKeep)
  const wanted = rows.filter((each) => isChosen(each, chosen))
  for (const each of wanted) each.issues = []
  if (wanted.length === 0) return { applied: 0, failed: failedOf(rows, chosen) }
  const people = await whoIs(context, row, wanted)
  const added = await addPeople(
    context,
    await lockClass(context, row.eduClassNo),
    people,
    selectReasons.organisation,
  )
  const refused = new Map(
    added.skipped.filter(({ waits }) => !waits).map((each) => [keyOf(each), each.message]),
  )
  const found = new Set(people.map(keyOf))
  for (const each of wanted) {
    const person = keyOf(personIn(each))
    const message = found.has(person) ? refused.get(person) : targetRefusals.inactive()
    if (message)
      each.issues.push({ path: personIn(each).userId === null ? 'vendorWorkerNo' : 'userId', message })
  }
  if (row.state !== 'planned' && added.eduTargetNos.length > 0)
    await tellTargets(context, row, 'EDU_CLASS_OPENED', added.eduTargetNos)
  return { applied: added.insertCnt + added.waitCnt, failed: failedOf(rows, chosen) }
}

/** Attendance of a class by Excel: what a sheet of paper says is taken down by hand, what stands is corrected. */
export const attendanceByExcel = (key: string) => ({
  opens: (context: Context) => classOf(context, key, mayRun),
  async rows(context: Context): Promise<PreviewRow[]> {
    const { eduClassNo } = await classOf(context, key, mayRun)
    return (await staysOf(context, eduClassNo)).map((stay, at) =>
      templateRow(
        {
          userId: stay.userId,
          vendorWorkerNo: stay.vendorWorkerNo,
          targetNm: stay.targetNm,
          inDt: stay.inDt && showMoment(stay.inDt),
          outDt: stay.outDt && showMoment(stay.outDt),
          modReason: null,
        },
        stay.eduAttendNo,
        stay.updateDt,
        at,
      ),
    )
  },
  async preview(context: Context, cells: CellValue[][]): Promise<PreviewRow[]> {
    const { eduClassNo } = await classOf(context, key, mayRun)
    const people = await staysOf(context, eduClassNo)
    const known = people.filter(({ eduAttendNo }) => eduAttendNo !== null)
    const rows = await readBy(
      context,
      attendSheet(key),
      cells,
      known.map((each) => ({ ...each, modReason: null })),
    )
    namedRows(rows, new Map(people.map((each) => [keyOf(each), each.targetNm])))
    for (const row of rows) {
      if (row.status === 'wrong') continue
      const { inDt, outDt } = row.values
      if (!inDt && (outDt || row.key !== undefined)) fault(row, 'inDt', classSheetRefusals.noEntry())
      // Who has not come: nothing is taken down.
      else if (!inDt) row.status = 'same'
      // A reason alone corrects nothing.
      else if (row.status === 'changed' && !('inDt' in row.changes || 'outDt' in row.changes))
        row.status = 'same'
    }
    await rehearsedBy(context, rows, (silent, some, chosen) => takeStays(silent, key, some, chosen))
    return rows
  },
  apply: (context: Context, rows: readonly PreviewRow[], chosen: Chosen) =>
    takeStays(context, key, rows, chosen),
})

async function takeStays(context: Context, key: string, rows: readonly PreviewRow[], chosen: Chosen) {
  const { eduClassNo } = await classOf(context, key, mayRun)
  const wanted = rows.filter((each) => isChosen(each, chosen))
  const targets = new Map(
    (await peopleOf(context, eduClassNo)).map((each) => [keyOf(each), each.eduTargetNo]),
  )
  let applied = 0
  for (const row of wanted) {
    row.issues = []
    await context.sql.query('savepoint "row"')
    await issuesOf(() => takeStay(context, eduClassNo, row, targets.get(keyOf(personIn(row)))), row)
    if (row.issues.length > 0) await context.sql.query('rollback to savepoint "row"')
    else applied++
    await context.sql.query('release savepoint "row"')
  }
  return { applied, failed: failedOf(rows, chosen) }
}
async function takeStay(
  context: Context,
  eduClassNo: number,
  { values, key, status }: PreviewRow,
  eduTargetNo: number | undefined,
): Promise<void> {
  const held = (await attendedClass(context, eduClassNo))!
  const inDt = String(values['inDt'])
  const outDt = values['outDt'] ? String(values['outDt']) : null
  if (eduTargetNo === undefined) throw badField('userId', attendRefusals.notListed())
  if (status !== 'new') {
    const reason = String(values['modReason'] ?? '').trim()
    if (reason === '') throw badField('modReason', attendRefusals.reason())
    return correctStay(context, held, { eduAttendNo: Number(key), inDt, outDt, reason })
  }
  for (const [name, at] of [
    ['inDt', inDt],
    ['outDt', outDt],
  ] as const) {
    if (at === null) continue
    if (Date.parse(at) > Date.parse(context.now)) throw badField(name, attendRefusals.inFuture())
    if (at.slice(0, 10) < held.startDt.slice(0, 10) || at.slice(0, 10) > held.endDt.slice(0, 10))
      throw badField(name, attendRefusals.otherDay())
  }
  if (outDt !== null && Date.parse(outDt) <= Date.parse(inDt)) throw badField('outDt', attendRefusals.order())
  const how = { methodCd: 'manual' as const, takeUserId: context.session.userId, seen: true }
  await takeAttendance(context, held, await targetIn(context, eduClassNo, eduTargetNo), {
    kind: 'IN',
    at: inDt,
    ...how,
  })
  if (outDt !== null)
    await takeAttendance(context, held, await targetIn(context, eduClassNo, eduTargetNo), {
      kind: 'OUT',
      at: outDt,
      ...how,
    })
}
