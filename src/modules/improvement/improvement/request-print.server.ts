import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { fact, pictureOn, signed } from './improvement-print.server.ts'
import type { Improvement } from './improvement.resource.ts'
import { improvementStates, type ImprovementState } from './improvement-transitions.rule.ts'
import { improvementPage } from './notices.server.ts'

const template = fileURLToPath(new URL('improvement-request.typ', import.meta.url))

/** 개선요청서, A4: what was asked for, a page for each request (impr.md 6). */
export async function requestsPdf(
  rows: readonly Improvement[],
  context: Context,
  publicUrl: string,
): Promise<Buffer> {
  const requests = []
  for (const row of rows)
    requests.push({
      imprCd: row.imprCd ?? '',
      title: row.imprNm,
      stateNm: improvementStates[row.state as ImprovementState],
      qrSvg: renderSVG(publicUrl + improvementPage(row.imprNo), { ecc: 'M', border: 1 }),
      signed: [
        signed('요청', row.anonYn === 'Y' ? '익명' : row.reqUserNm, row.reqDt),
        signed('접수', row.rcvUserNm, row.rcvDt),
        signed('승인'),
      ],
      facts: [
        fact('사업장', row.plantNm),
        fact('발생 부서', row.deptNm),
        fact('공정', row.processNm),
        fact('장소', row.placeNm),
        fact('설비', row.facilityNm),
        fact('출처', row.sourceModuleNm),
        fact('구분', row.imprTypeNm),
        fact('유해위험유형', row.hazardTypeNm),
        fact(
          '요청자',
          row.anonYn === 'Y'
            ? '익명'
            : [row.reqVendorNm ?? row.reqDeptNm, row.reqUserNm].filter(Boolean).join(' · '),
        ),
        fact('요청일시', showMoment(row.reqDt)),
        fact('개선 전 위험도', row.riskBef === null ? '' : `${row.freqBef} × ${row.sevBef} = ${row.riskBef}`),
        fact('등급', row.gradeNm),
        fact('근거 법령', row.legalYn === 'Y' ? (row.legalBasisTxt ?? '법령위반') : row.legalBasisTxt),
        fact('기한', showMoment(row.dueDt)),
        fact('문제점', row.problemDesc, true),
        fact('요청내용', row.reqContent, true),
        fact('즉시조치', row.immActDesc, true),
      ],
      picture: await pictureOn(row, context, '조치 전 사진', 'before'),
    })
  return renderPdf(template, {
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    requests,
  })
}
