import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { sayIn, wordsIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { QrFacts } from '../../../platform/qr/qr-payload.rule.ts'
import { faceOf } from '../../../platform/qr/qr.routes.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import type { EnterPass } from './enter-pass.resource.ts'
import { passStates } from './enter-transitions.rule.ts'
import { cardFactTexts, cardRefusals, cardTexts } from './pass-card.texts.ts'

/** Absolute path of the sheet of badges. */
export const cardTemplate = fileURLToPath(new URL('pass-card.typ', import.meta.url))
/** Kinds of signed codes: a worker's badge (its truth is told by the module of permits) and that of equipment. */
export const passQrKinds = { worker: 'W', equipment: 'E' } as const

export interface CardSheet {
  words: Record<keyof typeof cardTexts, string>
  cards: {
    name: string
    vendorNm: string
    areaTxt: string
    untilTxt: string
    numberTxt: string
    qrSvg: string
    /** Empty where the company has given no picture. */
    faceSvg: string
  }[]
}
/** A pass as its badge shows it. */
export interface CardPass {
  kind: (typeof passQrKinds)[keyof typeof passQrKinds]
  /** Number of the worker or of the piece of equipment. */
  recordNo: number
  passCd: string
  name: string
  vendorNm: string
  /** Null: the whole plant. */
  areaTxt: string | null
  fromYmd: string
  toYmd: string
  /** Content of the picture; null: none was given. */
  sha256: string | null
}
/** What the signed code on a badge says: the number of the pass, and how long it opens the gates. */
export const cardFacts = (pass: CardPass, now: string): QrFacts => ({
  kind: pass.kind,
  recordNo: pass.recordNo,
  cd: pass.passCd,
  holderNm: `${pass.name} · ${pass.vendorNm}`,
  fromDt: `${pass.fromYmd}T00:00:00+09:00`,
  toDt: `${pass.toYmd}T23:59:00+09:00`,
  asOfDt: now,
})

/** Typst draws pictures of known kinds only; one in an SVG may come as an address of itself. */
const svgOf = (dataUrl: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="${dataUrl}" width="10" height="10"/></svg>`

/** Badges for a sheet of ten. */
export async function cardSheet(
  passes: readonly CardPass[],
  { now }: Pick<Context, 'now'>,
  language: Language,
  qr: QrSigner,
  store: Pick<FileStore, 'get'>,
): Promise<CardSheet> {
  const say = sayIn(cardFactTexts, () => language)
  const cards: CardSheet['cards'] = []
  for (const pass of passes)
    cards.push({
      name: pass.name,
      vendorNm: pass.vendorNm,
      areaTxt: pass.areaTxt ?? say('wholePlant'),
      untilTxt: say('until', { day: pass.toYmd }),
      numberTxt: say('number', { code: pass.passCd, day: pass.fromYmd }),
      qrSvg: renderSVG(qr.addressOf(cardFacts(pass, now)), { ecc: 'L', border: 1 }),
      faceSvg: pass.sha256 ? svgOf(await faceOf(store, pass.sha256)) : '',
    })
  return { words: wordsIn(cardTexts, language), cards }
}
export const cardPdf = (sheet: CardSheet): Promise<Buffer> => renderPdf(cardTemplate, sheet)

/** Why a pass has no badge to print; undefined: it has. */
const notPrinted = ({ state, toYmd }: EnterPass, today: string) =>
  state !== 'valid'
    ? cardRefusals.notValid({ state: label(passStates[state]) })
    : toYmd < today
      ? cardRefusals.over({ day: toYmd })
      : undefined

/**
 * The passes that may be printed, with their pictures. The caller has read the passes in his scope.
 * @throws Refusal 422 when there is none among them
 */
export async function printedPasses(context: Context, passes: readonly EnterPass[]): Promise<CardPass[]> {
  const found: CardPass[] = []
  for (const pass of passes) {
    const { passCd, vendorWorkerNo, vendorEquipNo } = pass
    const recordNo = vendorWorkerNo ?? vendorEquipNo
    if (notPrinted(pass, context.today) || recordNo === null || passCd === null) continue
    const kind = vendorWorkerNo === null ? passQrKinds.equipment : passQrKinds.worker
    found.push({
      kind,
      recordNo,
      passCd,
      name: pass.vendorWorkerNm ?? pass.vendorEquipNm ?? '',
      vendorNm: pass.vendorNm ?? '',
      areaTxt: pass.areaTxt,
      fromYmd: pass.fromYmd,
      toYmd: pass.toYmd,
      sha256: await pictureOf(context, kind, recordNo),
    })
  }
  if (found.length > 0) return found
  const [only] = passes
  const message = passes.length === 1 && only ? notPrinted(only, context.today) : undefined
  throw refused([{ guard: 'card', message: message ?? cardRefusals.none() }])
}

/** The newest picture of a worker or a piece of equipment. */
const pictureOf = async (
  { sql }: Pick<Context, 'sql'>,
  kind: CardPass['kind'],
  recordNo: number,
): Promise<string | null> =>
  (
    await sql.maybe<{ sha256: string }>(
      `select f."sha256" from "attachFile" f where f."taskClassNm" = $1 and f."taskKey" = $2 and f."taskFlag" = 'image' and f."delYn" = 'N'
       order by f."fileNo" desc limit 1`,
      [kind === passQrKinds.worker ? 'vendorWorker' : 'vendorEquip', String(recordNo)],
    )
  )?.sha256 ?? null
