import type { Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { standsDone } from '../rules/action.rule.ts'
import { extensionDecider, mostReopenDays } from '../rules/due.rule.ts'
import { isWeakControl } from '../rules/figures.rule.ts'
import { isGrade, type Grade } from '../rules/grade.rule.ts'
import { fourEyesIssue, mayVerify, pictureIssue, type Picture } from '../rules/verify.rule.ts'
import type { improvement, Improvement } from './improvement.resource.ts'
import {
  improvementStates,
  releaseOf,
  type ImprovementAction,
  type ImprovementState,
} from './improvement-transitions.rule.ts'
import {
  coordinatorsOf,
  earlierDoersSql,
  isCoordinator,
  isDeptHead,
  isDoer,
  isHeadOffice,
  isRequester,
  isSiteHead,
  ruleOf,
} from './people.server.ts'
import { recurredSql } from './recurrence.server.ts'
import { sourceObjects } from './source-record.server.ts'
import { daysBetween } from '../../../core/shared/dates.ts'
import { refusals } from './improvement-refusals.texts.ts'
import { type Sentence, label } from '../../../core/shared/sentence.ts'

type ImprovementGuard = Guard<typeof improvement>

const only =
  (
    ask: (row: Improvement, context: Context) => boolean | Promise<boolean>,
    message: Sentence,
  ): ImprovementGuard =>
  async (row, context) =>
    (await ask(row, context)) ? undefined : message

export const who = {
  requester: only(isRequester, refusals.requester()),
  coordinator: only(isCoordinator, refusals.coordinator()),
  doer: only(isDoer, refusals.doer()),
  /** Receives it in the department's or the vendor's name. */
  owner: only(isDoer, refusals.doer()),
  deptHead: only(isDeptHead, refusals.deptHead()),
  siteHead: only(isSiteHead, refusals.siteHead()),
  requesterOrCoordinator: only(
    async (row, context) =>
      row.state === 'received'
        ? isCoordinator(row, context)
        : isRequester(row, context) || (await isCoordinator(row, context)),
    refusals.requesterOrCoordinator(),
  ),
  /** After two hand-overs the head of the site decides whose it is (impr.md 4). */
  assigner: only(
    async (row, context) =>
      (row.handOverCnt ?? 0) >= 2 ? isSiteHead(row, context) : isCoordinator(row, context),
    refusals.coordinator(),
  ),
  spreader: only(
    async (row, context) => isHeadOffice(context) || (await isCoordinator(row, context)),
    refusals.coordinator(),
  ),
  extensionDecider: (async (row, context) => {
    const decider = extensionDecider(gradeOf(row))
    const may = { deptHead: isDeptHead, coordinator: isCoordinator, siteHead: isSiteHead }[decider]
    return (await may(row, context)) ? undefined : refusals[decider]()
  }) satisfies ImprovementGuard,
  /** On the spot (IMP-06). Four eyes are a guard of their own. */
  verifier: only((row, context) => verifies(row, context, gradeOf(row) === 'L'), refusals.coordinator()),
  /**
   * Later, of the effect: the department that asked does not look itself here, however small the matter is.
   */
  effectVerifier: only((row, context) => verifies(row, context, false), refusals.coordinator()),
}
export const gradeOf = (row: { gradeCd: string | null }): Grade => (isGrade(row.gradeCd) ? row.gradeCd : 'M')

async function verifies(row: Improvement, context: Context, small: boolean): Promise<boolean> {
  const { session } = context
  const askingDept = { actDeptCd: row.reqDeptCd }
  return mayVerify({
    coordinator: await isCoordinator(row, context),
    ofAskingDept: row.reqDeptCd !== null && row.reqDeptCd === session.deptCd,
    headOfAskingDept: row.reqDeptCd !== null && !session.vendorCd && (await isDeptHead(askingDept, context)),
    small,
    coordinatorDid: await coordinatorDid(row, context),
  })
}
/** True if one of the people who put it right is among those who would verify it. */
export async function coordinatorDid(row: Improvement, context: Context): Promise<boolean> {
  const coordinators = await coordinatorsOf(context.sql, row, context.today)
  return (await doers(context, row)).some((userId) => userId !== null && coordinators.includes(userId))
}

/** Pictures of a group of the record. */
export async function picturesOf({ sql }: Context, imprNo: number, flag: string): Promise<Picture[]> {
  return sql.query<Picture>(
    `select "sha256", to_json("takenDt")#>>'{}' as "takenDt" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = $2 and "delYn" = 'N'`,
    [String(imprNo), flag],
  )
}
/** The flag under which the files of each group are kept (specification section 3). */
export const pictureFlags = { before: 'image', after: 'after', visit: 'visit', reply: 'reply' } as const

/**
 * The people who worked on it: everybody to whom it was ever assigned, and everybody who reported it as done
 * (IMP-06).
 */
async function doers({ sql }: Context, row: Improvement): Promise<(string | null)[]> {
  const found = await sql.query<{ userId: string | null }>(earlierDoersSql('$1'), [String(row.imprNo)])
  return [row.actUserId, ...found.map(({ userId }) => userId)]
}

/** The pictures of the check under way: those that no earlier check has taken. */
const visitPictures = async (
  row: Improvement,
  context: Context,
): Promise<{ copied: boolean; byDoer: boolean }[]> =>
  context.sql.query(
    `select exists (select 1 from "attachFile" o where o."taskClassNm" = f."taskClassNm" and o."taskKey" = f."taskKey"
         and o."fileNo" <> f."fileNo" and o."sha256" = f."sha256" and o."delYn" = 'N') as "copied",
       f."createUserId" = any($3) or u."vendorCd" is not distinct from $4 and $4 is not null as "byDoer"
     from "attachFile" f left join "user" u on u."userId" = f."createUserId"
     where f."taskClassNm" = 'improvement' and f."taskKey" = $1 and f."taskFlag" = $2 and f."delYn" = 'N'
       and not exists (select 1 from "improvementPicture" p where p."fileNo" = f."fileNo")`,
    [String(row.imprNo), pictureFlags.visit, await doers(context, row), row.actVendorCd],
  )

/** New findings that match since it was done: the effect does not hold (IMP-09). */
export const recurrencesOf = (
  { sql }: Context,
  imprNo: number,
): Promise<{ imprNo: number; imprCd: string; imprNm: string }[]> =>
  sql.query(
    `select n."imprNo", n."imprCd", n."imprNm" from "improvement" o join "improvement" n on ${recurredSql('o', 'n')}
     where o."imprNo" = $1 order by n."imprNo" limit 20`,
    [imprNo],
  )

export const guards = {
  beforePicture: async (row, context) => {
    const { photoRqrdYn } = await ruleOf(context.sql, row.sourceModuleCd)
    return photoRqrdYn === 'Y' && (await picturesOf(context, row.imprNo, pictureFlags.before)).length === 0
      ? refusals.noBefore()
      : undefined
  },
  mayReject: (row) =>
    row.legalYn === 'Y' || ['INS', 'ACC'].includes(row.sourceModuleCd ?? '')
      ? refusals.legalReject()
      : undefined,
  childOnly: (row) => (row.parentImprNo === null ? refusals.childOnly() : undefined),
  /** Each plant answers with a picture, applicable or not (impr.md 10.2). */
  replyPicture: async (row, context) =>
    row.parentImprNo !== null && (await picturesOf(context, row.imprNo, pictureFlags.reply)).length === 0
      ? refusals.replyPicture()
      : undefined,
  notTwice: (row) => ((row.rejCnt ?? 0) > 1 ? refusals.requestOnce() : undefined),
  handOver: (row) => ((row.handOverCnt ?? 0) >= 2 ? refusals.handOver() : undefined),
  rootDone: (row) => {
    const roots = row.actions.filter(({ actionTypeCd }) => actionTypeCd === 'ROOT')
    if (roots.length === 0) return refusals.noRoot()
    if (roots.some(standsDone)) return undefined
    return roots.some(({ doneDt }) => doneDt) ? refusals.rootRefused() : refusals.rootUndone()
  },
  change: (row) =>
    row.actions.some(
      ({ mocNeedYn, mocTxt, mocApprYn }) => mocNeedYn === 'Y' && (!mocTxt || mocApprYn !== 'Y'),
    )
      ? refusals.moc()
      : undefined,
  control: (row) =>
    isWeakControl(
      gradeOf(row),
      row.actions.filter(standsDone).map(({ ctrlLvlCd }) => Number(ctrlLvlCd)),
    ) && !row.weakReason
      ? refusals.weak()
      : undefined,
  pictures: async (row, context) => {
    const { photoRqrdYn } = await ruleOf(context.sql, row.sourceModuleCd)
    const [before, after] = [
      await picturesOf(context, row.imprNo, pictureFlags.before),
      await picturesOf(context, row.imprNo, pictureFlags.after),
    ]
    return pictureIssue(before, after, photoRqrdYn === 'Y', context.now)
  },
  extensionDecided: (row) =>
    row.extensions.some(({ extStatCd }) => extStatCd === 'S') ? refusals.extensionOpen() : undefined,
  extensionAsked: (row) =>
    row.extensions.some(({ extStatCd }) => extStatCd === 'S') ? undefined : refusals.noExtension(),
  fourEyes: async (row, context) =>
    fourEyesIssue(context.session, {
      doers: await doers(context, row),
      actVendorCd: row.actVendorCd,
    }),
  /**
   * Each check of an urgent or high matter has pictures of its own visit (impr.md 4, 검증). A picture that lies in the
   * record already, or that comes from who put it right, shows no visit, whatever the grade.
   */
  visit: async (row, context) => {
    const pictures = await visitPictures(row, context)
    if (pictures.some(({ copied, byDoer }) => !copied && !byDoer)) return undefined
    if (pictures.length > 0) return refusals.visitCopied()
    return ['U', 'H'].includes(gradeOf(row)) ? refusals.visit() : undefined
  },
  effectFollows: async (row, context) =>
    (await hasEffectCheck(row, context)) ? undefined : refusals.noEffectCheck(),
  noEffectFollows: async (row, context) =>
    (await hasEffectCheck(row, context)) ? refusals.effectCheckFollows() : undefined,
  effectDue: (row, { now }) =>
    row.effectYmd && row.effectYmd > dayOfMoment(now)
      ? refusals.effectEarly({ day: row.effectYmd })
      : undefined,
  noRecurrence: async (row, context) => {
    const found = await recurrencesOf(context, row.imprNo)
    return found.length > 0
      ? refusals.recurred({ numbers: found.map(({ imprCd }) => imprCd).join(', ') })
      : undefined
  },
  approval: async (row, context) =>
    (await needsApproval(row, context)) ? undefined : refusals.approvalNotNeeded(),
  noApproval: async (row, context) =>
    (await needsApproval(row, context)) ? refusals.approvalNeeded() : undefined,
  reopenable: (row, { now }) =>
    row.closeDt && daysBetween(dayOfMoment(row.closeDt), dayOfMoment(now)) > mostReopenDays
      ? refusals.reopenLate({ days: mostReopenDays })
      : undefined,
  holdable: (row) => (row.gradeCd === 'U' || row.legalYn === 'Y' ? refusals.hold() : undefined),
  sourceAgrees: (row, context) => sourceObjects(row, context),
  notThanked: (row) => (row.satisScore === null ? undefined : refusals.thanked()),
} satisfies Record<string, ImprovementGuard>

/** Back only to the state in which it was put to rest. */
export const heldFrom =
  (action: ImprovementAction): ImprovementGuard =>
  (row) => {
    const held = row.holdFromTxt as ImprovementState | null
    return held && releaseOf[held] === action
      ? undefined
      : refusals.heldFrom({ state: held ? label(improvementStates[held]) : refusals.noState() })
  }

export async function needsApproval(
  row: Pick<Improvement, 'gradeCd' | 'sourceModuleCd'>,
  { sql }: Context,
): Promise<boolean> {
  return (await ruleOf(sql, row.sourceModuleCd)).apprGradeCds.includes(gradeOf(row))
}
async function hasEffectCheck(row: Improvement, context: Context): Promise<boolean> {
  const rule = await ruleOf(context.sql, row.sourceModuleCd)
  return rule.effectDays[gradeOf(row)] > 0 || rule.apprGradeCds.includes(gradeOf(row))
}
