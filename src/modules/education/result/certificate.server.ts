import { renderSVG } from 'uqr'
import { fileURLToPath } from 'node:url'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, notFound, refused } from '../../../core/server/http/errors.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { sayIn, wordsIn } from '../../../core/shared/four-texts.ts'
import { joined } from '../../../core/shared/sentence.ts'
import type { QrFacts } from '../../../platform/qr/qr-payload.rule.ts'
import type { QrKindOf } from '../../../platform/qr/qr.routes.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { hoursOf } from '../course/legal-hours.rule.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { certificateTexts, certificateWords } from './certificate.texts.ts'
import { eduCert, type EduCert } from './edu-cert.resource.ts'

const certificateTemplate = fileURLToPath(new URL('certificate.typ', import.meta.url))
/** The letter of its signed codes. (decision 0030; fit D11) */
const certificateKind = 'C'
/** Certificates in one file: a class with two of its neighbours. */
const mostPrinted = 100
/** A certificate without an end: a code says a day, and this one lies beyond every paper. */
const noEnd = '2099-12-31'

/** Family name and what follows as a mark: what a stranger with the paper in his hand may hear. */
const initialsOf = (name: string): string =>
  [...name].map((letter, index) => (index === 0 ? letter : '○')).join('')

const factsOf = (cert: EduCert, now: string): QrFacts => ({
  kind: certificateKind,
  recordNo: cert.eduCertNo,
  cd: cert.certCd ?? '',
  holderNm: initialsOf(cert.personNm ?? ''),
  fromDt: `${cert.eduEndYmd}T00:00:00+09:00`,
  toDt: `${cert.validToYmd ?? noEnd}T23:59:00+09:00`,
  asOfDt: now,
})

/** Numbers as an address gives them: '3,5,8'. @throws Refusal 400 */
export function numbersIn(given: unknown): number[] {
  const numbers = String(given ?? '')
    .split(',')
    .map(Number)
    .filter((each) => Number.isSafeInteger(each) && each > 0)
  if (numbers.length === 0 || numbers.length > mostPrinted)
    throw badField('nos', educationRefusals.tooMany({ most: mostPrinted }))
  return [...new Set(numbers)]
}

/**
 * Draws certificates in one file and counts their printing: the second one says 사본. (edu.md EDU-15)
 * @throws Refusal 422 when one of them was cancelled
 */
export async function printCertificates(
  context: Context,
  qr: QrSigner,
  numbers: readonly number[],
): Promise<Buffer> {
  const { language } = context.session
  const certs: EduCert[] = []
  for (const no of numbers) certs.push(await loadRecord(eduCert, context, no, true))
  const gone = certs.filter(({ state }) => state !== 'valid')
  if (gone.length > 0)
    throw refused([
      {
        guard: 'state',
        message: educationRefusals.certCancelled({
          codes: joined(
            gone.map(({ certCd }) => certCd ?? ''),
            ', ',
          ),
        }),
      },
    ])
  const say = sayIn(certificateTexts, () => language)
  const cards = certs.map((cert) => ({
    certCd: cert.certCd,
    copy: (cert.printCnt ?? 0) > 0,
    rows: [
      { label: say('name'), value: cert.personNm ?? '' },
      { label: say('org'), value: cert.vendorNm ?? cert.deptNm ?? cert.plantNm ?? '' },
      { label: say('course'), value: cert.eduNm ?? '' },
      { label: say('hours'), value: say('hourCount', { hours: hoursOf(cert.recogMin ?? 0) }) },
      { label: say('day'), value: cert.eduEndYmd ?? '' },
      ...(cert.validToYmd ? [{ label: say('validTo'), value: cert.validToYmd }] : []),
    ],
    issueTxt: (cert.issueDt ?? '').slice(0, 10),
    issuer: cert.plantNm ?? '',
    qrSvg: renderSVG(qr.addressOf(factsOf(cert, context.now)), { ecc: 'L', border: 1 }),
  }))
  for (const cert of certs) {
    await setColumns(
      context,
      eduCert,
      cert.eduCertNo,
      { printCnt: (cert.printCnt ?? 0) + 1 },
      { trail: false },
    )
    await audit(context, acts.print, eduCert.name, cert.eduCertNo)
  }
  return renderPdf(certificateTemplate, { words: wordsIn(certificateTexts, language), cards })
}

interface Live {
  state: string
  eduNm: string
  eduEndYmd: string
  validToYmd: string | null
  personNm: string
  certCd: string
}
const liveOf = async (context: Context, { recordNo, cd }: QrFacts) => {
  const cert = await context.sql.maybe<Live>(
    `select "state", "eduNm", "eduEndYmd"::text, "validToYmd"::text, "personNm", "certCd" from "eduCert" where "eduCertNo" = $1 and "certCd" = $2`,
    [recordNo, cd],
  )
  if (!cert) return undefined
  const over = cert.validToYmd !== null && cert.validToYmd < context.today
  const good = cert.state === 'valid' && !over
  return {
    stateNm:
      cert.state !== 'valid'
        ? certificateWords.cancelled()
        : over
          ? certificateWords.expired()
          : certificateWords.valid(),
    good,
    notes: [],
    rows: [
      { label: certificateWords.number(), value: cert.certCd },
      { label: certificateWords.person(), value: initialsOf(cert.personNm) },
      { label: certificateWords.course(), value: cert.eduNm },
      { label: certificateWords.day(), value: cert.eduEndYmd },
    ],
    toDt: cert.validToYmd === null ? null : `${cert.validToYmd}T23:59:00+09:00`,
  }
}
/** Codes on certificates: whether one still holds good, for everybody who has the paper. */
export const certificateQrKind: QrKindOf = {
  kind: certificateKind,
  truth: async (context, facts) => {
    const live = await liveOf(context, facts)
    return live && { ...live, url: addressOf(educationRecords.eduCert, facts.recordNo) }
  },
  open: async (context, facts) => {
    const live = await liveOf(context, facts)
    if (!live) throw notFound(educationRefusals.certGone())
    return live
  },
}
