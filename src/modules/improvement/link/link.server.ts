import { plantName } from '../../../platform/plant/plant-name.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { textIn } from '../../../core/shared/four-texts.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, notFound, Refusal } from '../../../core/server/http/errors.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { code, number, text, textarea } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Language } from '../../../core/shared/session.ts'
import { comment } from '../improvement/comments.server.ts'
import { openRequest } from '../improvement/create-improvement.server.ts'
import { behaviour, loadImprovement } from '../improvement/improvement-acts.server.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { pictureFlags } from '../improvement/improvement-guards.server.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { improvementLink } from './improvement-link.resource.ts'
import type { LinkPage, Progress, Receipt } from './link-answers.rule.ts'
import { mostPhotos, mostWords, progressOf } from './link-answers.rule.ts'
import { linkReportOf, linkReports, type LinkReport } from './link-report.server.ts'
import { receiptBound, requestLink, type LinkTokens } from './link-token.server.ts'
import { linkSentences } from './link.texts.ts'

/** Longest time for which a link is opened at once; company policy. */
const mostDays = 90
/** Requests a day through one link: a crew writes a few, a program does not write thousands. */
const mostADay = 50

export const linkBehaviour = defineBehaviour(improvementLink, {
  without: ['multi', 'delete'],
  beforeSave: async (input, { sql }, before) => {
    if (input.toYmd < input.fromYmd || input.toYmd > addDays(input.fromYmd, mostDays))
      throw badField('toYmd', linkSentences.days({ days: mostDays }))
    if (
      !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
        input.deptCd,
        input.plantCd,
      ]))
    )
      throw badField('deptCd', linkSentences.plantDept())
    return { ...input, useCnt: before?.useCnt ?? 0 }
  },
})

interface Open {
  imprLinkNo: number
  linkNm: string
  plantCd: string
  plantNm: string
  deptCd: string
  vendorCd: string | null
  vendorNm: string | null
  placeNm: string | null
  toYmd: string
}
/** The link behind a token that holds good now. @throws Refusal 404, whatever is wrong with it */
async function openLink(
  context: Context,
  tokens: LinkTokens,
  token: string,
  { lock = false, language = 'kr' }: { lock?: boolean; language?: Language } = {},
): Promise<Open> {
  const { sql, now } = context
  const no = tokens.link.numberOf(token)
  const link =
    no !== undefined &&
    (await sql.maybe<Open>(
      `select l."imprLinkNo", l."linkNm", l."plantCd", ${plantName('p', language)} as "plantNm", l."deptCd", l."vendorCd", v."vendorNm", l."placeNm", l."toYmd"::text as "toYmd"
       from "improvementLink" l join "plant" p using ("plantCd") left join "vendor" v using ("vendorCd")
       where l."imprLinkNo" = $1 and l."useYn" = 'Y' and $2::date between l."fromYmd" and l."toYmd"${lock ? ' for update of l' : ''}`,
      [no, dayOfMoment(now)],
    ))
  if (!link || !(await tokens.link.opens(context, token, link.imprLinkNo, link.toYmd))) throw notFound()
  return link
}

/** The facts of a link's page before anything is written. @throws Refusal 404 */
export async function linkPage(
  context: Context,
  tokens: LinkTokens,
  token: string,
  language: Language,
): Promise<LinkPage> {
  const { plantNm, vendorNm, placeNm } = await openLink(context, tokens, token, { language })
  const itemsOf = (group: string) =>
    context.sql.query<LinkPage['hazards'][number]>(
      `select "code", ${codeNameColumn[language]} as "name" from "codeItem" where "codeGrpCd" = $1 and "useYn" = 'Y' order by "sortOrder", "code"`,
      [group],
    )
  const kinds = await Promise.all(
    linkReports().map(async ({ kind, title, intro, typeGroup }) => ({
      kind,
      title: textIn(title, language),
      intro: textIn(intro, language),
      types: await itemsOf(typeGroup),
    })),
  )
  return { plantNm, vendorNm, placeNm, hazards: await itemsOf('IMPR_HAZARD'), kinds }
}

const requestInput = {
  problemDesc: textarea('문제점', { required: true, min: 10, max: 2000 }),
  placeNm: text('장소', { required: true, max: 100 }),
  hazardTypeCd: code('유해위험유형', 'IMPR_HAZARD', { required: true }),
  reporterNm: text('이름', { max: 50 }),
}
const titleLength = 60
/**
 * A request through a link, and the address under which its state is read. Neither address nor device of the
 * telephone is kept.
 * @throws Refusal 400, 404, 429
 */
