import { describe, expect, it } from 'vitest'
import {
  agendaRefusal,
  decisionRefusal,
  meetingRefusal,
  memberRefusal,
  registeredRefusal,
  signatureRefusal,
  yearSummaries,
  type CouncilFigures,
} from './council.rule.ts'
import { councilStates, councilTransitions, type CouncilAction } from './council-transitions.rule.ts'
import { fixedAgendas } from './council-agendas.texts.ts'

// One column per state in the order of the table, o where the action is possible.
const cells: Record<CouncilAction, [marks: string, to: string]> = {
  hold: ['o....', 'held'],
  share: ['.o...', 'shared'],
  close: ['..o..', 'closed'],
  miss: ['o....', 'missed'],
}
it.each(Object.entries(cells) as [CouncilAction, [string, string]][])('a council: %s', (action, expected) => {
  const { from, to } = councilTransitions[action]
  const marks = Object.keys(councilStates).map((state) =>
    (from as readonly string[]).includes(state) ? 'o' : '.',
  )
  expect([marks.join(''), to]).toEqual(expected)
})

describe('holding', () => {
  const meeting = { meetDt: '2026-03-10T14:00:00+09:00', placeNm: '본관 회의실', chairUserId: 'mgmt01' }
  const now = '2026-03-10T15:00:00+09:00'
  it('needs when, where and who led it, and a meeting that is over', () => {
    expect(meetingRefusal(meeting, now)).toBeUndefined()
    for (const name of ['meetDt', 'placeNm', 'chairUserId'])
      expect(String(meetingRefusal({ ...meeting, [name]: null }, now))).toBe(
        '회의 일시, 장소, 의장을 입력해 주세요.',
      )
    expect(String(meetingRefusal(meeting, '2026-03-10T13:00:00+09:00'))).toContain(
      '아직 열리지 않은 회의입니다.',
    )
  })
  const companies = [
    { vendorCd: 'V00001', vendorNm: '누리샘기계정비㈜' },
    { vendorCd: 'V00002', vendorNm: '빛여울도장㈜' },
  ]
  const member = (vendorCd: string | null, attendYn: 'Y' | 'N' = 'Y') => ({
    vendorCd,
    attendYn,
    signDt: null,
  })
  it('names every contractor, and somebody of both sides came', () => {
    const all = [member(null), member('V00001'), member('V00002', 'N')]
    expect(memberRefusal(all, companies)).toBeUndefined()
    expect(String(memberRefusal(all.slice(0, 2), companies))).toBe(
      '수급인 전원이 구성원입니다. 참석자 명단에 없는 업체: 빛여울도장㈜',
    )
    expect(String(memberRefusal([member(null, 'N'), ...all.slice(1)], companies))).toBe(
      '출석한 도급인(사업장) 구성원이 없습니다.',
    )
    expect(String(memberRefusal([all[0]!, member('V00001', 'N'), all[2]!], companies))).toBe(
      '출석한 수급인이 없습니다.',
    )
    expect(memberRefusal([member(null)], [])).toBeUndefined()
  })
  it('a committee has members of its own and writes what it dealt with', () => {
    expect(memberRefusal([member(null), member(null)], companies, 'CNK02')).toBeUndefined()
    expect(String(memberRefusal([member(null), member(null, 'N')], companies, 'CNK02'))).toBe(
      '출석한 위원이 2명 이상이어야 합니다.',
    )
    const item = {
      agendaCd: 'VCA06',
      cont: null,
      decisionCont: null,
      ownerUserId: null,
      dueYmd: null,
      imprNo: null,
    }
    expect(String(agendaRefusal([item], 'CNK03'))).toBe('심의·의결한 안건의 내용을 적어 주세요.')
    expect(agendaRefusal([{ ...item, cont: '분기 안전보건 예산 심의' }], 'CNK03')).toBeUndefined()
  })
})

describe('minutes', () => {
  const items = Object.keys(fixedAgendas).map((agendaCd) => ({
    agendaCd,
    cont: '해당없음',
    decisionCont: null as string | null,
    ownerUserId: null as string | null,
    dueYmd: null as string | null,
    imprNo: null as number | null,
  }))
  it('have the five subjects of the law, each with words', () => {
    expect(agendaRefusal(items)).toBeUndefined()
    expect(String(agendaRefusal([...items.slice(1), { ...items[0]!, cont: ' ' }]))).toBe(
      `안건의 내용을 적거나 '해당없음'으로 적어 주세요: 작업의 시작시간`,
    )
    expect(String(agendaRefusal(items.slice(0, 4)))).toContain('작업공정의 조정')
  })
  it('say who does what was decided by when, and where it is followed up', () => {
    const decided = {
      ...items[0]!,
      decisionCont: '대피 안내판 교체',
      ownerUserId: 'saf01',
      dueYmd: '2026-03-31',
    }
    expect(decisionRefusal([decided])).toBeUndefined()
    expect(String(decisionRefusal([{ ...decided, dueYmd: null }]))).toBe(
      '담당과 기한이 없는 결정이 1건 있습니다: 대피 안내판 교체',
    )
    expect(String(registeredRefusal([decided]))).toBe('개선으로 등록되지 않은 결정이 1건 있습니다.')
    expect(registeredRefusal([{ ...decided, imprNo: 7 }, items[1]!])).toBeUndefined()
  })
  it('are closed with all signatures, or 14 days after they were shared', () => {
    const signed = { vendorCd: null, attendYn: 'Y' as const, signDt: '2026-03-11T09:00:00+09:00' }
    const open = { ...signed, signDt: null }
    const shareDt = '2026-03-10T16:00:00+09:00'
    expect(signatureRefusal([signed, { ...open, attendYn: 'N' }], shareDt, '2026-03-11')).toBeUndefined()
    expect(String(signatureRefusal([signed, open], shareDt, '2026-03-23'))).toBe(
      '서명하지 않은 참석자가 1명 있습니다. 전원이 서명하거나 공유 후 14일이 지나면(2026-03-24) 종결할 수 있습니다.',
    )
    expect(signatureRefusal([signed, open], shareDt, '2026-03-24')).toBeUndefined()
  })
})

it('a year counts the months that are over from the first on record, and the present one once it is held', () => {
  const month = (
    councilYm: string,
    state: CouncilFigures['state'],
    over: Partial<CouncilFigures> = {},
  ): CouncilFigures => ({
    councilNo: Number(councilYm.slice(5)),
    plantCd: '1000',
    plantNm: '여수공장',
    councilYm,
    state,
    meetDt: null,
    memberCnt: 8,
    attendedCnt: 6,
    signedCnt: 6,
    decisionCnt: 1,
    doneCnt: 0,
    ...over,
  })
  const rows = [
    month('2026-02', 'closed', { doneCnt: 1 }),
    month('2026-03', 'missed', { attendedCnt: 0 }),
    month('2026-04', 'shared'),
  ]
  const [before] = yearSummaries([...rows, month('2026-05', 'planned')], '2026', '2026-05-10')
  expect(before).toMatchObject({ held: 2, owed: 3, attendRate: 75, doneRate: 50 })
  expect(before!.months.map(({ council }) => council?.state ?? '-').join(' ')).toBe(
    '- closed missed shared planned - - - - - - -',
  )
  expect(yearSummaries([...rows, month('2026-05', 'held')], '2026', '2026-05-10')[0]).toMatchObject({
    held: 3,
    owed: 4,
  })
  expect(yearSummaries([], '2026', '2026-05-10')).toEqual([])
})
