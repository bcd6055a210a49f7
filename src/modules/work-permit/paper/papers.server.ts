import { placeOf } from '../permit/permit-facts.rule.ts'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { supervisorOf, vendorWorkersIn, crewOf, watcherOf } from '../permit/crew.rule.ts'
import { gasJudgements } from '../permit/gas-criteria.rule.ts'
import { badgeFacts, permitFacts } from '../permit/permit-qr.server.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { judgeCrew } from '../permit/worker-gate.server.ts'
import { codeNames } from '../permit/permit-print.server.ts'
import { refused } from '../../../core/server/http/errors.ts'

/** Absolute paths of the papers that hang, lie or are carried beside a permit. */
export const paperTemplates = {
  posting: fileURLToPath(new URL('posting.typ', import.meta.url)),
  crew: fileURLToPath(new URL('crew-list.typ', import.meta.url)),
  badge: fileURLToPath(new URL('badge.typ', import.meta.url)),
}
/** The two postings that the law asks for, by what is being done. */
const postings = {
  space: {
    title: '밀폐공간 작업',
    lawTxt: '산업안전보건기준에 관한 규칙 제619조제3항 출입구 게시',
    warningTxt: '관계자 외 출입금지 · 질식 위험 · 측정과 감시인 없이 들어가지 마시오',
    checksTitle: '불활성·유해가스 누출·유입 검토와 조치',
    stopTxt:
      '사고가 나면 보호구 없이 들어가지 말고 119에 신고하시오. 위험을 느끼면 누구든지 즉시 작업을 중지할 수 있다(산업안전보건법 제52조).',
  },
  hot: {
    title: '화재위험작업',
    lawTxt: '산업안전보건기준에 관한 규칙 제241조제4항 작업장소 게시',
    warningTxt: '불티 주의 · 가연물 반입 금지 · 화재감시자의 지시를 따르시오',
    checksTitle: '안전점검 및 조치',
    stopTxt:
      '불이 나면 소화기로 초기 진화하고 119에 신고하시오. 위험을 느끼면 누구든지 즉시 작업을 중지할 수 있다(산업안전보건법 제52조).',
  },
} as const
export type PostingKind = keyof typeof postings