export async function requestByLink(
  context: Context,
  tokens: LinkTokens,
  token: string,
  body: unknown,
): Promise<Receipt> {
  const { sql } = context
  const link = await openLink(context, tokens, token, { lock: true })
  if ((await sentToday(context, link.imprLinkNo)) >= mostADay)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', linkSentences.mostToday())
  const { kind, ...said } = Object(body) as Record<string, unknown>
  const other = linkReportOf(kind)
  if (other) return reportOther(context, tokens, link, other, said)
  const { problemDesc, placeNm, hazardTypeCd, reporterNm } = checkedInput(requestInput, said) as Record<
    keyof typeof requestInput,
    string
  >
  const imprNo = await openRequest(
    { ...context, session: { ...tokens.link.kind.session, plants: [link.plantCd] } },
    {
      imprNm: problemDesc.split('\n')[0]!.trim().slice(0, titleLength),
      imprTypeCd: 'S',
      problemDesc,
      reqContent: [String(linkSentences.origin({ name: link.linkNm })), link.vendorNm, reporterNm]
        .filter(Boolean)
        .join(' · '),
      plantCd: link.plantCd,
      deptCd: link.deptCd,
      placeNm,
      hazardTypeCd,
    },
    {
      sourceModuleCd: 'SUG',
      sourceKey: null,
      sourceSubKey: null,
      sourceUrl: null,
      reqUserId: null,
      reqDeptCd: null,
      reqVendorCd: link.vendorCd,
      anonYn: 'N',
    },
  )
  const { imprLinkNo } = link
  await setColumns(context, improvement, imprNo, { imprLinkNo }, quietly)
  await countUse(context, imprLinkNo)
  const { imprCd } = await sql.one<{ imprCd: string }>(
    'select "imprCd" from "improvement" where "imprNo" = $1',
    [imprNo],
  )
  return { imprCd, receipt: tokens.receipt.tokenOf(imprNo, receiptBound) }
}

const quietly = { trail: false, stamps: false } as const
/** The link is locked: nobody counts between the two statements. */
async function countUse(context: Context, imprLinkNo: number): Promise<void> {
  const { useCnt } = await context.sql.one<{ useCnt: number }>(
    'select "useCnt" from "improvementLink" where "imprLinkNo" = $1',
    [imprLinkNo],
  )
  const lastDt = context.now
  await setColumns(context, improvementLink, imprLinkNo, { useCnt: useCnt + 1, lastDt }, quietly)
}
/** Everything that came through a link since midnight. */
async function sentToday(context: Context, imprLinkNo: number): Promise<number> {
  const since = `${dayOfMoment(context.now)}T00:00:00+09:00`
  const { sent } = await context.sql.one<{ sent: number }>(
    'select count(*)::int as "sent" from "improvement" where "imprLinkNo" = $1 and "reqDt" >= $2::timestamptz',
    [imprLinkNo, since],
  )
  const others = await Promise.all(
    linkReports().map(({ sentSince }) => sentSince(context, imprLinkNo, since)),
  )
  return others.reduce((sum, count) => sum + count, sent)
}
const otherInput = (typeGroup: string) => ({
  problemDesc: requestInput.problemDesc,
  placeNm: requestInput.placeNm,
  hazardTypeCd: code('유형', typeGroup),
  reporterNm: requestInput.reporterNm,
})
/** What another module keeps, such as a near miss; its receipt is bound to its kind. @throws Refusal 400 */
async function reportOther(
  context: Context,
  tokens: LinkTokens,
  link: Open,
  { kind, typeGroup, report, found }: LinkReport,
  said: Record<string, unknown>,
): Promise<Receipt> {
  const { problemDesc, placeNm, hazardTypeCd, reporterNm } = checkedInput(otherInput(typeGroup), said) as {
    problemDesc: string
    placeNm: string
    hazardTypeCd?: string | null
    reporterNm?: string | null
  }
  const item = `select 1 from "codeItem" where "codeGrpCd" = $1 and "code" = $2 and "useYn" = 'Y'`
  if (hazardTypeCd && !(await context.sql.maybe(item, [typeGroup, hazardTypeCd])))
    throw badField('hazardTypeCd', messages.badChoice('유형'))
  const own = { ...context, session: { ...tokens.link.kind.session, plants: [link.plantCd] } }
  const no = await report(own, link, {
    txt: problemDesc,
    placeNm,
    typeCd: hazardTypeCd ?? null,
    reporterNm: reporterNm ?? null,
  })
  await countUse(context, link.imprLinkNo)
  const written = await found(context, no)
  return { imprCd: written?.code ?? '', kind, receipt: tokens.receipt.tokenOf(no, kind) }
}

interface Requested {
  imprNo: number
  imprCd: string
  state: string
  satisScore: number | null
}
/** The request behind a receipt. @throws Refusal 404, whatever is wrong with it */
async function requestOf(
  context: Context,
  tokens: LinkTokens,
  receipt: string,
  lock = false,
): Promise<Requested> {
  const no = tokens.receipt.numberOf(receipt)
  const row =
    no !== undefined && (await tokens.receipt.opens(context, receipt, no, receiptBound))
      ? await context.sql.maybe<Requested>(
          `select "imprNo", "imprCd", "state", "satisScore" from "improvement" where "imprNo" = $1 and "imprLinkNo" is not null${lock ? ' for update' : ''}`,
          [no],
        )
      : undefined
  if (!row) throw notFound()
  return row
}
const ownPhotos = { taskClassNm: improvement.name, taskFlag: pictureFlags.before }
/** The user under which a receipt's holder writes, who has no account. */
const linkUser = 'system'
const wordsOf = ({ sql }: Context, imprNo: number): Promise<Progress['words']> =>
  sql.query(
    `select "txt", "createDt" from "improvementComment" where "imprNo" = $1 and "userId" = $2 and "innerYn" = 'N' order by "commentNo"`,
    [imprNo, linkUser],
  )

