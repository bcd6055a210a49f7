import { wordsOf } from '../../../core/shared/words.ts'
import { placeOf } from '../permit/permit-facts.rule.ts'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { cardSheet, type CardSheet } from '../../vendor/enter/pass-card.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { supervisorOf, vendorWorkersIn, crewOf, watcherOf } from '../permit/crew.rule.ts'
import { gasJudgements } from '../permit/gas-criteria.rule.ts'
import { badgeFacts, permitFacts } from '../permit/permit-qr.server.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { judgeCrew } from '../permit/worker-gate.server.ts'
import { codeNames } from '../permit/permit-print.server.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { sayIn, wordsIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import {
  crewFacts,
  crewTexts,
  paperRefusals,
  postingFacts,
  postingTexts,
  postingWords,
} from './papers.texts.ts'
import { confinedSpace } from '../permit/permit-codes.rule.ts'

/** Absolute paths of the papers that hang, lie or are carried beside a permit. */
export const paperTemplates = {
  posting: fileURLToPath(new URL('posting.typ', import.meta.url)),
  crew: fileURLToPath(new URL('crew-list.typ', import.meta.url)),
}
export type PostingKind = keyof typeof postingTexts
/**
 * What warns at a place is read by everybody there: it is Korean, and below that also in the language of who
 * prints it.
 */
export function warningsIn(kind: PostingKind, language: Language) {
  const table = postingTexts[kind]
  const both = (name: keyof typeof table) =>
    language === 'kr' ? table[name][0] : `${table[name][0]}\n${wordsIn(table, language)[name]}`
  return {
    title: both('title'),
    lawTxt: wordsIn(table, language).law,
    warningTxt: both('warning'),
    checksTitle: wordsIn(table, language).checks,
    stopTxt: both('stop'),
  }
}

/** What a posting draws, everything resolved to words. */
export interface Posting {
  words: Record<keyof typeof postingWords, string>
  title: string
  lawTxt: string
  warningTxt: string
  checksTitle: string
  stopTxt: string
  permitCd: string
  printedDt: string
  printedBy: string
  qrSvg: string
  facts: { label: string; value: string; wide: boolean }[]
  gases:
    | {
        dt: string
        point: string
        o2: string
        lel: string
        co: string
        h2s: string
        co2: string
        judge: string
        ok: boolean
        tester: string
      }[]
    | null
  /** Lines left blank for what is measured later. */
  emptyRows: number
  checks: { itemNm: string; confirmed: boolean; by: string }[]
  contacts: { label: string; value: string }[]
}
/** Newest measurements that stand on the posting, and how many more fit by hand. */
const [shownGases, emptyGases] = [6, 4]
/** Most checks that are read from a distance. */
const shownChecks = 14

/**
 * What was checked before the work: the items of this danger first, those of every work after them while
 * there is room.
 */
async function postedChecks(
  permit: WorkPermit,
  { sql }: Context,
  kind: PostingKind,
): Promise<WorkPermit['checks']> {
  const own = new Set(
    (
      await sql.query<{ permitItemNo: number }>(
        `select "permitItemNo" from "permitItem" where "${kind === 'space' ? 'supplCd' : 'permitTypeCd'}" = $1`,
        [kind === 'space' ? confinedSpace : 'H'],
      )
    ).map(({ permitItemNo }) => permitItemNo),
  )
  const before = permit.checks.filter(({ needYn, stageCd }) => needYn === 'Y' && stageCd === 'before')
  const isOwn = ({ permitItemNo }: (typeof before)[number]) => own.has(permitItemNo)
  return [...before.filter(isOwn), ...before.filter((check) => !isOwn(check))].slice(0, shownChecks)
}

