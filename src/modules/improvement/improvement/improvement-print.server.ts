import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { openPicture } from '../../../core/server/files/pictures.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { imagePreviewPixels } from '../../../core/shared/limits.ts'
import { pictureFlags } from './improvement-guards.server.ts'
import { improvementStates, type ImprovementState } from './improvement-transitions.rule.ts'
import { moreOf } from './improvement-more.server.ts'
import { improvementPage } from './notices.server.ts'
import type { Improvement } from './improvement.resource.ts'

const template = fileURLToPath(new URL('improvement-report.typ', import.meta.url))

/** A box of the 결재란. */
export interface Signed {
  label: string
  userNm: string
  day: string
}
export const signed = (label: string, userNm?: string | null, moment?: string | null): Signed => ({
  label,
  userNm: userNm ?? '',
  day: userNm ? showMoment(moment ?? null).slice(0, 10) : '',
})

/** What the paper says: everything resolved to words, so that the template only lays out. */
export interface ImprovementPrint {
  imprCd: string
  title: string
  stateNm: string
  recordUrl: string
  qrSvg: string
  printedDt: string
  printedBy: string
  /** Who signed what in the portal, with the day; empty boxes are signed by hand. */
  signed: Signed[]
  facts: { label: string; value: string; wide?: boolean }[]
  /**
   * How many pictures stand in the record, which the QR opens, and the small one of the first before and the
   * last after, as an SVG.
   */
  pictures: { label: string; count: number; svg: string | null }[]
  actions: { type: string; level: string; plan: string; planYmd: string; done: string; doneDt: string }[]
  verifies: { type: string; result: string; dt: string; userNm: string; risk: string; comment: string }[]
  extensions: { from: string; to: string; reason: string; stateNm: string; userNm: string }[]
  history: { dt: string; act: string; userNm: string; reason: string }[]
}

/** The A4 시정조치 보고서 of a record. */
export async function improvementPdf(row: Improvement, context: Context, publicUrl: string): Promise<Buffer> {
  return renderPdf(template, await printOf(row, context, publicUrl))
}

export async function printOf(
  row: Improvement,
  context: Context,
  publicUrl: string,
): Promise<ImprovementPrint> {
  const more = await moreOf(row, context)
  const last = (toState: ImprovementState) => more.history.findLast((each) => each.toState === toState)
  const [done, closed] = [row.doneDt ? last('done') : undefined, row.closeDt ? last('closed') : undefined]
  const checked = row.verifies.find(({ resultCd }) => resultCd === 'OK')
  const recordUrl = publicUrl + improvementPage(row.imprNo)
  return {
    imprCd: row.imprCd ?? '',
    title: row.imprNm,
    stateNm: improvementStates[row.state as ImprovementState],
    recordUrl,
    qrSvg: renderSVG(recordUrl, { ecc: 'M', border: 1 }),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    signed: [
      signed('조치', done?.userNm, done?.dt),
      signed('검증', checked?.verifyUserNm, checked?.verifyDt),
      signed('종결', closed?.userNm, closed?.dt),
    ],
    facts: [
      fact('사업장', row.plantNm),
      fact('발생 부서', row.deptNm),
      fact('공정', row.processNm),
      fact('장소', row.placeNm),
      fact('출처', row.sourceModuleNm),
      fact('등급', row.gradeNm),
      fact('유해위험유형', row.hazardTypeNm),
      fact('근거 법령', row.legalBasisTxt),
      fact('요청자', row.anonYn === 'Y' ? '익명' : row.reqUserNm),
      fact('요청일시', showMoment(row.reqDt)),
      fact('조치주체', [row.actVendorNm ?? row.actDeptNm, row.actUserNm].filter(Boolean).join(' · ')),
      ...(more.coopDeptNms.length > 0 ? [fact('협조부서', more.coopDeptNms.join(' · '))] : []),
      fact('기한', `${showMoment(row.dueDt)}${row.extCnt ? ` (연장 ${row.extCnt}회)` : ''}`),
      fact('위험도', row.riskBef === null ? '' : `${row.riskBef} → ${row.riskAft ?? '-'}`),
      fact(
        '조치완료 / 종결',
        [row.doneDt, row.closeDt].map((moment) => showMoment(moment) || '-').join(' / '),
      ),
      fact('문제점', row.problemDesc, true),
      fact('요청내용', row.reqContent, true),
      fact('즉시조치', row.immActDesc, true),
    ],
    pictures: [
      await pictureOn(row, context, '조치 전 사진', 'before'),
      await pictureOn(row, context, '조치 후 사진', 'after'),
    ],
    actions: row.actions.map((action) => ({
      type: action.actionTypeNm ?? '',
      level: action.ctrlLvlNm ?? '',
      plan: action.planDesc,
      planYmd: action.planYmd,
      done: action.doDesc ?? '',
      doneDt: showMoment(action.doneDt),
    })),
    verifies: row.verifies.map((verify) => ({
      type: verify.verifyTypeNm ?? '',
      result: verify.resultNm ?? '',
      dt: showMoment(verify.verifyDt),
      userNm: verify.verifyUserNm ?? '',
      risk: verify.riskAft === null ? '' : String(verify.riskAft),
      comment: [
        verify.commentTxt,
        verify.visitTxt && `현장 확인: ${verify.visitTxt} ${showMoment(verify.visitDt)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    extensions: row.extensions.map((each) => ({
      from: showMoment(each.oldDueDt).slice(0, 10),
      to: showMoment(each.newDueDt).slice(0, 10),
      reason: each.extReason,
      stateNm: each.extStatNm ?? '',
      userNm: each.apprUserNm ?? '',
    })),
    history: more.history.map((each) => ({
      dt: showMoment(each.dt),
      act: each.actNm ?? '',
      userNm: each.userNm ?? '시스템',
      reason: each.reason ?? '',
    })),
  }
}

/** One line of a paper; `wide` takes its whole breadth. */
export const fact = (
  label: string,
  value: string | null | undefined,
  wide = false,
): ImprovementPrint['facts'][number] => ({
  label,
  value: value ?? '',
  ...(wide ? { wide } : {}),
})
/**
 * How many pictures before or after a record has, and the small one that stands on its papers: the first
 * before, the last after.
 */
export async function pictureOn(
  row: Improvement,
  { sql }: Context,
  label: string,
  group: 'before' | 'after',
): Promise<ImprovementPrint['pictures'][number]> {
  const files = await sql.query<{ preview: Buffer | null }>(
    `select "preview" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = $2 and "delYn" = 'N' order by "sortOrder", "fileNo"`,
    [String(row.imprNo), pictureFlags[group]],
  )
  const small = files.filter(({ preview }) => preview !== null).at(group === 'before' ? 0 : -1)?.preview
  return {
    label,
    count: files.length,
    svg: small ? pictureSvg(await (await openPicture(small)).png().toBuffer()) : null,
  }
}

/** The papers take drawings as text; a picture inside one is text too. */
const pictureSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${imagePreviewPixels} ${imagePreviewPixels}"><image width="${imagePreviewPixels}" height="${imagePreviewPixels}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
