import { describe, expect, test } from 'vitest'
import {
  isAddressed,
  isShown,
  isUnread,
  linkParts,
  noticeIssues,
  popsUp,
  postRefusal,
  scheduleRefusal,
  type Addressee,
  type Addressing,
} from './notice.rule.ts'

const to = (audienceCd: string, more: Partial<Addressing> = {}): Addressing => ({
  audienceCd,
  plantCds: null,
  deptCds: [],
  authGrpNos: null,
  grpNos: null,
  targetVendorCds: null,
  ...more,
})
const employee: Addressee = {
  vendorCd: null,
  plantCd: '1000',
  deptCds: ['D111', 'D110', 'D100'],
  authGrpNos: [7],
  grpNos: [101],
}
const vendor: Addressee = { vendorCd: 'V00001', plantCd: null, deptCds: [], authGrpNos: [10], grpNos: [102] }

describe('who is addressed', () => {
  test.each([
    ['employees only', to('NTA01'), true, false],
    ['vendors only', to('NTA02'), false, true],
    ['everybody', to('NTA03'), true, true],
    ['another plant: vendors belong to none', to('NTA03', { plantCds: ['2000'] }), false, true],
    ['the own plant', to('NTA01', { plantCds: ['2000', '1000'] }), true, false],
    ['a department above', to('NTA01', { deptCds: ['D110'] }), true, false],
    ['a department below or beside', to('NTA01', { deptCds: ['D112', 'D1111'] }), false, false],
    ['the own authority group', to('NTA01', { authGrpNos: ['7'] }), true, false],
    ['a group whose number contains the own', to('NTA01', { authGrpNos: ['17', '70'] }), false, false],
    [
      'own plant, other group: kinds narrow each other',
      to('NTA01', { plantCds: ['1000'], authGrpNos: ['3'] }),
      false,
      false,
    ],
    ['a group of people or departments', to('NTA03', { grpNos: ['101'] }), true, false],
    ['a group of companies', to('NTA03', { grpNos: ['102', '103'] }), false, true],
    ['the own company', to('NTA02', { targetVendorCds: ['V00002', 'V00001'] }), false, true],
    ['another company', to('NTA03', { targetVendorCds: ['V00002'] }), true, false],
    ['a vendor in a notice for employees', to('NTA01', { targetVendorCds: ['V00001'] }), true, false],
  ])('%s', (_name, notice, forEmployee, forVendor) => {
    expect([isAddressed(notice, employee), isAddressed(notice, vendor)]).toEqual([forEmployee, forVendor])
  })
  test('a reader without a plant belongs to none of the named plants', () => {
    expect(isAddressed(to('NTA01', { plantCds: ['1000'] }), { ...employee, plantCd: null })).toBe(false)
  })
})

describe('what is shown today', () => {
  const period = { fromYmd: '2026-11-10', toYmd: '2026-11-20' }
  test.each([
    ['posted', '2026-11-10', true],
    ['posted', '2026-11-20', true],
    ['posted', '2026-11-09', false],
    ['posted', '2026-11-21', false],
    ['scheduled', '2026-11-10', true],
    ['scheduled', '2026-11-09', false],
    ['draft', '2026-11-15', false],
    ['closed', '2026-11-15', false],
  ])('%s on %s: %s', (state, today, shown) => expect(isShown({ ...period, state }, today)).toBe(shown))

  const opened = { readDt: '2026-11-11T09:00:00+09:00', confirmDt: null }
  test('opening reads a notice; a must-read one is confirmed', () => {
    expect(isUnread({ mustReadYn: 'N', readDt: null, confirmDt: null })).toBe(true)
    expect(isUnread({ mustReadYn: 'N', ...opened })).toBe(false)
    expect(isUnread({ mustReadYn: 'Y', ...opened })).toBe(true)
    expect(isUnread({ mustReadYn: 'Y', ...opened, confirmDt: opened.readDt })).toBe(false)
  })
  test('a popup comes until it is read, or not again on the day it was put away', () => {
    const popup = { popupYn: 'Y', mustReadYn: 'Y', ...opened, hideYmd: null, remindDt: null }
    expect(popsUp(popup, '2026-11-12')).toBe(true)
    expect(popsUp({ ...popup, hideYmd: '2026-11-12' }, '2026-11-12')).toBe(false)
    expect(popsUp({ ...popup, hideYmd: '2026-11-11' }, '2026-11-12')).toBe(true)
    expect(popsUp({ ...popup, mustReadYn: 'N' }, '2026-11-12')).toBe(false)
    expect(popsUp({ ...popup, popupYn: 'N' }, '2026-11-12')).toBe(false)
    expect(popsUp({ ...popup, popupYn: 'N', remindDt: opened.readDt }, '2026-11-12')).toBe(true)
  })
})