/** The posting of a permit. @throws Refusal 422 when the law asks for none of this kind */
export async function postingOf(
  permit: WorkPermit,
  context: Context,
  qr: QrSigner,
  kind: PostingKind,
): Promise<Posting> {
  const isSpace = kind === 'space'
  if (isSpace ? !(permit.supplCds ?? []).includes(confinedSpace) : permit.permitTypeCd !== 'H')
    throw refused([{ guard: 'posting', message: isSpace ? paperRefusals.noSpace() : paperRefusals.notHot() }])
  const { language } = context.session
  const say = sayIn(postingFacts, () => language)
  const codes = await codeNames(context)
  const space = permit.supplements.find(({ supplCd }) => supplCd === confinedSpace)
  const number = (value: number | null) => (value === null ? '-' : String(value))
  const names = permit.workers.map(({ vendorWorkerNm, workerUserNm }) => vendorWorkerNm ?? workerUserNm ?? '')
  const ppe = (permit.ppeCds ?? []).map((code) => codes.get(`PTW_PPE ${code}`) ?? code).join(', ')
  const checks = await postedChecks(permit, context, kind)
  return {
    words: wordsIn(postingWords, language),
    ...warningsIn(kind, language),
    permitCd: permit.permitCd ?? '',
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    qrSvg: renderSVG(qr.addressOf(permitFacts(permit, context.now)), { ecc: 'L', border: 1 }),
    facts: [
      { label: say('work'), value: `${permit.permitNm}: ${permit.workTxt}`, wide: true },
      {
        label: say('period'),
        value: `${showMoment(permit.startDt)} ~ ${showMoment(permit.extEndDt ?? permit.endDt)}`,
        wide: true,
      },
      {
        label: say('place'),
        value: [placeOf(permit, ' · '), isSpace ? space?.spaceNm : null].filter(Boolean).join(' · '),
        wide: true,
      },
      { label: say('by'), value: permit.vendorNm ?? permit.execDeptNm ?? '', wide: false },
      { label: say('supervisor'), value: permit.supWorkerNm ?? permit.supUserNm ?? '', wide: false },
      {
        label: say(isSpace ? 'watcher' : 'fireWatch'),
        value: permit.watcherWorkerNm ?? permit.watcherUserNm ?? '',
        wide: false,
      },
      {
        label: say('people'),
        value: isSpace
          ? say('countAtOnce', { count: names.length, most: number(space?.entrantMax ?? null) })
          : say('count', { count: names.length }),
        wide: false,
      },
      { label: say('workers'), value: names.join(', '), wide: true },
      { label: say('ppe'), value: ppe || '-', wide: true },
      ...(isSpace
        ? [
            {
              label: say('ventilation'),
              value:
                [space?.ventMethodNm, space?.airflow ? `${space.airflow} m³/min` : null]
                  .filter(Boolean)
                  .join(' · ') || '-',
              wide: false,
            },
            { label: say('rescue'), value: space?.rescueGearTxt ?? '-', wide: false },
          ]
        : []),
    ],
    gases:
      permit.gases.length === 0 && !isSpace
        ? null
        : permit.gases.slice(0, shownGases).map((gas) => ({
            dt: showMoment(gas.measDt).slice(5),
            point: gas.pointNm ?? gas.pointCd,
            o2: number(gas.o2Pct),
            lel: number(gas.lelPct),
            co: number(gas.coPpm),
            h2s: number(gas.h2sPpm),
            co2: number(gas.co2Pct),
            judge: gasJudgements[gas.judgeCd as keyof typeof gasJudgements]?.in(language) ?? '',
            ok: gas.judgeCd === 'fit',
            tester: gas.testerTxt,
          })),
    emptyRows: isSpace ? emptyGases : 0,
    checks: checks.map((check) => ({
      itemNm: wordsOf(check, 'itemNm', language),
      confirmed: check.confirmYn === 'Y',
      by: check.confirmUserNm ?? wordsIn(postingWords, language).checked,
    })),
    contacts: [
      { label: say('emergency'), value: permit.emergTel },
      { label: say('fire'), value: '119' },
      { label: say('assembly'), value: permit.assemblyTxt },
      { label: say('issuer'), value: permit.issuerUserNm ?? '-' },
    ],
  }
}
export const postingPdf = async (
  permit: WorkPermit,
  context: Context,
  qr: QrSigner,
  kind: PostingKind,
): Promise<Buffer> => renderPdf(paperTemplates.posting, await postingOf(permit, context, qr, kind))

