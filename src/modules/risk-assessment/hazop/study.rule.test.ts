import { describe, expect, it } from 'vitest'
import { bowTieOf, worstHealth } from './bow-tie.rule.ts'
import { copiedPercent, qualityOf, type QualityRow } from './quality.rule.ts'
import { revalidationDue, unlooked } from './revalidation.rule.ts'
import { lackingDisciplines, uncoveredNodes, type HeldSession } from './session.rule.ts'

const guard = (rsaHazopGuardNo: number, guardTxt: string, sideCd: 'prevention' | 'mitigation') => ({
  rsaHazopGuardNo,
  guardTxt,
  tagTxt: null,
  sideCd,
})

describe('a bow-tie', () => {
  const rows = [
    {
      rsaHazopRowNo: 1,
      causeTxt: '냉각수 상실',
      consequenceTxt: '반응폭주',
      gradeCd: '5',
      guards: [guard(1, 'PSV-101', 'prevention'), guard(2, '물분무', 'mitigation')],
    },
    {
      rsaHazopRowNo: 2,
      causeTxt: 'TV-101 고착',
      consequenceTxt: '반응폭주',
      gradeCd: '4',
      guards: [guard(3, 'PSV-101', 'prevention'), guard(4, '물분무', 'mitigation')],
    },
    { rsaHazopRowNo: 3, causeTxt: null, consequenceTxt: '지연', gradeCd: null, guards: [] },
  ]
  it('has the causes on the left and one consequence for both on the right, with the worst grade', () => {
    const { threats, consequences } = bowTieOf(rows)
    expect(threats.map(({ text, barriers }) => [text, barriers.length])).toEqual([
      ['냉각수 상실', 1],
      ['TV-101 고착', 1],
    ])
    expect(consequences).toEqual([
      {
        text: '반응폭주',
        rowNos: [1, 2],
        gradeCd: '5',
        barriers: [{ guardTxt: '물분무', tagTxt: null, rowNos: [1, 2] }],
      },
    ])
  })
  it('names the row that it cannot draw', () => {
    expect(bowTieOf(rows).undrawn).toEqual([3])
  })
  it('does not take a barrier for sound of which nothing is known', () => {
    expect(worstHealth([])).toBe('unknown')
    expect(worstHealth(['sound', 'broken'])).toBe('broken')
  })
})

describe('sessions', () => {
  const session: HeldSession = {
    rsaSessionNo: 1,
    state: 'closed',
    nodeNos: [1, 2],
    people: [
      { disciplineCd: 'expert', signDt: '2026-03-02T10:00:00+09:00' },
      { disciplineCd: 'design', signDt: '2026-03-02T10:00:00+09:00' },
      { disciplineCd: 'operation', signDt: null },
    ],
  }
  it('do not count a person who has not signed', () => {
    expect(lackingDisciplines([session])).toEqual(['operation'])
    expect(uncoveredNodes([1, 2], [session])).toEqual([1, 2])
  })
  it('cover their nodes with expert, designer and operator in one room', () => {
    const whole = { ...session, people: session.people.map((each) => ({ ...each, signDt: '2026-03-02' })) }
    expect(lackingDisciplines([whole])).toEqual([])
    expect(uncoveredNodes([1, 2, 3], [whole])).toEqual([3])
    expect(uncoveredNodes([1], [{ ...whole, state: 'open' }])).toEqual([1])
  })
})

