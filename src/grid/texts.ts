import type { Language } from '../core/shared/session.ts'
import type { Sentence } from '../core/shared/sentence.ts'
import { messages } from '../core/shared/messages.ts'

const korean =
  <A extends unknown[]>(message: (...given: A) => Sentence) =>
  (...given: A): string =>
    message(...given).in('kr')

/** Every text that the grid itself writes; the shell passes the other languages. */
export interface GridTexts {
  language: Language
  total: (count: string) => string
  checked: (count: string) => string
  checkAll: string
  checkRow: (position: number) => string
  pageSize: string
  pageSizeItem: (size: number) => string
  toStart: string
  toEnd: string
  pageBefore: string
  pageAfter: string
  /** Which page it is, counted from 1 at the end of the list. */
  fromEnd: (page: number) => string
  empty: string
  emptyHint: string
  error: string
  retry: string
  loading: string
  columns: string
  reset: string
  moveUp: (text: string) => string
  moveDown: (text: string) => string
  pin: (text: string) => string
  pinNone: string
  pinLeft: string
  pinRight: string
  sum: string
  rowState: string
  inserted: string
  updated: string
  deleted: string
  expand: string
  collapse: string
  used: string
  unused: string
  addTag: string
  duplicateTag: string
  noOption: string
  badNumber: (label: string) => string
  tooLarge: (label: string, max: number) => string
  tooLong: (label: string, length: number) => string
  tooManyDecimals: (label: string, decimals: number) => string
  badDate: (label: string) => string
  badMonth: (label: string) => string
  badYear: (label: string) => string
  badTime: (label: string, format: string) => string
  badDateTime: (label: string) => string
  badChoice: (label: string) => string
  badFlag: (label: string) => string
  required: (label: string) => string
  cell: (label: string, position: number, value: string) => string
  searchUser: string
}

export const KOREAN_TEXTS: GridTexts = {
  language: 'kr',
  total: (count) => `총 ${count}건`,
  checked: (count) => `${count}건 선택`,
  checkAll: '전체 선택',
  checkRow: (position) => `${position}행 선택`,
  pageSize: '페이지당 건수',
  pageSizeItem: (size) => `${size}건/페이지`,
  toStart: '맨 앞',
  toEnd: '맨 끝',
  pageBefore: '이전 쪽',
  pageAfter: '다음 쪽',
  fromEnd: (page) => `끝에서 ${page}쪽`,
  empty: '조회된 자료가 없습니다.',
  emptyHint: '조회 조건을 바꾸어 다시 조회해 주세요.',
  error: '자료를 불러오지 못했습니다.',
  retry: '다시 시도',
  loading: '불러오는 중입니다.',
  columns: '컬럼 설정',
  reset: '초기화',
  moveUp: (text) => `${text} 앞으로`,
  moveDown: (text) => `${text} 뒤로`,
  pin: (text) => `${text} 고정`,
  pinNone: '고정 안 함',
  pinLeft: '왼쪽 고정',
  pinRight: '오른쪽 고정',
  sum: '합계',
  rowState: '상태',
  inserted: '신규',
  updated: '수정',
  deleted: '삭제',
  expand: '펼치기',
  collapse: '접기',
  used: '사용',
  unused: '미사용',
  addTag: '입력 후 Enter',
  duplicateTag: String(messages.duplicateTag),
  noOption: '일치하는 항목이 없습니다.',
  badNumber: korean(messages.notANumber),
  tooLarge: korean(messages.tooLarge),
  tooLong: korean(messages.tooLong),
  tooManyDecimals: korean(messages.tooManyDecimals),
  badDate: korean(messages.badDate),
  badMonth: korean(messages.badMonth),
  badYear: korean(messages.badYear),
  badTime: korean(messages.badTime),
  badDateTime: korean(messages.badDateTime),
  badChoice: korean(messages.badChoice),
  badFlag: korean(messages.badFlag),
  required: korean(messages.requiredField),
  cell: (label, position, value) => `${label} ${position}행 ${value}`.trim(),
  searchUser: '사용자 조회',
}
