import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import type { PicturePair } from '../../../core/server/pdf/sheet.ts'
import { openPicture } from '../../../core/server/files/pictures.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { imagePreviewPixels } from '../../../core/shared/limits.ts'
import { smallPicture } from '../../../platform/print/marks-on-paper.ts'
import { pairsOf } from '../../../platform/print/picture-pairs.rule.ts'
import { drawable, pairOnPaper, printedFiles } from '../../../platform/print/picture-pairs.server.ts'
import { pictureFlags } from './improvement-guards.server.ts'
import { improvementStates, type ImprovementState } from './improvement-transitions.rule.ts'
import { moreOf } from './improvement-more.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { improvementPrintTexts } from './improvement-print.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords } from '../record-pages.rule.ts'

const template = fileURLToPath(new URL('improvement-report.typ', import.meta.url))

const layoutKeys = [
  'report',
  'comparison',
  'request',
  'printed',
  'none',
  'done',
  'type',
  'level',
  'plan',
  'planYmd',
  'doDesc',
  'doneDt',
  'verify',
  'kind',
  'result',
  'time',
  'verifier',
  'risk',
  'opinion',
  'extension',
  'oldDue',
  'newDue',
  'reason',
  'decider',
  'history',
  'act',
  'actor',
] as const
type LayoutWord = (typeof layoutKeys)[number]
/** The words that the layout itself writes: heads of sections and tables. */
export function layoutWords(language: Language): Record<LayoutWord, string> {
  const say = sayIn(improvementPrintTexts, () => language)
  return Object.fromEntries(layoutKeys.map((key) => [key, say(key)])) as Record<LayoutWord, string>
}

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

/** The content of the paper, with all codes turned into words, so that the template only lays it out. */
export interface ImprovementPrint {
  words: Record<LayoutWord, string>
  imprCd: string
  title: string
  stateNm: string
  recordUrl: string
  qrSvg: string
  printedDt: string
  printedBy: string
  /** The signatures given in the portal, with their days; empty boxes are signed by hand. */
  signed: Signed[]
  facts: { label: string; value: string; wide?: boolean }[]
  /** Counts of the pictures in the record, which the QR opens. */
  pictures: { label: string; count: string }[]
  /** The first before beside the first after, and so on. */
  pairs: PicturePair[]
  actions: { type: string; level: string; plan: string; planYmd: string; done: string; doneDt: string }[]
  verifies: { type: string; result: string; dt: string; userNm: string; risk: string; comment: string }[]
  extensions: { from: string; to: string; reason: string; stateNm: string; userNm: string }[]
  history: { dt: string; act: string; userNm: string; reason: string }[]
}

/** The A4 시정조치 보고서 of a record. */
export async function improvementPdf(row: Improvement, context: Context, papers: Papers): Promise<Buffer> {
  return renderPdf(template, await printOf(row, context, papers))
}
/** What papers need besides the record: the address of the portal for their codes, and the pictures. */
export interface Papers {
  publicUrl: string
  store: Pick<FileStore, 'get'>
}

