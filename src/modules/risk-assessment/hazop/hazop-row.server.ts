import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addLines, changeLines, removeLines } from '../../../core/server/entity/lines.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { textIn } from '../../../core/shared/four-texts.ts'
import type { Input } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { matrixOf, scored, type StoredMatrix } from '../matrix/matrix.server.ts'
import { rowScored } from '../measure/measure.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { deviationName } from './deviation.rule.ts'
import { studyOpen, whyNotDeleted, whyNotNow } from './hazop-node.server.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rises, worstSeverity } from './ranking.rule.ts'
import { saidRecommendations, writeRecommendations } from './recommendation.server.ts'
import { rsaHazopRow, type RsaHazopRow } from './rsa-hazop-row.resource.ts'
import { guardChange, type KeptGuard } from './safeguard.rule.ts'

type RowInput = Input<typeof rsaHazopRow>

/**
 * The deviation of a row. A HAZOP names it by parameter and guide word, of which the table allows only some; a What-if
 * asks a question instead.
 * @throws Refusal 400
 */
async function deviationOf(
  { sql, session }: Context,
  { paramCd, guideCd, deviationTxt }: RowInput,
  isWhatIf: boolean,
): Promise<string> {
  const said = (deviationTxt ?? '').trim()
  if (isWhatIf || (!paramCd && !guideCd)) {
    if (said === '' || (!isWhatIf && !paramCd))
      throw badField('deviationTxt', hazopRefusals.deviationNeeded())
    return said
  }
  if (!paramCd) throw badField('paramCd', hazopRefusals.bothWords())
  if (!guideCd) throw badField('guideCd', hazopRefusals.bothWords())
  const name = deviationName(paramCd, guideCd)
  if (name) return said === '' ? textIn(name, session.language) : said
  const names = await sql.query<{ codeGrpCd: string; codeNm: string }>(
    `select "codeGrpCd", ${codeNameColumn[session.language]} as "codeNm" from "codeItem" where ("codeGrpCd" = 'HAZOP_PARAM' and "code" = $1) or ("codeGrpCd" = 'HAZOP_GUIDE' and "code" = $2)`,
    [paramCd, guideCd],
  )
  const nameIn = (group: string) => names.find(({ codeGrpCd }) => codeGrpCd === group)?.codeNm ?? ''
  throw badField(
    'guideCd',
    hazopRefusals.impossible({ param: nameIn('HAZOP_PARAM'), guide: nameIn('HAZOP_GUIDE') }),
  )
}

type Level = number | null | undefined
type LevelName =
  | 'bareFreq'
  | 'bareSev'
  | 'peopleSev'
  | 'environmentSev'
  | 'assetSev'
  | 'freq'
  | 'sev'
  | 'expFreq'
  | 'expSev'
/** The levels that a person has chosen for a row. */
export type RankedInput = { [N in LevelName]?: Level }
/** A score needs both levels; half a pair would be a risk that nobody judged. */
const whole = (freq: Level, sev: Level, path: string): FieldIssue[] =>
  (typeof freq === 'number') === (typeof sev === 'number')
    ? []
    : [
        {
          path: typeof freq === 'number' ? path.replace('Freq', 'Sev').replace('freq', 'sev') : path,
          message: hazopRefusals.pairNeeded(),
        },
      ]
const noScore = { score: null, gradeCd: null, acceptYn: null }
const judged = (matrix: StoredMatrix, freq: Level, sev: Level, names: { freq: string; sev: string }) =>
  typeof freq === 'number' && typeof sev === 'number' ? scored(matrix, freq, sev, names) : noScore

/**
 * The three rankings of a row, by the matrix of its target; what a browser says of a score does not count.
 * @throws Refusal 400 for an unknown level, half a pair, or a ranking above the one before it
 */