/** The record of another kind behind a receipt. @throws Refusal 404, whatever is wrong with it */
async function otherOf(context: Context, tokens: LinkTokens, receipt: string, kind: string) {
  const other = linkReportOf(kind)
  const no = tokens.receipt.numberOf(receipt)
  const opens = other && no !== undefined && (await tokens.receipt.opens(context, receipt, no, kind))
  const found = opens ? await other.found(context, no) : undefined
  if (!other || !found || no === undefined) throw notFound()
  return { ...found, no, photos: other.photos }
}

const photosOf = async (
  { sql }: Context,
  no: number,
  { taskClassNm, taskFlag }: { taskClassNm: string; taskFlag: string } = ownPhotos,
): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as "count" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "createUserId" = $4 and "delYn" = 'N'`,
      [taskClassNm, String(no), taskFlag, linkUser],
    )
  ).count

/** What the holder of a receipt may do with files: add a picture to that one request. */
export const reporterSession = (kind?: string): Session => ({
  ...requestLink.session,
  menus: new Map(
    (linkReportOf(kind)?.photos.menus ?? improvement.menus).map((menu) => [
      menu,
      { read: false, write: true, excel: false, print: false },
    ]),
  ),
})
/**
 * The group of files into which a picture of a receipt goes.
 * @throws Refusal 404, 409 (somebody has taken the request up, or there are enough pictures)
 */
export async function photoGroup(
  context: Context,
  tokens: LinkTokens,
  receipt: string,
  kind?: string,
): Promise<{ taskClassNm: string; taskKey: string; taskFlag: string }> {
  const { no, step, photos } = kind
    ? await otherOf(context, tokens, receipt, kind)
    : await requestOf(context, tokens, receipt).then(({ imprNo, state }) => ({
        no: imprNo,
        step: progressOf(state),
        photos: ownPhotos,
      }))
  if (step !== 'asked') throw conflict(linkSentences.photosLater())
  if ((await photosOf(context, no, photos)) >= mostPhotos)
    throw conflict(linkSentences.photosFull({ count: mostPhotos }))
  return { taskClassNm: photos.taskClassNm, taskKey: String(no), taskFlag: photos.taskFlag }
}

/**
 * The progress of a request that came through a link, and its reporter's remarks; nothing else of the record.
 * @throws Refusal 404
 */
export async function progressByReceipt(
  context: Context,
  tokens: LinkTokens,
  receipt: string,
  kind?: string,
): Promise<Progress> {
  if (kind) {
    const { no, code: imprCd, step, photos } = await otherOf(context, tokens, receipt, kind)
    const photoCnt = await photosOf(context, no, photos)
    return { imprCd, kind, step, words: [], photoCnt, open: false, satisScore: null }
  }
  const { imprNo, imprCd, state, satisScore } = await requestOf(context, tokens, receipt)
  const words = await wordsOf(context, imprNo)
  return {
    imprCd,
    step: progressOf(state),
    words,
    photoCnt: await photosOf(context, imprNo),
    open: progressOf(state) !== 'ended' && words.length < mostWords,
    satisScore,
  }
}

const answerInput = {
  txt: textarea('덧붙일 말', { max: 1000 }),
  satisScore: number('만족도(1–5)', { min: 1, max: 5 }),
}
/**
 * The reporter without an account adds a word, or says how satisfied he is with what was done (impr.md 1:
 * comment, confirm satisfaction).
 * @throws Refusal 400, 404, 409, 422
 */
export async function answerByReceipt(
  context: Context,
  tokens: LinkTokens,
  receipt: string,
  body: unknown,
): Promise<Progress> {
  const row = await requestOf(context, tokens, receipt, true)
  const { txt, satisScore } = checkedInput(answerInput, body) as {
    txt?: string | null
    satisScore?: number | null
  }
  if (!txt && !satisScore) throw badField('txt', messages.requiredField('덧붙일 말'))
  if (txt) {
    const words = await wordsOf(context, row.imprNo)
    if (progressOf(row.state) === 'ended' || words.length >= mostWords) throw conflict(linkSentences.full())
    await comment(await loadImprovement(context, row.imprNo), context, { txt })
  }
  if (satisScore) await runTransition(behaviour, context, row.imprNo, 'thank', { satisScore })
  return progressByReceipt(context, tokens, receipt)
}
