import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import type { Grade } from '../rules/grade.rule.ts'
import { copyFirstPictures, type SourcePictures } from './first-pictures.server.ts'
import { refusals } from './improvement-refusals.texts.ts'
import { tellRequested, type Told } from './notices.server.ts'
import { improvementBehaviour } from './improvement-behaviour.server.ts'
import { deptHead } from './people.server.ts'
import { openStates, runningStates, unfinishedStates } from './improvement-transitions.rule.ts'
import { withSource, type ImprovementSource, type SourceScore } from './source-context.server.ts'

/** A module's finding. */
export interface NewImprovement {
  /**
   * Item of IMPR_SOURCE, and what tells this finding from the module's others for good: called twice with the
   * same makes one.
   */
  sourceModuleCd: string
  sourceKey: string | number
  sourceSubKey?: string
  /** Path of the source's page in the portal. */
  sourceUrl?: string
  imprNm: string
  imprTypeCd?: 'C' | 'P' | 'S' | 'L'
  /** At least 10 characters. */
  problemDesc: string
  plantCd: string
  deptCd: string
  placeNm: string
  /** Metres in the plant's picture. */
  mapX?: number | null
  mapY?: number | null
  /** Item of IMPR_HAZARD. */
  hazardTypeCd: string
  processNo?: number | null
  facilityNo?: number | null
  legalYn?: 'Y' | 'N'
  legalBasisTxt?: string
  freqBef?: number
  sevBef?: number
  /**
   * The source's grade: it stands against `score`, which is only shown then, and is the least one where freqBef
   * and sevBef say another; the source's rule otherwise.
   */
  gradeCd?: Grade
  /**
   * The source's own score ('KRAS 3×3'), where it is not the 5×5 of freqBef and sevBef: its share of the
   * largest score gives the grade.
   */
  score?: SourceScore
  /** The cause of a serious accident is always 긴급. */
  seriousAccident?: boolean
  legalDueYmd?: string
  /** Today or later: stands at 접수 instead of the hours of the grade, never past the law. */
  dueYmd?: string
  /**
   * Who should put it right, for whoever assigns it: an employee, a vendor, a department of the plant. The employee and
   * the department see it at once.
   */
  proposedUserId?: string
  proposedVendorCd?: string
  proposedDeptCd?: string
  /** Pictures of the source's record that become those before the action. */
  pictures?: SourcePictures
}
/** Stands for the finding of a source that has one only. */
const onlyFinding = '-'
export interface CreatedImprovement {
  imprNo: number
  repeatedYn: 'Y' | 'N'
}

/**
 * Creates the improvement of a finding, as requested in the name of the caller, in the caller's transaction
 * (IMP-12 a). With the same source, key and sub-key it answers the one that is there.
 * @throws Refusal 400 when the facts do not make a request, or the agreed day is past
 */
export async function createImprovement(
  context: Context,
  facts: NewImprovement,
): Promise<CreatedImprovement> {
  const { session, sql } = context
  const {
    sourceModuleCd,
    sourceKey,
    sourceSubKey = onlyFinding,
    sourceUrl,
    gradeCd,
    score,
    seriousAccident,
    legalDueYmd,
    dueYmd,
    proposedUserId,
    proposedVendorCd,
    proposedDeptCd,
    pictures,
    ...input
  } = facts
  const source: ImprovementSource = {
    sourceModuleCd,
    sourceKey: String(sourceKey),
    sourceSubKey,
    sourceUrl: sourceUrl ?? null,
    reqUserId: session.userId,
    reqDeptCd: session.deptCd,
    reqVendorCd: session.vendorCd,
    anonYn: 'N',
    gradeCd: gradeCd || undefined,
    score,
    seriousAccident,
    legalDueYmd: legalDueYmd || undefined,
    dueYmd,
    proposedUserId,
    proposedVendorCd,
    proposedDeptCd,
  }
  // Two that report the same at the same time wait for each other.
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `improvement ${sourceModuleCd} ${String(sourceKey)} ${sourceSubKey}`,
  ])
  const known = await sql.maybe<{ imprNo: number }>(
    'select "imprNo" from "improvement" where "sourceModuleCd" = $1 and "sourceKey" = $2 and "sourceSubKey" = $3',
    [sourceModuleCd, String(sourceKey), sourceSubKey],
  )
  if (known) return { imprNo: known.imprNo, repeatedYn: 'Y' }
  if (dueYmd !== undefined && dueYmd < context.today) throw badField('dueYmd', refusals.agreedPast())
  const imprNo = await openRequest(context, { imprTypeCd: 'C', ...input }, source)
  if (pictures) await copyFirstPictures(context, imprNo, pictures)
  return { imprNo, repeatedYn: 'N' }
}

