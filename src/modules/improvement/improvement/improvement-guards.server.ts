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

type ImprovementGuard = Guard<typeof improvement>

export const refusals = {
  requester: '요청자만 할 수 있습니다.',
  coordinator: '접수·총괄 담당자만 할 수 있습니다.',
  doer: '조치 담당자만 할 수 있습니다.',
  deptHead: '조치부서장만 할 수 있습니다.',
  siteHead: '안전보건관리책임자만 할 수 있습니다.',
  legalReject: '법령위반·사고·관계기관 지적 건은 반려할 수 없습니다.',
  requestOnce: '재요청은 한 번만 할 수 있습니다.',
  replyPicture: '수평전개 회신에는 현장을 확인한 사진을 첨부해 주세요.',
  replyReason: '이 사업장에 해당하는 사유를 5자 이상 입력해 주세요.',
  childOnly: '수평전개된 개선요청만 비해당으로 회신할 수 있습니다.',
  handOver: '이관은 2회까지 가능합니다. 안전보건관리책임자가 조치부서를 정해야 합니다.',
  noRoot: '근본 조치를 1건 이상 등록해 주세요.',
  rootUndone: '근본 조치의 조치일시를 입력해 주세요.',
  rootRefused: '부적합으로 돌아온 근본 조치를 다시 하고 조치내용과 조치일시를 고쳐 주세요.',
  moc: '변경관리 번호를 입력하고 승인을 확인해 주세요.',
  weak: '상·긴급 등급에서 관리적 대책·보호구만 쓰려면 안전보건관리책임자의 사유가 필요합니다.',
  extensionOpen: '결정되지 않은 기한연장 신청이 있습니다.',
  noExtension: '기한연장 신청이 없습니다.',
  effectEarly: (ymd: string) => `효과확인은 ${ymd}부터 할 수 있습니다.`,
  recurred: (numbers: string) => `조치완료 이후 같은 지적이 다시 나왔습니다: ${numbers}`,
  approvalNeeded: '이 등급은 종결결재가 필요합니다.',
  approvalNotNeeded: '이 등급은 결재 없이 종결합니다.',
  reopenLate: `종결 후 ${mostReopenDays}일이 지나 재개할 수 없습니다. 새 개선요청을 등록하고 재발로 연결하세요.`,
  otherEvidence: '같은 사업장에서 다시 나온 개선요청을 재발 근거로 선택해 주세요.',
  olderEvidence: '조치완료 이후에 나온 개선요청만 재발 근거가 됩니다.',
  letter: '관계기관 연장 공문을 첨부해 주세요.',
  hold: '긴급·법령위반 건은 보류할 수 없습니다.',
  heldFrom: (state: string) => `보류 전 상태(${state})로만 되돌릴 수 있습니다.`,
  visit: '긴급·상 등급은 현장확인 사진을 첨부해 주세요.',
  evidenceStays: '조치완료 이후에는 첨부된 사진과 문서를 삭제하거나 바꿀 수 없습니다.',
  evidenceCloses: '조치완료 이후에는 조치 전·후 사진을 추가할 수 없습니다.',
  commentStays: '댓글 파일은 삭제하거나 바꿀 수 없습니다.',
  costStays: '끝난 개선요청의 예산과 비용은 바꿀 수 없습니다.',
  thanked: '이미 회신하였습니다.',
} as const

const only =
  (
    ask: (row: Improvement, context: Context) => boolean | Promise<boolean>,
    message: string,
  ): ImprovementGuard =>
  async (row, context) =>
    (await ask(row, context)) ? undefined : message

