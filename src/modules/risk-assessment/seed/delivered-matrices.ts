import type { Matrix, MatrixGrade, MatrixLevel } from '../matrix/matrix.rule.ts'

/** A matrix that every installation starts with; its bands are still to be held against the original text. */
export interface DeliveredMatrix extends Matrix {
  matrixCd: string
  matrixNm: string
  rsaTypeCds: readonly string[]
  basisTxt: string
  levels: readonly (MatrixLevel & {
    levelNm: string
    peopleTxt?: string
    environmentTxt?: string
    assetTxt?: string
  })[]
}
const [green, lime, yellow, orange, red, dark] = [
  '#2E7D32',
  '#7CB342',
  '#F9A825',
  '#EF6C00',
  '#D84315',
  '#B71C1C',
] as const
const freq = (levelVal: number, levelNm: string, peopleTxt = '') => ({
  axisCd: 'freq',
  levelVal,
  levelNm,
  peopleTxt,
})
const sev = (levelVal: number, levelNm: string, peopleTxt = '', environmentTxt = '', assetTxt = '') => ({
  axisCd: 'sev',
  levelVal,
  levelNm,
  peopleTxt,
  environmentTxt,
  assetTxt,
})
const accepted = (
  fromScore: number,
  toScore: number,
  gradeCd: string,
  gradeNm: string,
  color: string,
  guideTxt: string,
): MatrixGrade => ({ fromScore, toScore, gradeCd, gradeNm, color, acceptYn: 'Y', guideTxt })
const refused = (
  fromScore: number,
  toScore: number,
  gradeCd: string,
  gradeNm: string,
  color: string,
  dueDays: number,
  registerGradeCd: string,
  guideTxt: string,
): MatrixGrade => ({
  fromScore,
  toScore,
  gradeCd,
  gradeNm,
  color,
  acceptYn: 'N',
  dueDays,
  registerGradeCd,
  guideTxt,
})
const only = [freq(1, '구분 없음')]

