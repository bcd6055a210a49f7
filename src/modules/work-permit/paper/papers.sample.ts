import { renderSVG } from 'uqr'
import type { CrewSheet, Posting } from './papers.server.ts'
import { wordsIn } from '../../../core/shared/four-texts.ts'
import { crewTexts, postingWords } from './papers.texts.ts'

const qrSvg = renderSVG(
  `https://portal.example.com/verify#${'MXxQfDV0aHxQLTEwMDAtMjAyNjAzMTAtMDAwM3zrjIDtlZzsoJXruYTjic18'.repeat(2)}.${'a'.repeat(86)}`,
  {
    ecc: 'L',
    border: 1,
  },
)
const fact = (label: string, value: string, wide = false) => ({ label, value, wide })
const gas = (dt: string, point: string, o2: string, lel: string, ok = true) => ({
  dt,
  point,
  o2,
  lel,
  co: '3',
  h2s: '0',
  co2: '0.04',
  judge: ok ? '적합' : '부적합',
  ok,
  tester: '최가은',
})

/** The posting at the entrance of a tank that is being cleaned. */
export const postingSample: Posting = {
  words: wordsIn(postingWords, 'kr'),
  title: '밀폐공간 작업',
  lawTxt: '산업안전보건기준에 관한 규칙 제619조제3항 출입구 게시',
  warningTxt: '관계자 외 출입금지 · 질식 위험 · 측정과 감시인 없이 들어가지 마시오',
  checksTitle: '불활성·유해가스 누출·유입 검토와 조치',
  stopTxt:
    '사고가 나면 보호구 없이 들어가지 말고 119에 신고하시오. 위험을 느끼면 누구든지 즉시 작업을 중지할 수 있다(산업안전보건법 제52조).',
  permitCd: 'P-1000-20260310-0003',
  printedDt: '2026-03-10 08:02',
  printedBy: '이정훈',
  qrSvg,
  facts: [
    fact(
      '작업내용',
      '탱크 T-204 내부 청소: 톨루엔 잔류물을 제거하고 내부를 세정한 뒤 잔류가스를 측정한다.',
      true,
    ),
    fact('작업일시', '2026-03-10 08:00 ~ 2026-03-10 16:00', true),
    fact('작업장소', '탱크야드 · T-204 하부 맨홀 · T-204 내부', true),
    fact('수행', '물마루준설㈜'),
    fact('관리감독자', '서동현'),
    fact('감시인', '문정민'),
    fact('인원', '3명 (동시 최대 4명)'),
    fact('작업자', '민경수, 나현식, 지창민', true),
    fact('보호구', '송기마스크, 안전대, 안전모, 내화학 장갑', true),
    fact('환기', '강제 급기 · 30 m³/min'),
    fact('구조장비', '삼각대와 윈치, 구조용 로프 30 m, 공기호흡기 2대'),
  ],
  gases: [
    gas('03-10 07:52', '하부', '20.8', '4'),
    gas('03-10 07:50', '중간', '20.9', '2'),
    gas('03-10 07:49', '상부', '20.9', '2'),
    gas('03-10 07:20', '하부', '17.9', '8', false),
  ],
  emptyRows: 4,
  // As many as are shown at all, half of them on two lines, by somebody with a long name.
  checks: Array.from({ length: 7 }, (_, index) => index + 1).flatMap((no) => [
    {
      itemNm: `${no}번 공정 배관에 맹판을 끼우고 잠금과 꼬리표를 걸었다.`,
      confirmed: true,
      by: '준설현장대리인05',
    },
    {
      itemNm: `${no}번 맨홀의 잔류 톨루엔이 다시 생기는지 검토하고 60분마다 상부·중부·하부를 측정하기로 하였다.`,
      confirmed: no > 1,
      by: '이정훈',
    },
  ]),
  contacts: [
    { label: '비상연락', value: '061-000-0119' },
    { label: '소방', value: '119' },
    { label: '집결지', value: '정문 앞 비상집결지' },
    { label: '발급자', value: '이정훈' },
  ],
}
export const crewSample: CrewSheet = {
  words: wordsIn(crewTexts, 'kr'),
  headTxt: '작업 1건 · 연인원 5명',
  plantNm: '여수',
  dayTxt: '2026-03-10',
  printedDt: '2026-03-10 08:02',
  printedBy: '이정훈',
  headCnt: 5,
  permits: [
    {
      permitNm: '탱크 T-204 내부 청소',
      permitCd: 'P-1000-20260310-0003',
      stateNm: '작업중',
      holderNm: '물마루준설㈜',
      placeTxt: '탱크야드 T-204 내부',
      periodTxt: '03-10 08:00 ~ 03-10 16:00',
      people: [
        { name: '서동현', role: '작업책임자', ok: true, unmetTxt: '' },
        { name: '문정민', role: '감시인', ok: true, unmetTxt: '' },
        { name: '민경수', role: '내부 청소', ok: true, unmetTxt: '' },
        { name: '나현식', role: '내부 청소', ok: false, unmetTxt: '확인 필요 2건' },
        { name: '지창민', role: '펌프 조작', ok: true, unmetTxt: '' },
      ],
    },
  ],
}