export const who = {
  requester: only(isRequester, refusals.requester),
  coordinator: only(isCoordinator, refusals.coordinator),
  doer: only(isDoer, refusals.doer),
  /** Receives it in the department's or the vendor's name. */
  owner: only(isDoer, refusals.doer),
  deptHead: only(isDeptHead, refusals.deptHead),
  siteHead: only(isSiteHead, refusals.siteHead),
  requesterOrCoordinator: only(
    async (row, context) =>
      row.state === 'received'
        ? isCoordinator(row, context)
        : isRequester(row, context) || (await isCoordinator(row, context)),
    '요청자 또는 접수·총괄 담당자만 할 수 있습니다.',
  ),
  /** After two hand-overs the head of the site decides whose it is (impr.md 4). */
  assigner: only(
    async (row, context) =>
      (row.handOverCnt ?? 0) >= 2 ? isSiteHead(row, context) : isCoordinator(row, context),
    refusals.coordinator,
  ),
  spreader: only(
    async (row, context) => isHeadOffice(context) || (await isCoordinator(row, context)),
    refusals.coordinator,
  ),
  extensionDecider: (async (row, context) => {
    const decider = extensionDecider(gradeOf(row))
    const may = { deptHead: isDeptHead, coordinator: isCoordinator, siteHead: isSiteHead }[decider]
    return (await may(row, context)) ? undefined : refusals[decider]
  }) satisfies ImprovementGuard,
  /** On the spot (IMP-06). Four eyes are a guard of their own. */
  verifier: only((row, context) => verifies(row, context, gradeOf(row) === 'L'), refusals.coordinator),
  /**
   * Later, of the effect: the department that asked does not look itself here, however small the matter is.
   */
  effectVerifier: only((row, context) => verifies(row, context, false), refusals.coordinator),
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
/** Whether one of those who put it right is of those who would verify it. */
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
 * Who has done something about it: everybody to whom it was ever given, and everybody who reported it as done
 * (IMP-06).
 */
async function doers({ sql }: Context, row: Improvement): Promise<(string | null)[]> {
  const found = await sql.query<{ userId: string | null }>(earlierDoersSql('$1'), [String(row.imprNo)])
  return [row.actUserId, ...found.map(({ userId }) => userId)]
}

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
      ? '조치 전 사진을 첨부해 주세요.'
      : undefined
  },
  mayReject: (row) =>
    row.legalYn === 'Y' || ['INS', 'ACC'].includes(row.sourceModuleCd ?? '')
      ? refusals.legalReject
      : undefined,
  childOnly: (row) => (row.parentImprNo === null ? refusals.childOnly : undefined),
  /** Each plant answers with a picture, applicable or not (impr.md 10.2). */
  replyPicture: async (row, context) =>
    row.parentImprNo !== null && (await picturesOf(context, row.imprNo, pictureFlags.reply)).length === 0
      ? refusals.replyPicture
      : undefined,
  notTwice: (row) => ((row.rejCnt ?? 0) > 1 ? refusals.requestOnce : undefined),
  handOver: (row) => ((row.handOverCnt ?? 0) >= 2 ? refusals.handOver : undefined),
  rootDone: (row) => {
    const roots = row.actions.filter(({ actionTypeCd }) => actionTypeCd === 'ROOT')
    if (roots.length === 0) return refusals.noRoot
    if (roots.some(standsDone)) return undefined
    return roots.some(({ doneDt }) => doneDt) ? refusals.rootRefused : refusals.rootUndone
  },
  change: (row) =>
    row.actions.some(
      ({ mocNeedYn, mocTxt, mocApprYn }) => mocNeedYn === 'Y' && (!mocTxt || mocApprYn !== 'Y'),
    )
      ? refusals.moc
      : undefined,
  control: (row) =>
    isWeakControl(
      gradeOf(row),
      row.actions.filter(standsDone).map(({ ctrlLvlCd }) => Number(ctrlLvlCd)),
    ) && !row.weakReason
      ? refusals.weak
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
    row.extensions.some(({ extStatCd }) => extStatCd === 'S') ? refusals.extensionOpen : undefined,
  extensionAsked: (row) =>
    row.extensions.some(({ extStatCd }) => extStatCd === 'S') ? undefined : refusals.noExtension,
  fourEyes: async (row, context) =>
    fourEyesIssue(context.session, {
      doers: await doers(context, row),
      actVendorCd: row.actVendorCd,
    }),
  /** Each check of an urgent or high matter has pictures of its own visit (impr.md 4, 검증). */
  visit: async (row, context) => {
    if (!['U', 'H'].includes(gradeOf(row))) return undefined
    const own = await context.sql.maybe(
      `select 1 from "attachFile" f where f."taskClassNm" = 'improvement' and f."taskKey" = $1 and f."taskFlag" = $2 and f."delYn" = 'N'
         and not exists (select 1 from "improvementPicture" p where p."fileNo" = f."fileNo") limit 1`,
      [String(row.imprNo), pictureFlags.visit],
    )
    return own ? undefined : refusals.visit
  },
  effectFollows: async (row, context) =>
    (await hasEffectCheck(row, context)) ? undefined : '효과확인이 없는 등급입니다. 적합·종결을 하세요.',
  noEffectFollows: async (row, context) =>
    (await hasEffectCheck(row, context))
      ? '효과확인 또는 종결결재가 필요한 등급입니다. 적합을 하세요.'
      : undefined,
  effectDue: (row, { now }) =>
    row.effectYmd && row.effectYmd > dayOfMoment(now) ? refusals.effectEarly(row.effectYmd) : undefined,
  noRecurrence: async (row, context) => {
    const found = await recurrencesOf(context, row.imprNo)
    return found.length > 0 ? refusals.recurred(found.map(({ imprCd }) => imprCd).join(', ')) : undefined
  },
  approval: async (row, context) =>
    (await needsApproval(row, context)) ? undefined : refusals.approvalNotNeeded,
  noApproval: async (row, context) =>
    (await needsApproval(row, context)) ? refusals.approvalNeeded : undefined,
  reopenable: (row, { now }) =>
    row.closeDt && daysBetween(dayOfMoment(row.closeDt), dayOfMoment(now)) > mostReopenDays
      ? refusals.reopenLate
      : undefined,
  holdable: (row) => (row.gradeCd === 'U' || row.legalYn === 'Y' ? refusals.hold : undefined),
  sourceAgrees: (row, context) => sourceObjects(row, context),
  notThanked: (row) => (row.satisScore === null ? undefined : refusals.thanked),
} satisfies Record<string, ImprovementGuard>

/** Back only to the state in which it was put to rest. */
export const heldFrom =
  (action: ImprovementAction): ImprovementGuard =>
  (row) => {
    const held = row.holdFromTxt as ImprovementState | null
    return held && releaseOf[held] === action
      ? undefined
      : refusals.heldFrom(held ? improvementStates[held] : '없음')
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
