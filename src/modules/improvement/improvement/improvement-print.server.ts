import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { improvementStates, type ImprovementState } from './improvement-transitions.rule.ts'
import { moreOf } from './improvement-more.server.ts'
import { improvementPage } from './notices.server.ts'
import type { Improvement } from './improvement.resource.ts'

const template = fileURLToPath(new URL('improvement-report.typ', import.meta.url))

/** What the paper says: everything resolved to words, so that the template only lays out. */
export interface ImprovementPrint {
  imprCd: string
  title: string
  stateNm: string
  recordUrl: string
  qrSvg: string
  printedDt: string
  printedBy: string
  facts: { label: string; value: string; wide?: boolean }[]
  /** How many pictures stand in the record, which the QR opens. */
  pictures: { label: string; count: number }[]
  actions: { type: string; level: string; plan: string; planYmd: string; done: string; doneDt: string }[]
  verifies: { type: string; result: string; dt: string; userNm: string; risk: string; comment: string }[]
  extensions: { from: string; to: string; reason: string; stateNm: string; userNm: string }[]
  history: { dt: string; act: string; userNm: string; reason: string }[]
}

/** The A4 시정조치 보고서 of a record. */
export async function improvementPdf(row: Improvement, context: Context, publicUrl: string): Promise<Buffer> {
  return renderPdf(template, await printOf(row, context, publicUrl))
}

export async function printOf(row: Improvement, context: Context, publicUrl: string): Promise<ImprovementPrint> {
  const more = await moreOf(row, context)
  const recordUrl = publicUrl + improvementPage(row.imprNo)
  const files = await context.sql.query<{ taskFlag: string; count: number }>(
    `select "taskFlag", count(*)::int as "count" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "delYn" = 'N' group by 1`,
    [String(row.imprNo)],
  )
  const count = (flag: string) => files.find(({ taskFlag }) => taskFlag === flag)?.count ?? 0
  const fact = (label: string, value: string | null | undefined, wide = false) => ({ label, value: value ?? '', ...(wide ? { wide } : {}) })
  return {
    imprCd: row.imprCd ?? '',
    title: row.imprNm,
    stateNm: improvementStates[row.state as ImprovementState],
    recordUrl,
    qrSvg: renderSVG(recordUrl, { ecc: 'M', border: 1 }),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
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
      fact('기한', `${showMoment(row.dueDt)}${row.extCnt ? ` (연장 ${row.extCnt}회)` : ''}`),
      fact('위험도', row.riskBef === null ? '' : `${row.riskBef} → ${row.riskAft ?? '-'}`),
      fact('조치완료 / 종결', `${showMoment(row.doneDt)} / ${showMoment(row.closeDt)}`),
      fact('문제점', row.problemDesc, true),
      fact('요청내용', row.reqContent, true),
      fact('즉시조치', row.immActDesc, true),
    ],
    pictures: [
      { label: '조치 전 사진', count: count('image') },
      { label: '조치 후 사진', count: count('after') },
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
      comment: verify.commentTxt ?? '',
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
