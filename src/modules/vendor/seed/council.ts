import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { council } from '../council/council.resource.ts'
import { monthlyKind } from '../council/council.rule.ts'
import { type CouncilState } from '../council/council-transitions.rule.ts'
import { type fixedAgendas } from '../council/council-agendas.texts.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

/**
 * Months of the demonstration, the present one included; one of them passed without a meeting (vendor 11).
 */
const months = 11
const missedMonthsAgo = 6
const members = ['mgmt01', 'saf01', 'saf02', 'rqst01'] as const
const companies = [
  ['V00001', 'vnd01a'],
  ['V00002', 'vnd02a'],
  ['V00003', 'vnd03a'],
  ['V00004', 'vnd04a'],
  ['V00005', 'vnd05a'],
] as const
type Agenda = keyof typeof fixedAgendas
/** Minutes by subject; each month takes the next ones in turn. */
const said: Record<Agenda, readonly string[]> = {
  VCA01: [
    '정비 작업은 08:30 TBM 후 시작하고, 화기작업은 09:00 이후 가스측정이 끝난 뒤 시작하기로 함',
    '하절기(6–8월) 옥외 작업은 07:30에 시작하고 14–17시에는 옥외 고열작업을 하지 않기로 함',
  ],
  VCA02: [
    '무전기 채널 3번(정비), 5번(출하)을 사용하고, 밀폐공간 감시인은 방재센터와 30분마다 교신하기로 함',
    '해당없음',
  ],
  VCA03: [
    '톨루엔 누출 경보 시 풍상 방향 제1집결지로 대피하고 업체별 인원을 5분 안에 방재센터에 보고하기로 함',
    '탱크야드 공사로 제2집결지를 주차장 동측으로 옮긴 것을 공유함',
  ],
  VCA04: [
    '배관랙 신설과 도장 작업이 겹치는 구간의 수시 위험성평가 결과(추락, 화재)를 공유하고 작업시간을 나누기로 함',
    '정기 위험성평가에 각 업체 작업자 대표가 참여하기로 함',
  ],
  VCA05: [
    '비계 해체는 도장 검사가 끝난 다음 날 하도록 공정을 조정함',
    'MCC-2 정전 작업일에는 반응동 화기작업을 하지 않기로 함',
  ],
}

/**
 * Councils of the first plant: closed ones, one missed, one whose minutes wait for signatures, and the
 * present month.
 */
export async function seedCouncils(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "council" limit 1'))) return
  const first = `${today.slice(0, 7)}-01`
  // A decision of the last council is followed up as an improvement.
  const followed = await sql.maybe<{ imprNo: number; ownerUserId: string }>(
    `select "imprNo", 'rqst01' as "ownerUserId" from "improvement" where "sourceModuleCd" = 'MGT' and "plantCd" = '1000' order by 1 limit 1`,
  )
  for (let ago = months - 1; ago >= 0; ago -= 1) {
    const day = addMonths(first, -ago)
    const state: CouncilState =
      ago === 0 ? 'planned' : ago === 1 ? 'shared' : ago === missedMonthsAgo ? 'missed' : 'closed'
    const isHeld = state === 'shared' || state === 'closed'
    const metYmd = addDays(day, 20 + (ago % 3))
    const councilCd = await nextNumber(sql, council.fields.councilCd.numbering!, {
      plantCd: '1000',
      day,
      ruleCd: 'council.councilCd',
    })
    await insertRows(sql, 'council', [
      {
        councilCd,
        kindCd: monthlyKind,
        plantCd: '1000',
        councilYm: day.slice(0, 7),
        meetDt: isHeld ? `${metYmd}T14:00:00+09:00` : null,
        placeNm: isHeld ? '본관 2층 안전교육장' : null,
        chairUserId: 'mgmt01',
        shareDt: isHeld ? `${metYmd}T17:20:00+09:00` : null,
        state,
      },
    ])
    const { councilNo } = await sql.one<{ councilNo: number }>(
      'select "councilNo" from "council" where "councilCd" = $1',
      [councilCd],
    )
    const decided = state === 'shared' ? followed : undefined
    await insertRows(
      sql,
      'councilItem',
      Object.entries(said).map(([agendaCd, words], index) => ({
        councilNo,
        agendaCd,
        cont: isHeld ? words[(ago + index) % words.length] : null,
        ...(decided &&
          agendaCd === 'VCA04' && {
            decisionCont: '협력업체와 함께 쓰는 정비동 휴게실의 환기를 개선한다',
            ownerUserId: decided.ownerUserId,
            dueYmd: addDays(metYmd, 30),
            imprNo: decided.imprNo,
          }),
      })),
      false,
    )
    const people = [...members.map((attendUserId) => [null, attendUserId] as const), ...companies]
    await insertRows(
      sql,
      'councilAttend',
      people.map(([vendorCd, attendUserId], index) => {
        // Now and then a small company could not come.
        const came = isHeld && !(index === 8 && ago % 3 === 0)
        const signed = came && (state === 'closed' || index < 4)
        return {
          councilNo,
          vendorCd,
          attendUserId,
          attendYn: came ? 'Y' : 'N',
          signDt: signed
            ? `${addDays(metYmd, 1)}T${String(9 + (index % 8)).padStart(2, '0')}:10:00+09:00`
            : null,
        }
      }),
      false,
    )
  }
}