/** What a posting draws, everything resolved to words. */
export interface Posting {
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
        [kind === 'space' ? 'S1' : 'H'],
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
  if (isSpace ? !(permit.supplCds ?? []).includes('S1') : permit.permitTypeCd !== 'H')
    throw refused([
      { guard: 'posting', message: isSpace ? '밀폐공간 출입 허가가 아닙니다.' : '화기작업 허가가 아닙니다.' },
    ])
  const codes = await codeNames(context)
  const space = permit.supplements.find(({ supplCd }) => supplCd === 'S1')
  const number = (value: number | null) => (value === null ? '-' : String(value))
  const names = permit.workers.map(({ vendorWorkerNm, workerUserNm }) => vendorWorkerNm ?? workerUserNm ?? '')
  const ppe = (permit.ppeCds ?? []).map((code) => codes.get(`PTW_PPE ${code}`) ?? code).join(', ')
  const checks = await postedChecks(permit, context, kind)
  return {
    ...postings[kind],
    permitCd: permit.permitCd ?? '',
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    qrSvg: renderSVG(qr.addressOf(permitFacts(permit, context.now)), { ecc: 'L', border: 1 }),
    facts: [
      { label: '작업내용', value: `${permit.permitNm}: ${permit.workTxt}`, wide: true },
      {
        label: '작업일시',
        value: `${showMoment(permit.startDt)} ~ ${showMoment(permit.extEndDt ?? permit.endDt)}`,
        wide: true,
      },
      {
        label: '작업장소',
        value: [placeOf(permit, ' · '), isSpace ? space?.spaceNm : null].filter(Boolean).join(' · '),
        wide: true,
      },
      { label: '수행', value: permit.vendorNm ?? permit.execDeptNm ?? '', wide: false },
      { label: '관리감독자', value: permit.supWorkerNm ?? permit.supUserNm ?? '', wide: false },
      {
        label: isSpace ? '감시인' : '화재감시자',
        value: permit.watcherWorkerNm ?? permit.watcherUserNm ?? '',
        wide: false,
      },
      {
        label: '인원',
        value: isSpace
          ? `${names.length}명 (동시 최대 ${number(space?.entrantMax ?? null)}명)`
          : `${names.length}명`,
        wide: false,
      },
      { label: '작업자', value: names.join(', '), wide: true },
      { label: '보호구', value: ppe || '-', wide: true },
      ...(isSpace
        ? [
            {
              label: '환기',
              value:
                [space?.ventMethodNm, space?.airflow ? `${space.airflow} m³/min` : null]
                  .filter(Boolean)
                  .join(' · ') || '-',
              wide: false,
            },
            { label: '구조장비', value: space?.rescueGearTxt ?? '-', wide: false },
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
            judge: String(gasJudgements[gas.judgeCd as keyof typeof gasJudgements] ?? ''),
            ok: gas.judgeCd === 'fit',
            tester: gas.testerTxt,
          })),
    emptyRows: isSpace ? emptyGases : 0,
    checks: checks.map(({ itemNm, confirmYn, confirmUserNm }) => ({
      itemNm,
      confirmed: confirmYn === 'Y',
      by: confirmUserNm ?? '확인',
    })),
    contacts: [
      { label: '비상연락', value: permit.emergTel },
      { label: '소방', value: '119' },
      { label: '집결지', value: permit.assemblyTxt },
      { label: '발급자', value: permit.issuerUserNm ?? '-' },
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
    people: { name: string; role: string; ok: boolean; unmet: number }[]
  }[]
}
/** Who works under these permits on a day, with what the gate says of each. @param day 'YYYY-MM-DD' */
export async function crewSheet(
  permits: readonly WorkPermit[],
  context: Context,
  plantNm: string,
  day: string,
): Promise<CrewSheet> {
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
      stateNm: permitStates[permit.state],
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
          workerKey === supervisor && '작업책임자',
          workerKey === watcher && '감시인',
          line && (line.roleTxt ?? '작업자'),
        ]
        return {
          name: known ?? (workerKey === supervisor ? supName : watchName) ?? String(workerKey),
          role: roles.filter(Boolean).join(' · '),
          ok: reasons.length === 0,
          unmet: reasons.length,
        }
      }),
    })
  }
  return {
    plantNm,
    dayTxt: day,
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    headCnt: listed.reduce((sum, { people }) => sum + people.length, 0),
    permits: listed,
  }
}
export const crewPdf = (sheet: CrewSheet): Promise<Buffer> => renderPdf(paperTemplates.crew, sheet)

export interface BadgeSheet {
  cards: { name: string; vendorNm: string; cd: string; fromYmd: string; toYmd: string; qrSvg: string }[]
}
/** Badges of the vendor's workers on a permit; employees carry their own card. */
export async function badgeSheet(permit: WorkPermit, context: Context, qr: QrSigner): Promise<BadgeSheet> {
  const facts = await Promise.all(
    vendorWorkersIn(crewOf(permit)).map((workerNo) => badgeFacts(context, workerNo, permit.plantCd)),
  )
  const cards = facts.flatMap((each) => {
    if (!each) return []
    const [name, vendorNm] = each.holderNm.split(' · ')
    return [
      {
        name: name ?? '',
        vendorNm: vendorNm ?? '',
        cd: each.cd,
        fromYmd: each.fromDt.slice(0, 10),
        toYmd: each.toDt.slice(0, 10),
        qrSvg: renderSVG(qr.addressOf(each), { ecc: 'L', border: 1 }),
      },
    ]
  })
  if (cards.length === 0)
    throw refused([{ guard: 'badge', message: '이 허가에는 협력업체 작업자가 없습니다.' }])
  return { cards }
}
export const badgePdf = (sheet: BadgeSheet): Promise<Buffer> => renderPdf(paperTemplates.badge, sheet)