export function ranked(matrix: StoredMatrix, row: RankedInput) {
  const { people, environment, asset } = {
    people: row.peopleSev,
    environment: row.environmentSev,
    asset: row.assetSev,
  }
  const sev = worstSeverity({ people, environment, asset }) ?? row.sev ?? null
  const issues = [
    ...whole(row.bareFreq, row.bareSev, 'bareFreq'),
    ...whole(row.freq, sev, 'freq'),
    ...whole(row.expFreq, row.expSev, 'expFreq'),
    ...rises({
      bare: { freq: row.bareFreq ?? null, sev: row.bareSev ?? null },
      present: { freq: row.freq ?? null, sev },
      expected: { freq: row.expFreq ?? null, sev: row.expSev ?? null },
    }).map(({ step, part }) =>
      step === 'present'
        ? { path: part, message: hazopRefusals.presentRises() }
        : { path: part === 'freq' ? 'expFreq' : 'expSev', message: hazopRefusals.expectedRises() },
    ),
  ]
  if (issues.length > 0) throw badFields(issues)
  const bare = judged(matrix, row.bareFreq, row.bareSev, { freq: 'bareFreq', sev: 'bareSev' })
  const present = judged(matrix, row.freq, sev, { freq: 'freq', sev: 'sev' })
  const expected = judged(matrix, row.expFreq, row.expSev, { freq: 'expFreq', sev: 'expSev' })
  return {
    sev,
    bareScore: bare.score,
    bareGradeCd: bare.gradeCd,
    score: present.score,
    gradeCd: present.gradeCd,
    acceptYn: present.acceptYn,
    expScore: expected.score,
    expGradeCd: expected.gradeCd,
    expAcceptYn: expected.acceptYn,
  }
}

/** A deviation that cannot happen has a reason, and no risk. */
function checkCredible({ notCredibleYn, notCredibleTxt }: RowInput): void {
  if (notCredibleYn === 'Y' && (notCredibleTxt ?? '').trim() === '')
    throw badField('notCredibleTxt', hazopRefusals.reasonNeeded())
}
const withoutRisk = {
  bareFreq: null,
  bareSev: null,
  peopleSev: null,
  environmentSev: null,
  assetSev: null,
  freq: null,
  expFreq: null,
  expSev: null,
}

async function checkNode({ sql }: Context, rsaHazopNodeNo: number, rsaTargetNo: number): Promise<void> {
  const node = await sql.maybe(
    'select 1 from "rsaHazopNode" where "rsaHazopNodeNo" = $1 and "rsaTargetNo" = $2',
    [rsaHazopNodeNo, rsaTargetNo],
  )
  if (!node) throw badField('rsaHazopNodeNo', hazopRefusals.otherTarget())
}

/** The safeguards of a row as its cell says them; the side that a person has chosen stays. */
export async function writeGuards(context: Context, rsaHazopRowNo: number): Promise<void> {
  const { sql } = context
  const { safeguardTxt, plantCd, kept } = await sql.one<{
    safeguardTxt: string | null
    plantCd: string
    kept: KeptGuard[]
  }>(
    `select r."safeguardTxt", r."plantCd", (select coalesce(json_agg(json_build_object('rsaHazopGuardNo', g."rsaHazopGuardNo", 'guardTxt', g."guardTxt")
       order by g."sortOrder"), '[]') from "rsaHazopGuard" g where g."rsaHazopRowNo" = r."rsaHazopRowNo") as "kept" from "rsaHazopRow" r where r."rsaHazopRowNo" = $1`,
    [rsaHazopRowNo],
  )
  const { stay, add, remove } = guardChange(kept, safeguardTxt)
  const tags = add.flatMap((guard) => guard.tags)
  const facilities =
    tags.length === 0
      ? []
      : await sql.query<{ facilityCd: string; facilityNo: number }>(
          'select "facilityCd", "facilityNo" from "safFacility" where "plantCd" = $1 and "facilityCd" = any($2)',
          [plantCd, tags],
        )
  const facilityNos = new Map(facilities.map(({ facilityCd, facilityNo }) => [facilityCd, facilityNo]))
  // The trail of the row has the cell with all its lines.
  const trail = { trail: false } as const
  await removeLines(
    context,
    rsaHazopRow,
    'guards',
    rsaHazopRowNo,
    remove.map(({ rsaHazopGuardNo }) => rsaHazopGuardNo),
    trail,
  )
  await changeLines(
    context,
    rsaHazopRow,
    'guards',
    rsaHazopRowNo,
    stay.map(({ kept: { rsaHazopGuardNo }, sortOrder }) => ({ rsaHazopGuardNo, sortOrder })),
    trail,
  )
  await addLines(
    context,
    rsaHazopRow,
    'guards',
    rsaHazopRowNo,
    add.map(({ guardTxt, tags: own, sideCd, sortOrder }) => ({
      guardTxt,
      sideCd,
      sortOrder,
      sideByHandYn: 'N' as const,
      // The device that acts last is the barrier.
      tagTxt: own.length > 0 ? own.join(', ') : null,
      facilityNo:
        own
          .toReversed()
          .map((tag) => facilityNos.get(tag))
          .find((no) => no !== undefined) ?? null,
    })),
    trail,
  )
}