/** Saves a row past the caller's scope and asks for it at once. */
export async function openRequest(
  context: Context,
  input: object,
  source: ImprovementSource,
): Promise<number> {
  const system = asSystem('개선요청')
  const named =
    source.anonYn === 'Y'
      ? system
      : { ...system, userId: context.session.userId, userNm: context.session.userNm, ip: context.session.ip }
  const behaviour = improvementBehaviour
  return actingAs(context, named, async (own) => {
    const imprNo = Number(
      await createRecord(
        { ...behaviour, firstState: 'requested' } as typeof behaviour,
        withSource(own, source),
        input,
      ),
    )
    await tellOfNew(own, imprNo)
    return imprNo
  })
}
async function tellOfNew(context: Context, imprNo: number): Promise<void> {
  const row = await context.sql.one<Told>(
    `select "imprNo", "imprCd", "imprNm", "plantCd", "sourceModuleCd", "placeNm", "gradeCd", to_json("dueDt")#>>'{}' as "dueDt", "actDeptCd", "actVendorCd", "actUserId",
       "reqUserId", "anonYn" from "improvement" where "imprNo" = $1`,
    [imprNo],
  )
  await tellRequested(context, row)
}

export interface OpenCount {
  /** Not closed, cancelled, rejected or merged. */
  open: number
  /** Open and past the due day. */
  overdue: number
  /** Not yet put right, or nobody has looked: what a source waits for before work goes on. */
  unfinished: number
}
/**
 * Counts the open rows of a source (IMP-12 b): a source closes when `open` is 0. A merged row counts as its
 * main row.
 */
export async function openCount(
  { sql, now }: Context,
  sourceModuleCd: string,
  sourceKey: string | number,
): Promise<OpenCount> {
  return sql.one<OpenCount>(
    `select count(*) filter (where "state" = any($3))::int as "open", count(*) filter (where "state" = any($4) and "dueDt" < $5::timestamptz)::int as "overdue",
       count(*) filter (where "state" = any($6))::int as "unfinished"
     from (select coalesce(m."state", i."state") as "state", coalesce(m."dueDt", i."dueDt") as "dueDt" from "improvement" i left join "improvement" m on m."imprNo" = i."mergeToNo"
       where i."sourceModuleCd" = $1 and i."sourceKey" = $2) i`,
    [sourceModuleCd, String(sourceKey), openStates, runningStates, now, unfinishedStates],
  )
}

/** Number of the improvement in which a part of a source is still worked on. */
export async function openImprovementOf(
  { sql }: Pick<Context, 'sql'>,
  sourceModuleCd: string,
  sourceKey: string,
  sourceSubKey: string,
): Promise<string | undefined> {
  const found = await sql.maybe<{ imprCd: string }>(
    `select "imprCd" from "improvement" where "sourceModuleCd" = $1 and "sourceKey" = $2 and "sourceSubKey" = $3 and "state" = any($4)`,
    [sourceModuleCd, sourceKey, sourceSubKey, openStates],
  )
  return found?.imprCd
}

/**
 * Accepts in the name of the head of the department what was not accepted in time (impr.md 4): where nobody
 * was named, it is the head's from now on.
 */
export const acceptFor = (
  context: Context,
  { imprNo, actDeptCd, actUserId, actVendorCd }: Told,
): Promise<unknown> =>
  actingAs(context, asSystem('자동 수락'), async (own) => {
    const head = actUserId || actVendorCd ? null : await deptHead(own.sql, actDeptCd)
    await runTransition(improvementBehaviour, own, imprNo, 'accept', head ? { actUserId: head } : {})
  })
