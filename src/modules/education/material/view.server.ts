import type { Context } from '../../../core/server/entity/context.ts'
import { sideTable, putRow } from '../../../core/server/entity/side-table.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, notFound, refused } from '../../../core/server/http/errors.ts'
import { personColumns, personKeyOf, type Person } from '../exam/person.rule.ts'
import { eduMaterial } from './edu-material.resource.ts'
import { materialTypes } from './material-codes.rule.ts'
import { materialFiguresOf } from './material.server.ts'
import { materialRefusals } from './material-refusals.texts.ts'
import { roundOf } from './view-progress.server.ts'
import { beatOf, furthestOf, progressPct, secondsOf, type Beat, type Part } from './view.rule.ts'
import type { BeatAnswer, OpenedView } from './view-answers.rule.ts'

/** What a person has seen of a material, in rounds; no form writes it. */
const views = sideTable(
  'eduView',
  {
    materialNo: 'bigint',
    personKey: 'text',
    roundNo: 'bigint',
    userId: 'text',
    vendorWorkerNo: 'bigint',
    seen: 'jsonb',
    seenSec: 'integer',
    progressPct: 'integer',
    windowKey: 'text',
    beatDt: 'timestamptz',
    openDt: 'timestamptz',
    doneDt: 'timestamptz',
    scorm: 'jsonb',
  },
  ['materialNo', 'personKey', 'roundNo'],
)

export interface Posted {
  materialNo: number
  materialTypeCd: string
  plantCd: string
  eduCourseNo: number | null
  runSec: number
  viewCnt: number
  launchTxt: string | null
  scormTxt: string | null
}
/** Posted material that this person may learn from: own people from all, others from what is open to companies. @throws Refusal 404 */
export async function postedOf({ sql, session }: Context, person: Person, given: string): Promise<Posted> {
  if (!/^\d{1,15}$/.test(given)) throw notFound()
  const found = await sql.maybe<Posted>(
    `select "materialNo", "materialTypeCd", "plantCd", "eduCourseNo", round("runMin" * 60)::int as "runSec", coalesce("viewCnt", 0)::int as "viewCnt", "launchTxt", "scormTxt"
     from "eduMaterial" where "materialNo" = $1 and "state" = 'posted' and ($2 or "openVendorYn" = 'Y')`,
    [Number(given), 'userId' in person && session.vendorCd === null],
  )
  if (!found) throw notFound()
  return found
}

interface ViewRow {
  seen: Part[]
  windowKey: string | null
  beatDt: string | null
  doneDt: string | null
  scorm: ScormState | null
}
/** What the content keeps between two sittings, and whether it says that it is completed. */
interface ScormState {
  cmi: unknown
  isDone: boolean
}
export const viewOf = (
  { sql }: Pick<Context, 'sql'>,
  materialNo: number,
  person: Person,
  roundNo: number,
  lock = false,
): Promise<ViewRow | undefined> =>
  sql.maybe<ViewRow>(
    `select "seen", "windowKey", to_json("beatDt")#>>'{}' as "beatDt", to_json("doneDt")#>>'{}' as "doneDt", "scorm" from "eduView"
     where "materialNo" = $1 and "personKey" = $2 and "roundNo" = $3 ${lock ? 'for update' : ''}`,
    [materialNo, personKeyOf(person), roundNo],
  )

/**
 * The share that counts: content that reports its own end is never whole before it says so, and its word alone is none
 * without the time.
 */
const pctOf = (material: Posted, seen: readonly Part[], scorm: ScormState | null): number => {
  const pct = progressPct(secondsOf(seen), material.runSec)
  return material.materialTypeCd === materialTypes.scorm && !scorm?.isDone ? Math.min(pct, 99) : pct
}

