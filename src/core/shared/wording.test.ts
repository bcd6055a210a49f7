import { describe, expect, test } from 'vitest'
import { createWording } from './wording.ts'

const say = createWording(
  {
    '{label} 항목을 입력해 주세요.': 'Please enter {label}.',
    '{label} 항목은 {min} 이상이어야 합니다.': '{label} must be {min} or more.',
    '현재 상태({state})에서는 처리할 수 없습니다.': 'Not in the state {state}.',
    '{row}행{label}: {message}': 'Row {row}{label}: {message}',
    '{label}: {message} 외 {count}건': '{label}: {message} (and {count} more)',
    '{label}: {message}': '{label}: {message}',
    '조회 권한이 없습니다.': 'You may not read this.',
  },
  (korean) =>
    new Map([
      ['작업명', 'Work name'],
      ['작성', 'Draft'],
      ['승인', 'Approve'],
    ]).get(korean),
)

describe('a finished Korean sentence', () => {
  test('is found by its pattern, and the names in it by the labels', () => {
    expect(say('작업명 항목을 입력해 주세요.')).toBe('Please enter Work name.')
    expect(say('작업명 항목은 1,000 이상이어야 합니다.')).toBe('Work name must be 1,000 or more.')
    expect(say('현재 상태(작성)에서는 처리할 수 없습니다.')).toBe('Not in the state Draft.')
  })
  test('may hold a sentence, and stand beside others', () => {
    expect(say('3행 작업명: 조회 권한이 없습니다.')).toBe('Row 3 Work name: You may not read this.')
    expect(say('승인: 조회 권한이 없습니다. 외 2건')).toBe('Approve: You may not read this. (and 2 more)')
    expect(say('작업명 항목을 입력해 주세요.\n조회 권한이 없습니다.')).toBe(
      'Please enter Work name.\nYou may not read this.',
    )
    expect(say('작업명, 작성')).toBe('Work name, Draft')
  })
  test('stays Korean when nothing is known of it, and other words stay as they are', () => {
    expect(say('처음 보는 문장입니다.')).toBe('처음 보는 문장입니다.')
    expect(say('Please enter {label}.')).toBe('Please enter {label}.')
  })
})