/** What the list of workers draws. */
export interface CrewSheet {
  words: Record<keyof typeof crewTexts, string>
  headTxt: string
  plantNm: string
  dayTxt: string
  printedDt: string
  printedBy: string
  headCnt: number
  permits: {
    permitNm: string
    permitCd: string
    stateNm: string
    holderNm: string
    placeTxt: string
    periodTxt: string
    people: { name: string; role: string; ok: boolean; unmetTxt: string }[]
  }[]
}
/** Who works under these permits on a day, with what the gate says of each. @param day 'YYYY-MM-DD' */
export async function crewSheet(
  permits: readonly WorkPermit[],
  context: Context,
  plantNm: string,
  day: string,
): Promise<CrewSheet> {
  const { language } = context.session
  const say = sayIn(crewFacts, () => language)
  const listed: CrewSheet['permits'] = []
  for (const permit of permits) {
    const verdicts = await judgeCrew(context, permit, day)
    const lines = new Map(
      permit.workers.map((worker) => [worker.vendorWorkerNo ?? worker.workerUserId, worker]),
    )
    const [supervisor, watcher] = [supervisorOf(permit), watcherOf(permit)]
    listed.push({
      permitNm: permit.permitNm,
      permitCd: permit.permitCd ?? '',
      stateNm: label(permitStates[permit.state]).in(language),
      holderNm: permit.vendorNm ?? permit.execDeptNm ?? '',
      placeTxt: placeOf(permit),
      periodTxt: `${showMoment(permit.startDt).slice(5)} ~ ${showMoment(permit.extEndDt ?? permit.endDt).slice(5)}`,
      people: verdicts.map(({ workerKey, reasons }) => {
        const line = lines.get(workerKey)
        const known = line?.vendorWorkerNm ?? line?.workerUserNm
        const [supName, watchName] = [
          permit.supWorkerNm ?? permit.supUserNm,
          permit.watcherWorkerNm ?? permit.watcherUserNm,
        ]
        const roles = [
          workerKey === supervisor && say('supervisor'),
          workerKey === watcher && say('watcher'),
          line && (line.roleTxt ?? say('worker')),
        ]
        return {
          name: known ?? (workerKey === supervisor ? supName : watchName) ?? String(workerKey),
          role: roles.filter(Boolean).join(' · '),
          ok: reasons.length === 0,
          unmetTxt: say('unfit', { count: reasons.length }),
        }
      }),
    })
  }
  const headCnt = listed.reduce((sum, { people }) => sum + people.length, 0)
  return {
    words: wordsIn(crewTexts, language),
    headTxt: say('head', { works: listed.length, people: headCnt }),
    plantNm,
    dayTxt: day,
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    headCnt,
    permits: listed,
  }
}
export const crewPdf = (sheet: CrewSheet): Promise<Buffer> => renderPdf(paperTemplates.crew, sheet)

/** Badges of the vendor's workers on a permit; employees carry their own card. */
export async function badgeSheet(
  permit: WorkPermit,
  context: Context,
  qr: QrSigner,
  store: Pick<FileStore, 'get'>,
): Promise<CardSheet> {
  const badges = await Promise.all(
    vendorWorkersIn(crewOf(permit)).map((workerNo) => badgeFacts(context, workerNo, permit.plantCd)),
  )
  const cards = badges.filter((badge) => badge !== undefined)
  if (cards.length === 0) throw refused([{ guard: 'badge', message: paperRefusals.noWorkers() }])
  return cardSheet(cards, context, context.session.language, qr, store)
}
