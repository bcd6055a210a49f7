import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { fact, pictureOn, signed, layoutWords } from './improvement-print.server.ts'
import type { Improvement } from './improvement.resource.ts'
import { improvementStates } from './improvement-transitions.rule.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { improvementPrintTexts } from './improvement-print.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords } from '../record-pages.rule.ts'

const template = fileURLToPath(new URL('improvement-request.typ', import.meta.url))

/** 개선요청서, A4: one page for each request (impr.md 6). */
export async function requestsPdf(
  rows: readonly Improvement[],
  context: Context,
  publicUrl: string,
): Promise<Buffer> {
  const say = sayIn(improvementPrintTexts, () => context.session.language)
  const requests = []
  for (const row of rows)
    requests.push({
      imprCd: row.imprCd ?? '',
      title: row.imprNm,
      stateNm: label(improvementStates[row.state]).in(context.session.language),
      qrSvg: renderSVG(publicUrl + addressOf(improvementRecords.improvement, row.imprNo), {
        ecc: 'M',
        border: 1,
      }),
      signed: [
        signed(say('asked'), row.anonYn === 'Y' ? say('anonymous') : row.reqUserNm, row.reqDt),
        signed(say('received'), row.rcvUserNm, row.rcvDt),
        signed(say('approved')),
      ],
      facts: [
        fact(say('plant'), row.plantNm),
        fact(say('dept'), row.deptNm),
        fact(say('process'), row.processNm),
        fact(say('place'), row.placeNm),
        fact(say('facility'), row.facilityNm),
        fact(say('source'), row.sourceModuleNm),
        fact(say('kind'), row.imprTypeNm),
        fact(say('hazard'), row.hazardTypeNm),
        fact(
          say('requester'),
          row.anonYn === 'Y'
            ? say('anonymous')
            : [row.reqVendorNm ?? row.reqDeptNm, row.reqUserNm].filter(Boolean).join(' · '),
        ),
        fact(say('reqDt'), showMoment(row.reqDt)),
        fact(
          say('riskBefore'),
          row.riskBef === null ? '' : `${row.freqBef} × ${row.sevBef} = ${row.riskBef}`,
        ),
        fact(say('grade'), row.gradeNm),
        fact(say('law'), row.legalYn === 'Y' ? (row.legalBasisTxt ?? say('breach')) : row.legalBasisTxt),
        fact(say('due'), showMoment(row.dueDt)),
        fact(say('problem'), row.problemDesc, true),
        fact(say('wanted'), row.reqContent, true),
        fact(say('atOnce'), row.immActDesc, true),
      ],
      picture: await pictureOn(row, context, say('before')),
    })
  return renderPdf(template, {
    words: layoutWords(context.session.language),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    requests,
  })
}