export async function printOf(row: Improvement, context: Context, papers: Papers): Promise<ImprovementPrint> {
  const say = sayIn(improvementPrintTexts, () => context.session.language)
  const more = await moreOf(row, context)
  const last = (toState: ImprovementState) => more.history.findLast((each) => each.toState === toState)
  const [done, closed] = [row.doneDt ? last('done') : undefined, row.closeDt ? last('closed') : undefined]
  const checked = row.verifies.find(({ resultCd }) => resultCd === 'OK')
  const recordUrl = papers.publicUrl + addressOf(improvementRecords.improvement, row.imprNo)
  return {
    words: layoutWords(context.session.language),
    imprCd: row.imprCd ?? '',
    title: row.imprNm,
    stateNm: label(improvementStates[row.state]).in(context.session.language),
    recordUrl,
    qrSvg: renderSVG(recordUrl, { ecc: 'M', border: 1 }),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    signed: [
      signed(say('done'), done?.userNm, done?.dt),
      signed(say('checked'), checked?.verifyUserNm, checked?.verifyDt),
      signed(say('closed'), closed?.userNm, closed?.dt),
    ],
    facts: [
      fact(say('plant'), row.plantNm),
      fact(say('dept'), row.deptNm),
      fact(say('process'), row.processNm),
      fact(say('place'), row.placeNm),
      fact(say('source'), row.sourceModuleNm),
      fact(say('grade'), row.gradeNm),
      fact(say('hazard'), row.hazardTypeNm),
      fact(say('law'), row.legalBasisTxt),
      fact(say('requester'), row.anonYn === 'Y' ? say('anonymous') : row.reqUserNm),
      fact(say('reqDt'), showMoment(row.reqDt)),
      fact(say('owner'), [row.actVendorNm ?? row.actDeptNm, row.actUserNm].filter(Boolean).join(' · ')),
      ...(more.coopDeptNms.length > 0 ? [fact(say('coop'), more.coopDeptNms.join(' · '))] : []),
      fact(
        say('due'),
        `${showMoment(row.dueDt)}${row.extCnt ? ` ${say('extended', { count: row.extCnt })}` : ''}`,
      ),
      fact(say('risk'), riskText(row)),
      fact(
        say('doneClosed'),
        [row.doneDt, row.closeDt].map((moment) => showMoment(moment) || '-').join(' / '),
      ),
      fact(say('problem'), row.problemDesc, true),
      fact(say('wanted'), row.reqContent, true),
      fact(say('atOnce'), row.immActDesc, true),
    ],
    ...(await picturesOn(row, context, papers.store)),
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
      risk: String(verify.scoreAft ?? verify.riskAft ?? ''),
      comment: [
        verify.commentTxt,
        verify.visitTxt && say('visit', { place: verify.visitTxt, time: showMoment(verify.visitDt) }),
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
      userNm: each.userNm ?? say('system'),
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
  wide,
})
/** The number of pictures before, and the small first one for papers of one page. */
export async function pictureOn(
  row: Improvement,
  context: Context,
  label: string,
): Promise<{ label: string; count: string; svg: string | null }> {
  const files = await printedFiles(context, improvement.name, row.imprNo, pictureFlags.before)
  const [first] = drawable(files)
  return {
    label,
    count: countOf(files, context),
    svg: first
      ? smallPicture(
          await (await openPicture(first.preview!)).png().toBuffer(),
          imagePreviewPixels,
          first.marks,
        )
      : null,
  }
}
const countOf = (files: readonly unknown[], { session }: Context): string =>
  sayIn(improvementPrintTexts, () => session.language)('pictures', { count: files.length })

async function picturesOn(
  row: Improvement,
  context: Context,
  store: Pick<FileStore, 'get'>,
): Promise<Pick<ImprovementPrint, 'pictures' | 'pairs'>> {
  const say = sayIn(improvementPrintTexts, () => context.session.language)
  const [before, after] = await Promise.all(
    [pictureFlags.before, pictureFlags.after].map((flag) =>
      printedFiles(context, improvement.name, row.imprNo, flag),
    ),
  )
  const words = { title: '', leftLabel: say('before'), rightLabel: say('after') }
  const pairs: PicturePair[] = []
  for (const pair of pairsOf(drawable(before!), drawable(after!)))
    pairs.push(await pairOnPaper(store, pair, words))
  return {
    pictures: [
      { label: say('before'), count: countOf(before!, context) },
      { label: say('after'), count: countOf(after!, context) },
    ],
    pairs,
  }
}

/** Before and after, on the scale of whoever judged it. */
const riskText = ({ riskBef, riskAft, scoreBef, scoreAft, scaleNm }: Improvement): string =>
  scoreBef !== null
    ? `${scaleNm ?? scoreBef} → ${scoreAft ?? '-'}`
    : riskBef === null
      ? ''
      : `${riskBef} → ${riskAft ?? '-'}`