/** Opens the player in one window; an older one stops at its next beat. */
export async function openView(
  context: Context,
  person: Person,
  given: string,
  windowKey: unknown,
): Promise<OpenedView> {
  const material = await postedOf(context, person, given)
  if (typeof windowKey !== 'string' || !/^[\w-]{8,64}$/.test(windowKey))
    throw badField('windowKey', materialRefusals.malformed())
  const { materialNo, runSec } = material
  const roundNo = await roundOf(context, person, material.eduCourseNo)
  const known = await viewOf(context, materialNo, person, roundNo)
  const { now } = context
  const figures = await materialFiguresOf(context, material.plantCd)
  await putRow(
    context,
    views,
    { materialNo, personKey: personKeyOf(person), roundNo, windowKey, beatDt: now },
    { ...personColumns(person), openDt: now, seen: [], seenSec: 0, progressPct: 0 },
  )
  if (!known)
    await setColumns(
      context,
      eduMaterial,
      materialNo,
      { viewCnt: material.viewCnt + 1 },
      { trail: false, stamps: false },
    )
  const seen = known?.seen ?? []
  return {
    materialNo,
    runSec,
    furthestSec: furthestOf(seen),
    seenSec: secondsOf(seen),
    progressPct: pctOf(material, seen, known?.scorm ?? null),
    beatSec: figures.beatSec,
    idleSec: figures.idleSec,
    isAgain: roundNo > 0,
  }
}

/** One beat of the player. @throws Refusal 404, 409 (another window), 422 (jumped, from the future) */
export async function beatView(
  context: Context,
  person: Person,
  given: string,
  body: unknown,
): Promise<BeatAnswer> {
  const material = await postedOf(context, person, given)
  const { materialNo, runSec } = material
  const roundNo = await roundOf(context, person, material.eduCourseNo)
  const view = await viewOf(context, materialNo, person, roundNo, true)
  if (!view) throw notFound()
  const figures = await materialFiguresOf(context, material.plantCd)
  const { from, to, idleSec, windowKey } = (body ?? {}) as Partial<Beat>
  const answer = beatOf(
    {
      seen: view.seen,
      windowKey: view.windowKey,
      sinceSec: Math.max(0, (Date.parse(context.now) - Date.parse(view.beatDt ?? context.now)) / 1000),
      runSec,
    },
    { from: Number(from), to: Number(to), idleSec: Number(idleSec ?? 0), windowKey: String(windowKey) },
    figures,
  )
  if ('fault' in answer) {
    const message = materialRefusals[answer.fault]()
    throw refused([
      answer.fault === 'otherWindow'
        ? { guard: answer.fault, message, status: 409 }
        : { guard: answer.fault, message },
    ])
  }
  const pct = pctOf(material, answer.seen, view.scorm)
  const seenSec = secondsOf(answer.seen)
  await putRow(
    context,
    views,
    {
      materialNo,
      personKey: personKeyOf(person),
      roundNo,
      seen: answer.seen,
      seenSec,
      progressPct: pct,
      beatDt: context.now,
      doneDt: view.doneDt ?? (pct >= 100 ? context.now : null),
    },
    { openDt: context.now },
  )
  return { seenSec, furthestSec: furthestOf(answer.seen), progressPct: pct, counted: answer.counted }
}

const mostStateBytes = 128_000
/** What SCORM content wants kept. @throws Refusal 400, 404, 409 */
export async function keepScorm(
  context: Context,
  person: Person,
  given: string,
  body: unknown,
): Promise<BeatAnswer> {
  const material = await postedOf(context, person, given)
  if (material.materialTypeCd !== materialTypes.scorm) throw notFound()
  const roundNo = await roundOf(context, person, material.eduCourseNo)
  const view = await viewOf(context, material.materialNo, person, roundNo, true)
  if (!view) throw notFound()
  const { cmi, isDone, windowKey } = (body ?? {}) as Record<string, unknown>
  if (windowKey !== view.windowKey)
    throw refused([{ guard: 'otherWindow', message: materialRefusals.otherWindow(), status: 409 }])
  if (typeof cmi !== 'object' || cmi === null || JSON.stringify(cmi).length > mostStateBytes)
    throw badField('cmi', materialRefusals.scormData())
  const scorm: ScormState = { cmi, isDone: isDone === true || view.scorm?.isDone === true }
  const pct = pctOf(material, view.seen, scorm)
  await putRow(
    context,
    views,
    {
      materialNo: material.materialNo,
      personKey: personKeyOf(person),
      roundNo,
      scorm,
      progressPct: pct,
      doneDt: view.doneDt ?? (pct >= 100 ? context.now : null),
    },
    { openDt: context.now },
  )
  return {
    seenSec: secondsOf(view.seen),
    furthestSec: furthestOf(view.seen),
    progressPct: pct,
    counted: true,
  }
}
