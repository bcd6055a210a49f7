import { describe, expect, test } from 'vitest'
import type { MsdsDiff } from '../msds/msds.rule.ts'
import {
  changeReasons,
  extendedFrom,
  isSecretKind,
  reasonsToSubmit,
  strangeNames,
  submitIssues,
} from './msds-submit.rule.ts'

const none: MsdsDiff = { sections: [], ghs: { added: [], removed: [] }, fields: [] }
const section = (sectCd: string, before: string, after: string) => ({ sectCd, before, after })

describe('why a revision is handed in again (시행규칙 제159조 제1항)', () => {
  test('a revision in which nothing changed has no reason', () => {
    expect(reasonsToSubmit(none)).toEqual([])
    expect(reasonsToSubmit({ ...none, sections: [section('14', 'UN 1263', 'UN 1294')] })).toEqual([])
  })
  test('another name of the product is reason ①, while the composition stays', () =>
    expect(
      reasonsToSubmit({ ...none, sections: [section('01', '제품명: 신너 A', '제품명: 신너 B')] }),
    ).toEqual([changeReasons.name]))
  test('another composition is reason ②, while the product keeps its name', () =>
    expect(
      reasonsToSubmit({
        ...none,
        sections: [
          section('01', '제품명: 신너\n용도: 도장', '제품명: 신너\n용도: 세정'),
          section('03', '톨루엔 40%', '톨루엔 50%'),
        ],
      }),
    ).toEqual([changeReasons.component]))
  test('③ other hazards come before the composition', () =>
    expect(
      reasonsToSubmit({
        ...none,
        sections: [section('03', '톨루엔 40%', '벤젠 40%')],
        ghs: { added: ['H07 1A H350'], removed: [] },
      }),
    ).toEqual([changeReasons.hazard, changeReasons.component]))
  test('another name and composition make a product of its own, with neither ① nor ②', () =>
    expect(
      reasonsToSubmit({
        ...none,
        sections: [section('01', '제품명: 신너 A', '제품명: 신너 B'), section('03', '톨루엔', '자일렌')],
      }),
    ).toEqual([]))
})
describe('an entry', () => {
  const paths = (values: object) => submitIssues(values).map(({ path }) => path)
  test('an entry of secrecy names its components, and another entry names none', () => {
    expect(paths({ kindCd: 'SECRET' })).toEqual(['altNms'])
    expect(paths({ kindCd: 'AGAIN', altNms: ['아민계 경화제'] })).toEqual([])
    expect(paths({ kindCd: 'SUBMIT', altNms: ['아민계 경화제'] })).toEqual(['altNms'])
    expect(['SUBMIT', 'CHANGE', 'SECRET', 'EXTEND', 'AGAIN'].filter(isSecretKind)).toEqual([
      'SECRET',
      'EXTEND',
      'AGAIN',
    ])
  })
  test('an entry of a change says why, and another entry gives no reason', () => {
    expect(paths({ kindCd: 'CHANGE' })).toEqual(['reasonCd'])
    expect(paths({ kindCd: 'CHANGE', reasonCd: '3' })).toEqual([])
    expect(paths({ kindCd: 'SUBMIT', reasonCd: '3' })).toEqual(['reasonCd'])
  })
  test('only what was asked for can be refused', () =>
    expect(strangeNames(['수지', '안료'], ['수지', '아민계 경화제'])).toEqual(['안료']))
  test('an extended approval follows on the old one', () =>
    expect(extendedFrom('2028-02-29')).toBe('2028-03-01'))
})