/** rsa.md 5.1, 5.2, 5.4, 5.5 and the days of 5.8; register grades of fit D12. */
export const deliveredMatrices: readonly DeliveredMatrix[] = [
  {
    matrixCd: 'KRAS54',
    matrixNm: 'KRAS 5×4(빈도·강도)',
    rsaTypeCds: ['K'],
    basisTxt: 'KOSHA KRAS 관리기준(명칭·경계 확인 필요)',
    levels: [
      freq(5, '최상', '발생 가능성 매우 높음'),
      freq(4, '상', '발생 가능성 높음'),
      freq(3, '중', '발생 가능성 있음'),
      freq(2, '하', '발생 가능성 낮음'),
      freq(1, '최하', '발생 가능성 매우 낮음'),
      sev(4, '최대', '사망·장해'),
      sev(3, '대', '휴업 필요'),
      sev(2, '중', '휴업 없는 치료'),
      sev(1, '소', '치료 불필요'),
    ],
    cells: [],
    grades: [
      { ...refused(16, 20, '6', '매우높음', dark, 7, 'U', '즉시 작업중지, 즉시 개선'), interimYn: 'Y' },
      refused(15, 15, '5', '높음', red, 30, 'H', '긴급 임시대책 후 작업, 계획기간 내 대책'),
      refused(9, 12, '4', '약간높음', orange, 90, 'M', '계획된 정비·보수 기간에 감소대책'),
      refused(8, 8, '3', '보통', yellow, 180, 'L', '위험표지·작업절차서 등 관리적 대책'),
      accepted(4, 6, '2', '낮음', lime, '안전정보·주기적 표준작업 교육'),
      accepted(1, 3, '1', '매우낮음', green, '현 안전대책 유지'),
    ],
  },
  {
    matrixCd: 'KRAS33',
    matrixNm: 'KRAS 3×3(빈도·강도)',
    rsaTypeCds: ['J', 'K'],
    basisTxt: 'KOSHA KRAS 3×3(2차 자료, 확인 필요)',
    levels: [
      freq(3, '상'),
      freq(2, '중'),
      freq(1, '하'),
      sev(3, '대', '사망·장해·휴업'),
      sev(2, '중', '치료 필요'),
      sev(1, '소', '치료 불필요'),
    ],
    cells: [],
    grades: [
      refused(6, 9, '3', '높음', red, 30, 'H', '허용 불가, 개선 전 작업 금지'),
      refused(3, 4, '2', '보통', yellow, 90, 'M', '개선 필요'),
      accepted(1, 2, '1', '낮음', green, '현 안전대책 유지'),
    ],
  },
  {
    matrixCd: 'LVL3',
    matrixNm: '위험성 수준 3단계',
    rsaTypeCds: ['L'],
    basisTxt: '사업장 위험성평가에 관한 지침 제7조(통계용 점수 상16·중9·하4)',
    levels: [...only, sev(3, '상', '사망·장해 우려'), sev(2, '중', '치료 필요'), sev(1, '하', '경미')],
    cells: [
      { freqVal: 1, sevVal: 3, scoreVal: 16 },
      { freqVal: 1, sevVal: 2, scoreVal: 9 },
      { freqVal: 1, sevVal: 1, scoreVal: 4 },
    ],
    grades: [
      refused(16, 16, '상', '상', red, 30, 'H', '허용 불가, 즉시 대책'),
      refused(9, 9, '중', '중', yellow, 90, 'M', '허용 불가, 대책 수립'),
      accepted(4, 4, '하', '하', green, '현 상태 유지'),
    ],
  },
  {
    matrixCd: 'CHK',
    matrixNm: '체크리스트(적정·보완)',
    rsaTypeCds: ['C'],
    basisTxt: '사업장 위험성평가에 관한 지침 제7조(통계용 점수 보완9·적정4)',
    levels: [...only, sev(2, '보완'), sev(1, '적정')],
    cells: [
      { freqVal: 1, sevVal: 2, scoreVal: 9 },
      { freqVal: 1, sevVal: 1, scoreVal: 4 },
    ],
    grades: [
      refused(9, 9, '보완', '보완', orange, 90, 'M', '감소대책 필요'),
      accepted(4, 4, '적정', '적정', green, '현 상태 유지'),
    ],
  },
  {
    matrixCd: 'OPS',
    matrixNm: '핵심요인 기술법(감내 가능·불가)',
    rsaTypeCds: ['O'],
    basisTxt: '사업장 위험성평가에 관한 지침 제7조(통계용 점수 불가9·가능4)',
    levels: [...only, sev(2, '감내 불가'), sev(1, '감내 가능')],
    cells: [
      { freqVal: 1, sevVal: 2, scoreVal: 9 },
      { freqVal: 1, sevVal: 1, scoreVal: 4 },
    ],
    grades: [
      refused(9, 9, 'N', '감내 불가', orange, 90, 'M', '감소대책 필요'),
      accepted(4, 4, 'Y', '감내 가능', green, '현 상태 유지'),
    ],
  },
  {
    matrixCd: 'HAZ43',
    matrixNm: 'HAZOP 4×3(강도·빈도)',
    rsaTypeCds: ['Z', 'W'],
    basisTxt: 'KOSHA GUIDE P-82 부록 예시(원문 대조 필요)',
    levels: [
      freq(3, '상', '설비수명 중 1회 이상 발생'),
      freq(2, '중', '발생 가능'),
      freq(1, '하', '희박'),
      sev(4, '치명적', '사망 또는 부상 2명 이상', '사업장 밖 영향', '재산 10억 이상, 정지 10일 이상'),
      sev(3, '중대', '부상 1명', '사업장 안 대량 누출', '재산 1억~10억, 정지 1~10일'),
      sev(2, '보통', '부상 없음', '소량 누출', '재산 1억 미만, 정지 1일 미만'),
      sev(1, '경미', '운전성', '영향 없음', '운전성'),
    ],
    cells: [
      [4, 5, 5, 3],
      [3, 4, 4, 2],
      [2, 3, 2, 1],
      [1, 2, 1, 1],
    ].flatMap(([sevVal, ...scores]) =>
      scores.map((scoreVal, index) => ({ freqVal: 3 - index, sevVal: sevVal!, scoreVal })),
    ),
    grades: [
      refused(5, 5, '5', '허용불가', dark, 30, 'H', '권고와 LOPA 필수'),
      refused(4, 4, '4', '중대', orange, 90, 'M', '권고와 LOPA 필수'),
      refused(3, 3, '3', '상당', yellow, 180, 'L', 'ALARP 사유 필요'),
      accepted(2, 2, '2', '경미', lime, '현 안전조치 유지'),
      accepted(1, 1, '1', '무시', green, '조치 불필요'),
    ],
  },
  {
    matrixCd: 'CHARM',
    matrixNm: 'CHARM 4×4(노출·유해성)',
    rsaTypeCds: ['M'],
    basisTxt: 'KOSHA CHARM 매뉴얼(원문 대조 필요)',
    levels: [
      freq(4, '4등급'),
      freq(3, '3등급'),
      freq(2, '2등급'),
      freq(1, '1등급'),
      sev(4, '4등급'),
      sev(3, '3등급'),
      sev(2, '2등급'),
      sev(1, '1등급'),
    ],
    cells: [],
    grades: [
      { ...refused(12, 16, '4', '매우높음', dark, 7, 'U', '불가, 즉시 종합 개선'), interimYn: 'Y' },
      refused(5, 11, '3', '높음', red, 30, 'H', '불가, 개선'),
      refused(3, 4, '2', '보통', yellow, 180, 'L', '조건부, 필요하면 개선'),
      accepted(1, 2, '1', '낮음', green, '현 관리 유지'),
    ],
  },
]