/** A row stays while something refers to it: its number would lead nowhere. */
async function whyKept({ sql }: Context, rowNo: number) {
  const { measures, others } = await sql.one<{ measures: boolean; others: boolean }>(
    `select exists (select 1 from "rsaMeasureRow" where "rowEntity" = $2 and "rowNo" = $1) as "measures",
       exists (select 1 from "rsaLopa" where "rsaHazopRowNo" = $1 union all select 1 from "rsaParking" where "rsaHazopRowNo" = $1) as "others"`,
    [rowNo, rsaHazopRow.name],
  )
  return measures ? hazopRefusals.rowHasRecs() : others ? hazopRefusals.rowIsUsed() : undefined
}

/** HAZOP 행: checked, judged and given its safeguards with every save. (rsa.md 5.4, 7) */
export const hazopRowBehaviour = defineBehaviour(rsaHazopRow, {
  mayEdit: ({ rsaTargetNo }, context) => whyNotNow(context, rsaTargetNo),
  mayDelete: async ({ rsaTargetNo, rsaHazopRowNo }, context) =>
    (await whyNotDeleted(context, rsaTargetNo)) ?? (await whyKept(context, rsaHazopRowNo)),
  beforeSave: async (input, context, before) => {
    const target = await studyOpen(context, before?.rsaTargetNo ?? input.rsaTargetNo)
    const { rsaTargetNo, plantCd, deptCd, rsaMatrixNo, rsaTypeCd } = target
    if (input.rsaHazopNodeNo !== before?.rsaHazopNodeNo)
      await checkNode(context, input.rsaHazopNodeNo, rsaTargetNo)
    const deviationTxt = await deviationOf(context, input, rsaTypeCd === assessmentTypes.whatIf)
    checkCredible(input)
    const row = input.notCredibleYn === 'Y' ? { ...input, ...withoutRisk, sev: null } : input
    const matrix = await matrixOf(context, rsaMatrixNo)
    const changed = { ...row, rsaTargetNo, plantCd, deptCd, deviationTxt, ...ranked(matrix, row) }
    if (input.recommendTxt === (before?.recommendTxt ?? null)) return changed
    return { ...changed, recommendTxt: await saidRecommendations(context, rsaTargetNo, input.recommendTxt) }
  },
  afterSave: async (key, context, before) => {
    const rowNo = Number(key)
    const now = await context.sql.one<
      Pick<RsaHazopRow, 'rsaTargetNo' | 'safeguardTxt' | 'recommendTxt' | 'score'>
    >(
      'select "rsaTargetNo", "safeguardTxt", "recommendTxt", "score"::float8 as "score" from "rsaHazopRow" where "rsaHazopRowNo" = $1',
      [rowNo],
    )
    if (now.safeguardTxt !== (before?.safeguardTxt ?? null)) await writeGuards(context, rowNo)
    const isSaid = now.recommendTxt !== (before?.recommendTxt ?? null)
    if (isSaid) await writeRecommendations(context, rowNo)
    if (now.recommendTxt !== null && (isSaid || now.score !== (before?.score ?? null)))
      await rowScored(context, { rsaTargetNo: now.rsaTargetNo, rowEntity: rsaHazopRow.name, rowNo })
  },
})