describe('what a notice must say', () => {
  const good = {
    fromYmd: '2026-11-10',
    toYmd: '2026-11-20',
    popupYn: 'Y',
    mustReadYn: 'Y',
    readDueYmd: '2026-11-15',
  }
  const messages = (over: object) =>
    noticeIssues({ ...good, ...over }).map(({ path, message }) => `${path}: ${message}`)
  test('a good notice has no fault', () => expect(messages({})).toEqual([]))
  test.each([
    [
      { toYmd: '2026-11-09', readDueYmd: null, mustReadYn: 'N' },
      ['toYmd: 게시 종료일은 시작일보다 빠를 수 없습니다.'],
    ],
    [{ toYmd: '2026-11-23' }, []],
    [{ toYmd: '2026-11-24' }, ['toYmd: 팝업 공지의 게시기간은 14일을 넘을 수 없습니다.']],
    [{ toYmd: '2026-11-24', popupYn: 'N' }, []],
    [{ readDueYmd: null }, ['readDueYmd: 필독 공지는 확인기한을 입력해 주세요.']],
    [{ mustReadYn: 'N' }, ['readDueYmd: 확인기한은 필독 공지에만 입력할 수 있습니다.']],
    [{ readDueYmd: '2026-11-21' }, ['readDueYmd: 확인기한은 게시기간 안의 날이어야 합니다.']],
  ])('%o', (over, expected) => expect(messages(over)).toEqual(expected))
  test('posting is for today, scheduling for later', () => {
    const period = { fromYmd: '2026-11-10', toYmd: '2026-11-20' }
    expect([
      postRefusal(period, '2026-11-09')?.toString(),
      postRefusal(period, '2026-11-10'),
      postRefusal(period, '2026-11-21')?.toString(),
    ]).toEqual([
      '게시 시작일이 오늘보다 뒤입니다. 예약해 주세요.',
      undefined,
      '게시 종료일이 지났습니다. 게시기간을 고쳐 주세요.',
    ])
    expect([
      scheduleRefusal(period, '2026-11-09'),
      scheduleRefusal(period, '2026-11-10')?.toString(),
    ]).toEqual([undefined, '게시 시작일이 오늘이거나 지났습니다. 바로 게시해 주세요.'])
  })
})

describe('addresses in plain text', () => {
  test.each([
    ['없음', [{ text: '없음' }]],
    ['', []],
    [
      '보기: https://law.go.kr/법령/산업안전보건법. 끝',
      [
        { text: '보기: ' },
        { text: 'https://law.go.kr/법령/산업안전보건법', href: 'https://law.go.kr/법령/산업안전보건법' },
        { text: '. 끝' },
      ],
    ],
    [
      '(www.kosha.or.kr)',
      [{ text: '(' }, { text: 'www.kosha.or.kr', href: 'https://www.kosha.or.kr' }, { text: ')' }],
    ],
    ['javascript:alert(1) <b>', [{ text: 'javascript:alert(1) <b>' }]],
  ])('%s', (text, parts) => expect(linkParts(text)).toEqual(parts))
})
