import { expect, test } from 'vitest'
import { pageBreak, pastedSections } from './pasted-sections.rule.ts'

const kosha = `물질안전보건자료(MSDS)
톨루엔 CAS No. 108-88-3

1. 화학제품과 회사에 관한 정보
가. 제품명
톨루엔
2. 유해성·위험성
가. 유해성·위험성 분류
인화성 액체 : 구분2
나. 예방조치문구를 포함한 경고 표지 항목
- 신호어 위험
3. 구성성분의 명칭 및 함유량
톨루엔 / 108-88-3 / 100%


4. 응급조치요령
가. 눈에 들어갔을 때
물로 15분 이상 씻으시오.
취급 및 저장하기 전에 설명서를 읽으시오.
10. 안정성 및 반응성
12. 환경에 미치는 영향
자료없음
16. 그 밖의 참고사항
가. 자료의 출처 KOSHA
`

test('the text of KOSHA is divided by its headings; what nobody wrote says so', () =>
  expect(pastedSections(kosha)).toEqual([
    { sectCd: '01', contents: '가. 제품명\n톨루엔' },
    {
      sectCd: '02',
      contents:
        '가. 유해성·위험성 분류\n인화성 액체 : 구분2\n나. 예방조치문구를 포함한 경고 표지 항목\n- 신호어 위험',
    },
    { sectCd: '03', contents: '톨루엔 / 108-88-3 / 100%' },
    {
      sectCd: '04',
      contents: '가. 눈에 들어갔을 때\n물로 15분 이상 씻으시오.\n취급 및 저장하기 전에 설명서를 읽으시오.',
    },
    { sectCd: '10', contents: '자료 없음' },
    { sectCd: '12', contents: '자료없음' },
    { sectCd: '16', contents: '가. 자료의 출처 KOSHA' },
  ]))
test('each section that was read from a PDF says its page', () =>
  expect(
    pastedSections(
      ['4. 응급조치요령\n물로 씻으시오.', '계속 씻으시오.', '9. 물리화학적 특성\n인화점 4 ℃'].join(
        `\n${pageBreak}`,
      ),
    ),
  ).toEqual([
    { sectCd: '04', contents: '물로 씻으시오.\n계속 씻으시오.', page: 1 },
    { sectCd: '09', contents: '인화점 4 ℃', page: 3 },
  ]))
test('English sheets, and numbers with other marks', () =>
  expect(
    pastedSections(
      'SECTION 2: Hazards identification\nH225\nSECTION 4: First aid measures\nRinse.\n제5항 폭발·화재시 대처방법\n분말',
    ).map(({ sectCd }) => sectCd),
  ).toEqual(['02', '04', '05']))
test('a list of contents in front does not win over the text', () =>
  expect(
    pastedSections(
      '13. 폐기시 주의사항\n14. 운송에 필요한 정보\n13. 폐기시 주의사항\n지정폐기물로 처리\n14. 운송에 필요한 정보\nUN 1294',
    ),
  ).toEqual([
    { sectCd: '13', contents: '지정폐기물로 처리' },
    { sectCd: '14', contents: 'UN 1294' },
  ]))
test('a number that does not belong to the words, and text without headings, are no section', () => {
  expect(pastedSections('7. 응급조치 요령\n내용')).toEqual([])
  expect(pastedSections('톨루엔은 인화성이 강한 액체이다.')).toEqual([])
})
