import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translations } from '../../../core/shared/words.ts'
import { permitItem } from '../permit-item/permit-item.resource.ts'
import { permitTypes, supplements } from './permit-codes.rule.ts'

const columns = [
  'permitTypeCd',
  'supplCd',
  'stageCd',
  'itemNm',
  'basisTxt',
  'needDefaultYn',
  'photoYn',
  'killYn',
  'sortOrder',
  'itemNmEn',
  'itemNmZh',
  'itemNmEs',
  'basisTxtEn',
  'basisTxtZh',
  'basisTxtEs',
]
const file = new URL('../seed/permit-items.tsv', import.meta.url)
const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
const items = lines.map((line) =>
  Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])),
)

describe('seed of the permit items (5.11)', () => {
  it('the seed has the columns of the master and only known codes', () => {
    expect(head).toBe(columns.join('\t'))
    const wrong = items.filter(
      (item) =>
        Object.keys(item).length !== columns.length ||
        (item.permitTypeCd !== '' && !(item.permitTypeCd in permitTypes)) ||
        (item.supplCd !== '' && !(item.supplCd in supplements)) ||
        !['before', 'during', 'after'].includes(item.stageCd) ||
        [item.needDefaultYn, item.photoYn, item.killYn].some((flag) => flag !== 'Y' && flag !== 'N'),
    )
    expect(wrong).toEqual([])
  })

  it('every item and its basis is said in English, Chinese and Spanish, within what the columns take', () => {
    const words = items.flatMap((item) =>
      (['itemNm', 'basisTxt'] as const).flatMap((name) =>
        translations.map((suffix) => ({ name, word: item[`${name}${suffix}`] ?? '' })),
      ),
    )
    const wrong = words.filter(
      ({ name, word }) =>
        word === '' || /\p{Script=Hangul}/u.test(word) || word.length > permitItem.fields[name].max!,
    )
    expect(wrong).toEqual([])
  })

  it('the seed numbers and names each item once', () => {
    expect(new Set(items.map((item) => item.sortOrder)).size).toBe(items.length)
    expect(new Set(items.map((item) => item.itemNm)).size).toBe(items.length)
  })

  it('the seed holds the six steps of 제319조제2항 before and the four of 제3항 after the work', () => {
    const steps = (stageCd: string, article: string) =>
      items.filter(
        (item) =>
          item.supplCd === 'S2' &&
          item.stageCd === stageCd &&
          item.basisTxt?.startsWith(`안전보건규칙 ${article}`),
      ).length
    expect([steps('before', '제319조제2항'), steps('after', '제319조제3항')]).toEqual([6, 4])
  })

  // Item by item as the design lists them, each with a word by which the seed's sentence is found.
  it.each([
    [
      '',
      [
        'TBM',
        '보호구',
        '출입통제',
        '비상연락망',
        '정리정돈',
        'MSDS',
        '작업책임자를 지정',
        '누출되지 않도록',
        '수시로 측정',
      ],
    ],
    [
      'H',
      [
        '가연물',
        '성능인증을 받은 용접방화포',
        '소화기 2대',
        '하수구',
        '화재감시자를 배치',
        '40℃',
        '자동전격방지기',
        '증기',
        '세정',
      ],
    ],
    [
      'S1',
      [
        '맹판',
        '퍼지',
        '환기',
        '상부·중부·하부',
        '감시인',
        '출입명부',
        '송기마스크',
        '12V',
        '구조장비',
        '출입구에 게시',
      ],
    ],
    [
      'S2',
      [
        '단선결선도',
        '도면과 배선도',
        '단로기를 개방',
        '꼬리표를 부착',
        '잔류전하',
        '검전기',
        '단락 접지기구로 접지',
      ],
    ],
    ['S3', ['매설물', '흙막이', '울타리', '인양', '배수', '가스를 측정']],
    ['S4', ['통제반경을 설정', 'RSO', '선량계', '경보기', '대피', '선원을 차폐용기에 회수']],
    ['S5', ['작업발판', '안전대 부착설비', '하부의 출입', '개구부', '비계 점검표', '떨어지지 않도록']],
    ['S6', ['작업계획서', '신호수', '작업지휘자', '아웃트리거', '인양로프', '안전검사증', '가공전선에서 3m']],
    ['S7', ['압력이 0', '맹판 목록', '보호의', '비상샤워', '잔압', '흡착재']],
  ])('the seed has every item of %s', (kind, words) => {
    const own = items.filter(({ permitTypeCd, supplCd }) => `${permitTypeCd}${supplCd}` === kind)
    expect(words.filter((word) => !own.some(({ itemNm }) => itemNm?.includes(word)))).toEqual([])
  })

  it.each([
    ['가연물', '제241조제2항제3호'],
    ['용접방화포', '제241조제2항제4호'],
    ['화재감시자를 배치', '제241조의2'],
    ['40℃', '제234조'],
    ['자동전격방지기', '제306조'],
    ['안전대 부착설비', '제44조'],
    ['개구부', '제43조'],
    ['비계 점검표', '제58조'],
    ['신호수', '제40조'],
    ['작업지휘자', '제39조'],
    ['가공전선', '제322조'],
  ])('%s stands on %s', (word, article) =>
    expect(items.find(({ itemNm }) => itemNm?.includes(word))?.basisTxt).toContain(article),
  )
})