describe('revalidation', () => {
  const figures = { months: 48, noticeDays: 60 }
  it('falls due four years after confirmation, on the last day of a shorter month', () => {
    expect(revalidationDue('2024-02-29', '2026-11-28', figures).dueYmd).toBe('2028-02-29')
    expect(revalidationDue('2023-03-31', '2026-11-28', figures)).toMatchObject({
      dueYmd: '2027-03-31',
      state: 'valid',
    })
  })
  it('says sixty days ahead that it is near, and afterwards that it is late', () => {
    expect(revalidationDue('2022-12-15', '2026-11-28', figures)).toMatchObject({
      state: 'soon',
      daysLeft: 17,
    })
    expect(revalidationDue('2022-11-01', '2026-11-28', figures).state).toBe('overdue')
    expect(revalidationDue(null, '2026-11-28', figures).state).toBe('notConfirmed')
  })
  it('wants each copied row looked at, and no new one', () => {
    expect(
      unlooked([
        { rsaHazopRowNo: 1, prevRowNo: 11, lookedYn: 'Y' },
        { rsaHazopRowNo: 2, prevRowNo: 12, lookedYn: 'N' },
        { rsaHazopRowNo: 3, prevRowNo: null, lookedYn: null },
      ]),
    ).toEqual([2])
  })
})

describe('the quality sensor', () => {
  const row: QualityRow = {
    rsaHazopRowNo: 1,
    rsaHazopNodeNo: 1,
    notCredibleYn: 'N',
    causeTxt: '냉각수 상실',
    consequenceTxt: '반응폭주',
    safeguardTxt: 'PSV-101',
    score: 4,
    recTxts: [],
    guards: [{ guardTxt: 'PSV-101', tagTxt: 'PSV-101', facilityNo: 1, sideCd: 'prevention' }],
    bareFreq: 3,
    bareSev: 4,
    freq: 2,
    sev: 4,
    createDt: '2026-03-02T10:00:00+09:00',
  }
  const figures = { equalPercent: 90, fewestRows: 3, secondsARow: 60, copiedPercent: 90 }
  const found = (...rows: QualityRow[]) => qualityOf(rows, figures).map(({ finding }) => finding)
  it('finds nothing in a row that is whole', () => {
    expect(found(row)).toEqual([])
  })
  it('points at blanks, words that say nothing, unknown tags and a recommendation that is there already', () => {
    expect(found({ ...row, causeTxt: '-' })).toEqual(['blankCell'])
    expect(found({ ...row, consequenceTxt: '상동' })).toEqual(['abbreviation'])
    expect(found({ ...row, guards: [{ ...row.guards[0]!, facilityNo: null }] })).toEqual(['unknownTag'])
    expect(found({ ...row, guards: [{ ...row.guards[0]!, tagTxt: null }] })).toEqual(['untagged'])
    expect(found({ ...row, recTxts: ['psv 101'] })).toEqual(['sameAsGuard'])
  })
  it('wants what mitigates where a severity fell, and what prevents where a frequency did', () => {
    expect(found({ ...row, sev: 2 })).toEqual(['noMitigation'])
    const mitigation = [{ ...row.guards[0]!, sideCd: 'mitigation' }]
    expect(found({ ...row, guards: mitigation })).toEqual(['noPrevention'])
  })
  it('points at a node with one risk for all that was typed within a minute', () => {
    const rows = [1, 2, 3].map((rsaHazopRowNo) => ({ ...row, rsaHazopRowNo }))
    expect(found(...rows)).toEqual(['oneRisk', 'tooFast'])
  })
  it('tells how much of a study was taken over word for word', () => {
    expect(copiedPercent([row, { causeTxt: '새 원인', consequenceTxt: '새 결과' }], [row])).toBe(50)
    expect(copiedPercent([row], [])).toBeNull()
    const year = Array.from({ length: 6 }, (_, index) => ({
      ...row,
      rsaHazopRowNo: index,
      causeTxt: `원인 ${index}`,
    }))
    const fresh = { ...row, rsaHazopRowNo: 9, causeTxt: '새 원인' }
    const marks = (rows: QualityRow[], before: QualityRow[]) =>
      qualityOf(rows, figures, before).filter(({ finding }) => finding === 'copied')
    expect(marks(year, year)).toEqual([{ finding: 'copied', value: 100, rowNos: [0, 1, 2, 3, 4, 5] }])
    expect([marks([...year, fresh], year), marks(year, []), marks(year.slice(4), year)]).toEqual([[], [], []])
  })
})
